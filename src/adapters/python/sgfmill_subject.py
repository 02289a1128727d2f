"""The boards of sgfmill (https://github.com/mattheww/sgfmill) as a subject. PYTHONPATH has to name the folder of sgfmill.

Try it with: ./touchstone certify --subject "rpc:python3 src/adapters/python/sgfmill_subject.py" \
    --rulesets reports/published/rulesets --ruleset simple-ko-suicide
"""

import sys

from sgfmill.boards import Board
from subject import SIGNS, Lacking, parse, serve

COLORS = {"black": "b", "white": "w"}
CAPABILITIES = ["set-up", "board-size", "reads-board", "enforces-legality", "answers-legality", "gives-reasons", "score",
                "literal-score"]


class Subject:
    """A board, and the point that its last play named as forbidden by ko. Turns and ends are left to whoever uses it."""

    def initialize(self, protocol, version):
        return {"protocol": 1, "name": "sgfmill", "version": "1.1.1", "capabilities": CAPABILITIES}

    def begin(self, position, toMove, blackPrisoners, whitePrisoners, lastPlay=None):
        height, width = len(position), len(position[0])
        if height != width:
            raise Lacking("rectangular", "the library has square boards alone")
        try:
            self.board = Board(height)
        except ValueError:
            raise Lacking("board-size", "the library has no board of this size")
        stones = {color: [(height - 1 - y, x) for y, row in enumerate(position) for x, sign in enumerate(row)
                          if SIGNS.get(sign) == color] for color in COLORS}
        self.board.apply_setup(stones["black"], stones["white"], [])
        self.ko, self.expected, self.passes = None, toMove, 0
        return {}

    def make(self, player, move):
        point = parse(move)
        if point is None:
            self.ko, self.passes = None, self.passes + 1
        else:
            column, row = point
            if (row, column) == self.ko and player == self.expected:
                return {"kind": "refused", "reason": "repetition", "words": "play named this point as forbidden by ko"}
            try:
                self.ko = self.board.play(row, column, COLORS[player])
            except IndexError:
                return {"kind": "refused", "reason": "off-board", "words": "IndexError"}
            except ValueError:
                return {"kind": "refused", "reason": "occupied", "words": "ValueError"}
            self.passes = 0
        self.expected = "white" if player == "black" else "black"
        return {"kind": "accepted"}

    def ask(self, player, move):
        before = self.board.copy(), self.ko, self.expected, self.passes
        answer = self.make(player, move)
        self.board, self.ko, self.expected, self.passes = before
        if answer["kind"] == "accepted" and player != self.expected:
            raise Lacking("turn", "the library leaves it to whoever uses it whose turn it is")
        if answer["kind"] == "accepted" and self.passes >= 2:
            raise Lacking("game-end", "the library leaves it to whoever uses it when a game is over")
        return answer

    def position(self):
        signs = {"b": "X", "w": "O", None: "."}
        side = range(self.board.side)
        return ["".join(signs[self.board.get(row, column)] for column in side) for row in reversed(side)]

    def lead(self):
        return self.board.area_score()


if __name__ == "__main__":
    serve(Subject(), sys.stdin.buffer, sys.stdout.buffer)
