"""Build hook: the browser client and the compiled rules. The work is done in `tools/`, which travels in the sdist."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # hatchling does not put the project's folder there

from tools import compilers, native, web


class EntrepotBuildHook(BuildHookInterface[Any]):
    """Adds what is made, not written, to the wheel; an editable install gets sources only."""

    scratch: Path | None = None

    def dependencies(self) -> list[str]:
        """Ask for a compiler only where this machine has no working one, for Node only where there is work for it."""
        root = Path(self.root)
        node = native.settings(root)["dependency-groups"]["web"] if web.is_stale(root) else []
        return [*(native.requirements(root) if self.target_name == "wheel" else []), *node]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile in a temporary folder: an edited source must never be shadowed by an old binary beside it."""
        if version == "editable":
            return
        try:
            web.build(Path(self.root))
        except web.WebError as trouble:
            self.app.abort(str(trouble))
        if self.target_name != "wheel":
            return
        build_data["force_include"][str(Path(self.root) / "docs" / "rules")] = "entrepot/rules"
        self.scratch = Path(tempfile.mkdtemp(prefix="entrepot-build-"))
        try:
            made = native.build(Path(self.root), self.scratch, say=self.app.display_warning)
        except (native.CompileError, compilers.NoCompiler) as trouble:
            shutil.rmtree(self.scratch, ignore_errors=True)
            self.app.abort(str(trouble))
        if made:
            build_data["force_include"].update({str(path): name for name, path in made.items()})
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary folder once its files are in the wheel."""
        if self.scratch is not None:
            shutil.rmtree(self.scratch, ignore_errors=True)
