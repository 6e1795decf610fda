"""The hall's server: tables, seats, moves and chat over HTTP and WebSocket. Needs the `server` extra."""
