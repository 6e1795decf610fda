"""Care for people: reports of what went wrong between them, bans, and an audit log of what operators did."""
