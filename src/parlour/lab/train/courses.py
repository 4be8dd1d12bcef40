"""The courses there are: for each game, which agent learns how. One line a course."""

from __future__ import annotations

from parlour.lab.train import notty_value, qlearning, tables, value
from parlour.lab.train.course import Course

COURSES: dict[str, dict[str, type[Course]]] = {
    "notty": {
        "qlearning": qlearning.Course,
        "last_rounds": qlearning.LastRounds,
        "value": notty_value.NottyValueCourse,
    },
    "house_of_cards": {"qlearning": tables.HouseOfCardsCourse, "value": value.HouseOfCardsValue},
    "potter": {"qlearning": tables.PotterCourse, "value": value.PotterValue},
    "jolly": {"qlearning": tables.JollyCourse, "value": value.JollyValue},
}
