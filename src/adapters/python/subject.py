"""The library as a subject of Touchstone: JSON-RPC 2.0 on standard input and output.

Try it with: ./touchstone certify --subject "rpc:python3 src/adapters/python/subject.py"
"""

import json
import sys

from go_library import Game, Illegal

COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
SIGNS = {"X": "black", "O": "white"}
CAPABILITIES = ["set-up", "board-size", "rectangular", "reads-board", "enforces-legality", "answers-legality",
                "gives-reasons", "lists-legal-plays", "turn", "game-end", "chains", "liberties", "territory", "score",
                "literal-score"]


def parse(name):
    return None if name == "pass" else (COLUMNS.index(name[0]), int(name[1:]) - 1)


def name(point):
    return COLUMNS[point[0]] + str(point[1] + 1)


def names(points):
    return [name(one) for one in points]


class Lacking(Exception):
    """What the library lacks in one case, such as a board of some size: the id of a capability, and a sentence."""

    def __init__(self, capability, words):
        super().__init__(words)
        self.capability = capability


class Subject:
    """Each public method is a request; its parameters are those of the protocol."""

    def initialize(self, protocol, version):
        return {"protocol": 1, "name": "Python starter", "version": "1", "capabilities": CAPABILITIES}

    def begin(self, position, toMove, **unused):
        height = len(position)
        stones = {(x, height - 1 - y): SIGNS[sign]
                  for y, row in enumerate(position) for x, sign in enumerate(row) if sign in SIGNS}
        self.game = Game(len(position[0]), height, stones, toMove)
        return {}

    def make(self, player, move):
        return self._answer(self.game.play, player, move)

    def ask(self, player, move):
        return self._answer(self.game.after, player, move)

    @staticmethod
    def _answer(action, player, move):
        try:
            action(player, parse(move))
        except Illegal as refusal:
            return {"kind": "refused", "reason": refusal.reason, "words": str(refusal)}
        return {"kind": "accepted"}

    def position(self):
        signs = {color: sign for sign, color in SIGNS.items()}
        return ["".join(signs.get(self.game.stones.get((x, y)), ".") for x in range(self.game.width))
                for y in reversed(range(self.game.height))]

    def legalPlays(self, player):
        points = [(x, y) for x in range(self.game.width) for y in range(self.game.height)]
        return [name(one) for one in points if self.ask(player, name(one))["kind"] == "accepted"]

    def toMove(self):
        return self.game.to_move

    def over(self):
        return self.game.passes == 2

    def chain(self, point):
        return names(self.game.region(self.game.stones, parse(point))[0])

    def liberties(self, point):
        return names(self.game.liberties(self.game.stones, parse(point)))

    def territory(self, player):
        return names(self.game.territory(player))

    def lead(self):
        return self.game.lead()


def read(stream):
    """The next message; None at the end."""
    length = 0
    for line in stream:
        if not line.strip():
            return json.loads(stream.read(length))
        key, value = line.split(b":")
        if key == b"Content-Length":
            length = int(value)
    return None


def write(stream, message):
    content = json.dumps({"jsonrpc": "2.0", **message}).encode()
    stream.write(b"Content-Length: %d\r\n\r\n%s" % (len(content), content))
    stream.flush()


def serve(subject, requests, answers):
    while (request := read(requests)) is not None:
        method = getattr(subject, request["method"], None)
        if method is None:
            write(answers, {"id": request["id"], "error": {"code": -32601, "message": "no such request"}})
            continue
        try:
            write(answers, {"id": request["id"], "result": method(**request.get("params", {}))})
        except Lacking as lack:
            error = {"code": 1, "message": str(lack), "data": lack.capability}
            write(answers, {"id": request["id"], "error": error})


if __name__ == "__main__":
    serve(Subject(), sys.stdin.buffer, sys.stdout.buffer)
