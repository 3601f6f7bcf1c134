"""WebSockets and HTTP. Nothing here can import a table: see `forno.server.interfaces`."""
