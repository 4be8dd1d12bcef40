# The page without a connection, and the speed of the cards.

web-motion-calm = calm
web-motion-normal = normal
web-motion-fast = fast
web-motion-off = off

web-card-place = { $place } of { $count }

web-offline-title = No connection
web-offline = The parlour cannot be reached right now. This page continues by itself as soon as it can.
web-offline-works = In the meantime, you can read the rule books and change the settings.
web-offline-try = Try again
web-offline-books = Rule books
web-offline-no-book = This rule book is not stored on this device yet. It will be after your next visit with a connection.
