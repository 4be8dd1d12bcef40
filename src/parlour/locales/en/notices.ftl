# Notifications, e-mail, and a lost cookie.

notice-push-service = This browser’s push service is not one that the host of this parlour allows.
notice-no-mail = This parlour does not send e-mail.
notice-not-sent = The e-mail could not be sent. Check the address, or try again later.
notice-no-such-code = This code is not valid. A code works once, for an hour, in the browser in which you gave the address.
notice-bad-link = This link is not valid. You can switch the e-mails off on the “You” page instead.
notice-too-many-tables = You are already told of your turns at { $most } tables. Switch one off first.
notice-no-seat = You have no seat at this table.

notice-title = Notifications
notice-intro = When it is your turn and you are not at the table, the parlour can tell you. You choose the tables in the menu of each table. Invitations are announced in the same way.
notice-here = Notifications in this browser
notice-here-on = This browser shows notifications.
notice-here-off = This browser shows none.
notice-here-never = This browser cannot show notifications of websites. On an iPhone or iPad, first add the parlour to the home screen.
notice-here-denied = This browser does not allow notifications of the parlour. You can allow them in the browser’s settings for this website.
notice-here-failed = This browser could not subscribe to notifications. Try again, or use another browser.
notice-here-start = Show notifications here
notice-here-stop = Show none here
notice-others = { $count ->
    [one] One other browser of yours shows notifications.
   *[other] { $count } other browsers of yours show notifications.
 }
notice-mail = E-mail
notice-mail-words = You get an e-mail if no browser of yours can be reached, or if your time is running out. With a confirmed address you can also come back as yourself if you lose this browser’s cookie.
notice-mail-field = Your e-mail address
notice-mail-ask = Send a code
notice-mail-sent = A code has been sent to { $address }. Nothing else is sent there until you confirm it.
notice-mail-code = The code from the e-mail
notice-mail-confirm = Confirm
notice-mail-other = Another address
notice-mail-is = Your address: { $address }
notice-mail-letters = Tell me by e-mail
notice-mail-drop = Forget the address
notice-tables = Tables
notice-tables-none = None yet.
notice-table-open = Open the table
notice-table-stop = Switch off for this table

notice-remind = Tell me when it is my turn here
notice-remind-words = You are told when you are not at the table: once per turn, and once more if your time is running out.
notice-remind-push = by a notification in this browser
notice-remind-elsewhere = by a notification in another browser
notice-remind-mail = by e-mail to { $address }
notice-remind-how = You are told { $ways }.
notice-remind-nohow = Nothing can reach you yet: allow notifications in this browser, or choose another way on the “You” page.
notice-remind-more = All notifications

notice-stop-title = No more e-mails?
notice-stop-words = You will not be told of your turns and invitations by e-mail any more. Your address stays stored, so that you can come back with it; you can delete it on the “You” page.
notice-stop-do = Stop the e-mails
notice-stop-done = You get no more e-mails about turns and invitations.

notice-lost = Lost your place?
notice-lost-words = If you had confirmed an e-mail address, enter it: you get an e-mail with a link that makes this browser yours again.
notice-lost-send = Send me a link
notice-lost-sent = If this address is known here, an e-mail is on its way. The link works once, for an hour.
notice-elsewhere = Sign out everywhere else
notice-elsewhere-words = Every other browser stops being you, for example on a device that you have lost. At tables where it has a seat, it keeps the seat.
notice-elsewhere-done = Only this browser is signed in now.
