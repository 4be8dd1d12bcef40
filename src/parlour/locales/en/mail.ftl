# Words of notifications and e-mails, which the server writes. E-mails are plain text, one paragraph to a line.

notice-turn = Your turn in { $game }
notice-turn-words = The others are waiting for you.
notice-time = { $game }: your time is running out
notice-time-words = If you do not play soon, a computer plays for you.
notice-invitation = { $name } invites you to { $game }
notice-invitation-words = A seat is waiting for you.
notice-nothing = Nothing is waiting for you any more.

mail-confirm = { $code } is your code for the parlour
mail-confirm-words =
    Your code: { $code }

    Enter it in the browser in which you gave this address, or open this link there:
    { $link }

    It works once, for an hour. If you did not ask for it, ignore this e-mail: nothing else will be sent to you.
mail-recover = Come back to the parlour
mail-recover-words =
    Open this link in the browser that should be yours again:
    { $link }

    Or enter this code on the “You” page there: { $code }

    It works once, for an hour. Your other browsers stay signed in; on the “You” page you can sign them out. If you did not ask for it, ignore this e-mail: without the code, nobody gets in.
mail-end =
    Choose what you are told: { $me }
    No more such e-mails: { $stop }
