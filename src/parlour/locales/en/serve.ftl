# Messages from the server to its guests.

serve-restarting = The server is restarting. Your game will continue by itself in a moment.
serve-too-fast = Too many requests. { $seconds ->
    [one] Wait a second, then try again.
   *[other] Wait { $seconds } seconds, then try again.
 }
serve-too-many = There are already { $most } connections from your network. Close some pages, then try again.
serve-too-large = The request is larger than { $limit } bytes, or does not state its size.
serve-table-full = { $most } people are already at this table. Try again later.
serve-table-closed = An admin has closed this table. { $reason }
serve-banned = You are banned from this server. Ask its admin why.
serve-full = The server is full: only people who have a seat can come in now. Try again in a few minutes.
