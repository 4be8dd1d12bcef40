"""Routes of lessons: a whole lesson, and the answer to a move that the learner tries."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from parlour.server.http.requests import body
from parlour.server.http.responses import encode
from parlour.server.views import lessons
from parlour.wire.http import LessonTry


async def lesson(request: Request) -> Response:
    """Respond with the lesson of a game."""
    return encode(lessons.shown(request.path_params["game"]))


async def try_lesson(request: Request) -> Response:
    """Respond with the answer to a move that the learner tries."""
    wish = await body(request, LessonTry)
    return encode(lessons.judged(request.path_params["game"], request.path_params["number"], wish.move))


routes = [
    Route("/api/lessons/{game}", lesson, methods=["GET"]),
    Route("/api/lessons/{game}/{number:int}", try_lesson, methods=["POST"]),
]
