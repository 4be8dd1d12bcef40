# The plain table, for games from outside that bring none of their own.

generic-pitch = කවුරුහරි ගෙනාපු ක්‍රීඩාවක්.
generic-turn = වාරය { $turn }
generic-your-turn = ඔයාගේ වාරය: { $acts }.
generic-can = මේ කාඩ්වලින්: { $acts }.
generic-no-move = මේ කාඩ්වලින් විතරක් කරන්න පුළුවන් පියවරක් නැහැ.
generic-over = ක්‍රීඩාව ඉවරයි.
generic-which = මොකද්ද තෝරන්නේ?
generic-your-hand = ඔයාගේ අත
generic-top = උඩින්ම { $card }
generic-top-last = අන්තිම කාඩ් එක තියෙන්නේ උඩින්ම.
generic-yes = ඔව්
generic-no = නැහැ
generic-score = { $count }
generic-not-outside = { $game } මේ ගෙදරම ක්‍රීඩාවක්: එහි වචනත් නීතිත් පිටුවේම තියෙනවා.
generic-page-failed = මේ ක්‍රීඩාවේම පිටුව පෙන්වන්න බැරි වුණා, ඒ නිසා ඔයා ඉන්නේ සාමාන්‍ය මේසයේ. ආයෙත් උත්සාහ කරන්න පිටුව නැවත පූරණය කරන්න.
generic-page-version = මේ ක්‍රීඩාවේ පිටුව හදලා තියෙන්නේ Parlour හි වෙනත් සංස්කරණයකට, ඒ නිසා ඔයා ඉන්නේ සාමාන්‍ය මේසයේ.
