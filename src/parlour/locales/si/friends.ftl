# යාළුවෝ, ළඟදී සෙල්ලම් කරපු අය, ආරාධනා, අවහිර කිරීම් සහ පැමිණිලි.

people-no-such-person = එහෙම කෙනෙක් මෙහෙ නැහැ. එයා තමන්ගේ දත්ත මකලා වෙන්න පුළුවන්.
people-yourself = ඒ ඔයාමයි. වෙන කෙනෙක් තෝරන්න.
people-too-many-friends = උත්තර එනකම් ඉන්න ඉල්ලීම් වැඩියි. උත්තරයක් එනකම් ඉන්න, නැත්නම් එකක් ආපහු ගන්න.
people-too-many-blocked = ඔයා දැනටමත් { $most } දෙනෙක් අවහිර කරලා. මුලින් කෙනෙක්ව නිදහස් කරන්න.
people-invite-stranger = ආරාධනා කරන්න පුළුවන් යාළුවන්ටයි ළඟදී ඔයා එක්ක සෙල්ලම් කරපු අයටයි. අනෙක් අයට මේසයේ ලින්ක් එක යවන්න.
people-too-many-invitations = ඔයාගේ ආරාධනා { $most }ක් තාම උත්තර එනකම් ඉන්නවා. මුලින් ඒවට උත්තර එනකම් ඉන්න.
people-invite-elsewhere = ආරාධනා කරන්න පුළුවන් ඔයා වාඩි වෙලා ඉන්න, සෙල්ලම තාම පටන් ගත්තේ නැති මේසයකට විතරයි.
people-too-many-reports = ඔයාගේ පැමිණිලි { $most }ක් සත්කාරක තාම බලලා නැහැ. ඒවා බලනකම් ඉන්න.
people-not-there = මේ කෙනා ඒ මේසයේ නැහැ. එයාගේ පිටුවෙන් පැමිණිලි කරන්න.
people-name-refused = මේ නම මෙහෙ පාවිච්චි කරන්න සත්කාරක ඉඩ දෙන්නේ නැහැ. වෙන නමක් තෝරන්න.

friends-title = අය
friends-friends = යාළුවෝ
friends-none = තාම යාළුවෝ නැහැ. කෙනෙක් එක්ක සෙල්ලම් කරලා එයාව මෙතනින් එකතු කරන්න.
friends-recent = ළඟදී සෙල්ලම් කරපු අය
friends-recent-none = තාම කවුරුත් නැහැ. ඔයා එක්ක සෙල්ලමක් ඉවර කරන අය මෙතන පේනවා.
friends-blocked = අවහිර කරපු අය
friends-asks = යාළු වෙන්න කැමතියි
friends-asked = තාම උත්තර දුන්නේ නැහැ
friends-last = { $game }, { $date }
friends-add = යාළුවෙක් කරගන්න
friends-accept = පිළිගන්න
friends-decline = එපා කියන්න
friends-take-back = ඉල්ලීම ආපහු ගන්න
friends-remove = යාළුවන්ගෙන් අයින් කරන්න
friends-invite = ආරාධනා කරන්න
friends-invite-again = ආයෙත් සෙල්ලම් කරමු
friends-invited = ආරාධනා කළා
friends-block = අවහිර කරන්න
friends-unblock = අවහිරය අයින් කරන්න
friends-block-sure = { $name } අවහිර කරන්නද?
friends-block-words = එයාට ඔයාට ආරාධනා කරන්න, යාළු වෙන්න ඉල්ලන්න, කතා කරන්න බැරි වෙනවා; එයාගේ ලැයිස්තුවල ඔයාව පේන්නෙත් නැහැ. එයාට ඒක කියන්නේ නැහැ.
friends-more = { $name } ගැන තව
friends-invitations = ආරාධනා
friends-invitation = { $name } ඔයාට { $game } සෙල්ලම් කරන්න ආරාධනා කරනවා
friends-join = එකතු වෙන්න
friends-report = පැමිණිලි කරන්න
friends-report-title = { $name } ගැන පැමිණිල්ලක්
friends-report-why = වැරැද්ද මොකක්ද?
friends-reason-talk = එයා කියන දේවල්
friends-reason-name = එයාගේ නම
friends-reason-play = සෙල්ලම් කරන විදිහ
friends-reason-other = වෙන දෙයක්
friends-report-text = සත්කාරකට තව කියන්න තියෙන දේ (කැමති නම්)
friends-report-words = සත්කාරකට ඔයාගේ නම පේනවා; මේසයකින් නම් කතාබහේ අන්තිම පේළිත් පේනවා.
friends-report-send = පැමිණිල්ල යවන්න
friends-reported = ස්තුතියි. සත්කාරක ඒක බලයි.
friends-at-table = යාළුවෝ, අවහිර කිරීම, පැමිණිලි
friends-at-table-none = මේ මේසයේ තමන්ව හඳුන්වලා දුන්න වෙන කවුරුත් නැහැ.
friends-invite-here = දන්න කෙනෙක්ට ආරාධනා කරන්න

# කෙනෙක්ගේ පිටුව.

profile-own = ඔයාගේ පිටුව
profile-own-open = ඔයාගේ පිටුව බලන්න
profile-yours = මේ ඔයාගේ පිටුව. ඔයාට ඔක්කොම පේනවා; අනෙක් අයට පේන්නේ ඔයා පෙන්වන දේවල් විතරයි.
profile-share-words = ඔයා එක්ක සෙල්ලම් කරපු ඕනම කෙනෙක්ට ඔයාගේ පිටුව අරින්න පුළුවන්. එතන ඔයාගේ නමයි, හොඳම අයගේ ලැයිස්තුවල තියෙන දේවලුයි පේනවා. අනෙක් දේවල් තීරණය කරන්නේ ඔයා:
profile-share-ratings = ලකුණු ඔක්කොමයි ඒවා වෙනස් වුණ හැටියි පෙන්වන්න
profile-share-achievements = ජයග්‍රහණ පෙන්වන්න
profile-share-games = මගේ අන්තිම සෙල්ලම් පෙන්වන්න, වෙන කවුද හිටියේ කියලා නැතුව
profile-nothing = මේ කෙනා වෙන කිසිම දෙයක් පෙන්වන්නේ නැහැ.
profile-together = එකට කරපු සෙල්ලම්
profile-place = { $place } වෙනි තැන
profile-curve = දැන් { $last }, { $low } ඉඳන් { $high } වෙනකම්, { $count ->
    [one] එක සෙල්ලමක
   *[other] සෙල්ලම් { $count }ක
 }
profile-achievements = ජයග්‍රහණ
profile-no-achievements = තාම නැහැ.
profile-achieved-games-1 = පළවෙනි සෙල්ලම
profile-achieved-games-10 = සෙල්ලම් දහයක්
profile-achieved-games-100 = සෙල්ලම් සීයක්
profile-achieved-wins-1 = පළවෙනි දිනුම
profile-achieved-wins-10 = දිනුම් දහයක්
profile-achieved-wins-100 = දිනුම් සීයක්
profile-achieved-row = එක දිගට දිනුම් තුනක්
profile-achieved-people = මිනිස්සු එක්ක පළවෙනි දිනුම
profile-achieved-every = හැම සෙල්ලමකම දිනුමක්

# අද ප්‍රහේළිකාව.

puzzle-streak = { $count ->
    [one] එක දවසක්
   *[other] එක දිගට දවස් { $count }ක්
 }
puzzle-streak-now = { $count ->
    [one] අලුත් පෙළක පළවෙනි දවස.
   *[other] එක දිගට දවස් { $count }ක්. ඔයාගේ දිගම පෙළ: { $longest }.
 }
puzzle-share = ප්‍රතිඵලය කොපි කරන්න
puzzle-share-text = අද ප්‍රහේළිකාව, { $date }: { $game } විසඳුවා{ $count ->
    [0] {""}
    [one] {""}
   *[other] , එක දිගට දවස් { $count }ක්
 }.
