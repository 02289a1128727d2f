"""Runs Touchstone's test vectors on the library. No Touchstone, no Java: nothing but a JSON reader.

Usage: python3 vectors.py FOLDER RULESET. Prints a line of JSON for each scenario.
"""

import json
import sys
from pathlib import Path

from subject import CAPABILITIES, SIGNS, Subject, name


class Library(Subject):
    """What the library shows, asked without a protocol."""

    def score(self):
        """The base rules count areas: stones and territory."""
        stones = list(self.game.stones.values())
        return {color: stones.count(color) + len(self.territory(color)) for color in ("black", "white")}


def stones(rows):
    return {name((x, len(rows) - 1 - y)): SIGNS[sign]
            for y, row in enumerate(rows) for x, sign in enumerate(row) if sign in SIGNS}


def same(wanted, answer, ordered):
    return answer == wanted if ordered or not isinstance(wanted, list) else sorted(answer) == sorted(wanted)


def like(wanted, answer):
    return all(like(value, answer.get(field, {})) if isinstance(value, dict) else answer.get(field) == value
               for field, value in wanted.items())


def changed(wanted, before, after):
    play, left = wanted["play"], dict(before)
    if play["move"] in left:
        return False
    left[play["move"]] = play["player"]
    return all(left.pop(point, None) == wanted["of"] for point in wanted["removed"]) and left == after


def holds(relation, wanted, answer, request, before):
    return {"is": lambda: same(wanted, answer, request == "position"),
            "like": lambda: like(wanted, answer),
            "unlike": lambda: not like(wanted, answer),
            "reason": lambda: answer.get("reason", wanted) == wanted,
            "contains": lambda: set(wanted) <= set(answer),
            "lacks": lambda: not set(wanted) & set(answer),
            "empty": lambda: not set(wanted) & set(stones(answer)),
            "change": lambda: changed(wanted, stones(before), stones(answer))}[relation]()


def run(steps):
    """What is wrong, or None. The library takes no statements, and `inTurn` occurs only after one."""
    library, before = Library(), []
    for step in steps:
        for call in step["calls"]:
            request = call["request"]
            if request == "finish" or "needs" in call and not hasattr(library, request):
                continue
            answer = getattr(library, request)(**call.get("params", {}))
            for relation, wanted in call.get("expect", {}).items():
                if not holds(relation, wanted, answer, request, before):
                    return f"{step['text']}: {request} answered {answer}, expected {relation} {wanted}"
            before = answer if request == "position" else before
    return None


def report(scenario, steps):
    missing = sorted(set(scenario["needs"]) - set(CAPABILITIES))
    wrong = missing or run(steps)
    outcome = "unsupported" if missing else "failed" if wrong else "passed"
    return {"scenario": scenario["id"], "outcome": outcome, "message": f"needs {missing}" if missing else wrong or ""}


if __name__ == "__main__":
    for file in sorted(Path(sys.argv[1]).glob("*.json")):
        for scenario in json.loads(file.read_text("utf-8")).get("scenarios", []) if file.name != "index.json" else []:
            for variant in scenario["variants"]:
                if sys.argv[2] in variant["rulesets"]:
                    print(json.dumps(report(scenario, variant["steps"])))
