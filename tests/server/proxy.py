"""A proxy of our own for the tests: nginx, started with the file of deploy/ and other ports, then thrown away."""

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from .running import free_port, wait_for

FILE = Path(__file__).parents[2] / "deploy" / "nginx.conf"
NAME = "club.example"
CERTIFICATES = f"/etc/letsencrypt/live/{NAME}"
UPSTREAMS = ("127.0.0.1:8001", "127.0.0.1:8002")
AROUND = """
{user}
daemon off;
pid {folder}/pid;
error_log {folder}/error.log warn;
worker_processes 2;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
"""What stands in Debian's nginx.conf, as far as a site needs it."""


def program() -> str:
    found = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if found is None:
        pytest.skip("THE PROXY IS NOT TESTED: no `nginx` in PATH or /usr/sbin")
    return found


class Proxy:
    """A running nginx: where it is found, by TLS and without."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port, self.plain_port = free_port(), free_port()
        self.url = f"https://127.0.0.1:{self.port}"
        self.plain_url = f"http://127.0.0.1:{self.plain_port}"

    def said(self) -> str:
        return (self.folder / "error.log").read_text(encoding="utf-8")


def site(folder: Path, proxy: Proxy, ports: Sequence[int]) -> str:
    """The file of deploy/ with the test's own values. Whatever is replaced must be there."""
    text = FILE.read_text(encoding="utf-8")
    own = {
        CERTIFICATES: str(folder),
        NAME: "127.0.0.1",
        "listen 443": f"listen 127.0.0.1:{proxy.port}",
        "listen 80": f"listen 127.0.0.1:{proxy.plain_port}",
        **{upstream: f"127.0.0.1:{port}" for upstream, port in zip(UPSTREAMS, ports, strict=True)},
    }
    for theirs, ours in own.items():
        assert theirs in text, f"{FILE.name} does not name {theirs} any more"
        text = text.replace(theirs, ours)
    return text


@contextmanager
def proxied(folder: Path, ports: Sequence[int]) -> Iterator[Proxy]:
    """Start nginx before the servers of these ports."""
    nginx = program()
    proxy = Proxy(folder)
    key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", str(folder / "privkey.pem")]
    certificate = ["-x509", "-days", "2", "-subj", "/CN=test", "-out", str(folder / "fullchain.pem")]
    subprocess.run(["openssl", "req", *key, *certificate], check=True, capture_output=True, timeout=60)
    (folder / "site.conf").write_text(site(folder, proxy, ports), encoding="utf-8")
    user = "user root;" if os.geteuid() == 0 else ""  # its workers write to the test's own folder
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user=user), encoding="utf-8")
    command = [nginx, "-p", str(folder), "-c", str(folder / "nginx.conf")]
    tested = subprocess.run([*command, "-t", "-q"], check=False, capture_output=True, text=True, timeout=60)
    assert tested.returncode == 0, tested.stderr
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(lambda: (folder / "pid").is_file() and (folder / "pid").read_text(encoding="ascii").strip() != "")
        yield proxy
    finally:
        running.terminate()
        running.wait(60)
