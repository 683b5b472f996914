"""The server over real sockets and a real database: people, tables, play, abuse, secrecy, crashes, storage, bots."""
