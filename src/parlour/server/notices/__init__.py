"""How people who are not there are told that it is their turn: Web Push and e-mail."""
