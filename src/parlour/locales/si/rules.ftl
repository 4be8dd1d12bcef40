# Rule books, in the drawer of a table and on pages of their own.

rules-of = { $game }: නීති
rules-contents = පටුන
rules-search = නීතිවල හොයන්න
rules-clear = සෙවීම මකන්න
rules-found = { $count ->
    [0] මේ වචන ඔක්කොම තියෙන තැනක් නැහැ.
    [one] එක තැනක්
   *[other] තැන් { $count }ක්
 }
rules-none = මේ ක්‍රීඩාවට මෙතන නීති පොතක් නැහැ.
rules-print = මුද්‍රණය කරන්න
rules-sources = මූලාශ්‍ර, විකල්ප සහ පියවර ලියන විදිය පෙන්නන්න
