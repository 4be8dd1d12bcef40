# What the page says without a connection, and how fast cards travel.

web-motion-calm = calm
web-motion-normal = normal
web-motion-fast = fast
web-motion-off = off

web-card-place = { $place } of { $count }

web-offline-title = No connection
web-offline = The parlour cannot be reached just now. As soon as it can, this page goes on by itself.
web-offline-works = Meanwhile you can read the rule books and change the settings.
web-offline-try = Try again
web-offline-books = Rule books
web-offline-no-book = This rule book is not kept on this device yet. It will be after the next visit with a connection.
