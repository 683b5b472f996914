"""The server: tables for people and bots over HTTP and sockets. Everything that leaves it is one seat's view."""
