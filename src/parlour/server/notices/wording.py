"""The words of notices and letters, in the language of the person who gets them."""

from __future__ import annotations

from parlour.locales import LANGUAGES, say
from parlour.server.notices.mail import Letter
from parlour.storage.notices import MailRow, NoticeRow
from parlour.wire.notices import NoticeText

ME = "/me"
GUEST = "Guest"  # the name of people who give none


def known_language(language: str) -> str:
    """Return a language if Parlour has it; English otherwise."""
    return language if language in LANGUAGES else "en"


def notice_text(row: NoticeRow, language: str) -> NoticeText:
    """Return what a notification shows: nothing that anybody behind the person may not see."""
    facts = {
        "game": say(language, f"{row.game}-name"),
        "name": say(language, "web-you-name") if row.name in ("", GUEST) else row.name,
    }
    return NoticeText(
        title=say(language, f"notice-{row.kind}", facts),
        words=say(language, f"notice-{row.kind}-words", facts),
        path=f"/t/{row.table_id}",
        tag=f"{row.kind} {row.table_id}",
        at=row.at,
        language=language,
    )


def nothing_text(language: str) -> NoticeText:
    """Return what a browser shows that was woken too late: it has to show something."""
    words = say(language, "notice-nothing")
    return NoticeText(title=say(language, "web-title"), words=words, path="/", tag="nothing", at=0, language=language)


def notice_letter(row: NoticeRow, mail: MailRow, url: str, stop: str) -> Letter:
    """Return the letter about a notice."""
    text = notice_text(row, mail.language)
    end = say(mail.language, "mail-end", {"me": f"{url}{ME}", "stop": stop})
    return Letter(mail.address, text.title, f"{text.words}\n\n{url}{text.path}\n\n-- \n{end}\n", stop)


def code_letter(address: str, code: str, language: str, url: str) -> Letter:
    """Return the letter that confirms an address."""
    words = say(language, "mail-confirm-words", {"code": code, "link": f"{url}{ME}#mail={code}"})
    return Letter(address, say(language, "mail-confirm", {"code": code}), words + "\n")


def recovery_letter(mail: MailRow, code: str, url: str) -> Letter:
    """Return the letter with which somebody becomes the same person on another device."""
    words = say(mail.language, "mail-recover-words", {"code": code, "link": f"{url}{ME}#code={code}"})
    return Letter(mail.address, say(mail.language, "mail-recover"), words + "\n")
