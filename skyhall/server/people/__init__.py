"""People who keep a name: accounts without passwords, their sessions, ratings and profiles. All of it is optional."""
