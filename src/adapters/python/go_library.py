"""A small library of the base rules of Go, with two deliberate faults, which are marked."""

OPPONENT = {"black": "white", "white": "black"}


class Illegal(Exception):
    """A move that the rules forbid. The reason is a word of the subject protocol."""

    def __init__(self, reason, words):
        super().__init__(words)
        self.reason = reason


class Game:
    """A game from a position on. Points are (column, row), counted from the lower left corner."""

    def __init__(self, width, height, stones, to_move):
        self.width, self.height = width, height
        self.stones = dict(stones)
        self.to_move = to_move
        self.passes = 0
        self.seen = [self.stones]

    def neighbours(self, point):
        x, y = point
        around = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        return [(a, b) for a, b in around if 0 <= a < self.width and 0 <= b < self.height]

    def region(self, stones, point):
        """The points connected to this one in the same state, and the points next to them."""
        state, found, border, left = stones.get(point), {point}, set(), [point]
        while left:
            for near in self.neighbours(left.pop()):
                if stones.get(near) != state:
                    border.add(near)
                elif near not in found:
                    found.add(near)
                    left.append(near)
        return found, border

    def liberties(self, stones, point):
        return {near for near in self.region(stones, point)[1] if near not in stones}

    def after(self, player, point):
        """The stones after a move; point is None for a pass. Raises Illegal."""
        if self.passes == 2:
            raise Illegal("game-over", "the game is over")
        if player != self.to_move:
            raise Illegal("out-of-turn", "it is the turn of " + self.to_move)
        if point is None:
            return self.stones
        if not (point[0] < self.width and point[1] < self.height):
            raise Illegal("off-board", "there is no such point")
        if point in self.stones:
            raise Illegal("occupied", "there is a stone")
        stones = {**self.stones, point: player}
        for color in (OPPONENT[player], player):
            for stone in [one for one in stones if stones[one] == color]:
                if stone in stones and not self.liberties(stones, stone):
                    for dead in self.region(stones, stone)[0]:
                        del stones[dead]
        # Fault: only the position before the last move may not come back, not any earlier one.
        if stones in self.seen[-2:]:
            raise Illegal("repetition", "the position was there before")
        return stones

    def play(self, player, point):
        self.stones = self.after(player, point)
        self.passes = self.passes + 1 if point is None else 0
        self.to_move = OPPONENT[player]
        self.seen.append(self.stones)

    def territory(self, player):
        points = set()
        for point in ((x, y) for x in range(self.width) for y in range(self.height)):
            if point not in self.stones and point not in points:
                region, border = self.region(self.stones, point)
                # Fault: one stone of the player at the border is enough, whoever else is there.
                if any(self.stones[near] == player for near in border):
                    points |= region
        return points

    def lead(self):
        """Black's area less White's."""
        area = {color: len(self.territory(color)) + list(self.stones.values()).count(color) for color in OPPONENT}
        return area["black"] - area["white"]
