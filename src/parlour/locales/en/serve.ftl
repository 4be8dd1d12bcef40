# What the house itself tells its guests.

serve-restarting = The server is being restarted. The game goes on in a moment, by itself.
serve-too-fast = Too many requests. { $seconds ->
    [one] Wait a second, then try again.
   *[other] Wait { $seconds } seconds, then try again.
 }
serve-too-many = There are { $most } connections from your network already. Close some pages, then try again.
serve-too-large = What was sent is larger than { $limit } bytes, or does not say how large it is.
serve-table-full = { $most } people are at this table already. Try again later.
serve-table-closed = Whoever runs the house has closed this table. { $reason }
serve-banned = You cannot come in here. Ask whoever runs the house why.
serve-full = The house is full: only people who have a seat can come in now. Try again in a few minutes.
