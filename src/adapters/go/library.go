package main

// A small library of the base rules of Go, with two deliberate faults, which are marked.

// Point is counted from the lower left corner.
type Point struct{ X, Y int }

// Stones are the players' names by points; an empty point is not in it.
type Stones map[Point]string

// Illegal is a move that the rules forbid. The reason is a word of the subject protocol.
type Illegal struct{ Reason, Words string }

func (illegal *Illegal) Error() string { return illegal.Words }

var opponent = map[string]string{"black": "white", "white": "black"}

// Game is a game from a position on.
type Game struct {
	Width, Height int
	Stones        Stones
	ToMove        string
	Passes        int
	seen          []moment
}

type moment struct {
	stones Stones
	toMove string
}

// NewGame begins with a position.
func NewGame(width, height int, stones Stones, toMove string) *Game {
	return &Game{width, height, stones, toMove, 0, []moment{{stones, toMove}}}
}

func (game *Game) has(point Point) bool {
	return 0 <= point.X && point.X < game.Width && 0 <= point.Y && point.Y < game.Height
}

// Points are all points of the board.
func (game *Game) Points() []Point {
	points := []Point{}
	for y := 0; y < game.Height; y++ {
		for x := 0; x < game.Width; x++ {
			points = append(points, Point{x, y})
		}
	}
	return points
}

func (game *Game) neighbours(point Point) []Point {
	near := []Point{}
	for _, step := range []Point{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
		if one := (Point{point.X + step.X, point.Y + step.Y}); game.has(one) {
			near = append(near, one)
		}
	}
	return near
}

// Region is the points connected to a point in the same state, and the points next to them.
func (game *Game) Region(stones Stones, point Point) (found, border []Point) {
	found = []Point{point}
	known := map[Point]bool{point: true}
	for i := 0; i < len(found); i++ {
		for _, near := range game.neighbours(found[i]) {
			if known[near] {
				continue
			}
			known[near] = true
			if stones[near] == stones[point] {
				found = append(found, near)
			} else {
				border = append(border, near)
			}
		}
	}
	return found, border
}

// Liberties are those of the chain of a stone.
func (game *Game) Liberties(stones Stones, point Point) []Point {
	liberties := []Point{}
	_, border := game.Region(stones, point)
	for _, near := range border {
		if stones[near] == "" {
			liberties = append(liberties, near)
		}
	}
	return liberties
}

func (game *Game) remove(stones Stones, point Point) {
	chain, _ := game.Region(stones, point)
	for _, dead := range chain {
		delete(stones, dead)
	}
}

// After is the stones after a move; a nil point is a pass. The error is an *Illegal.
func (game *Game) After(player string, point *Point) (Stones, error) {
	switch {
	case game.Passes == 2:
		return nil, &Illegal{"game-over", "the game is over"}
	case player != game.ToMove:
		return nil, &Illegal{"out-of-turn", "it is the turn of " + game.ToMove}
	case point == nil:
		return game.Stones, nil
	case !game.has(*point):
		return nil, &Illegal{"off-board", "there is no such point"}
	case game.Stones[*point] != "":
		return nil, &Illegal{"occupied", "there is a stone"}
	}
	stones := Stones{*point: player}
	for at, color := range game.Stones {
		stones[at] = color
	}
	for _, near := range game.neighbours(*point) {
		if stones[near] == opponent[player] && len(game.Liberties(stones, near)) == 0 {
			game.remove(stones, near)
			// Fault: a play may capture several chains, and only the first is removed.
			break
		}
	}
	if len(game.Liberties(stones, *point)) == 0 {
		game.remove(stones, *point)
	}
	for _, before := range game.seen {
		// Fault: a position may come back if it is the other player's turn then.
		if before.toMove == opponent[player] && equal(before.stones, stones) {
			return nil, &Illegal{"repetition", "the position was there before"}
		}
	}
	return stones, nil
}

func equal(one, other Stones) bool {
	for point, color := range one {
		if other[point] != color {
			return false
		}
	}
	return len(one) == len(other)
}

// Play makes a move. The error is an *Illegal.
func (game *Game) Play(player string, point *Point) error {
	stones, err := game.After(player, point)
	if err != nil {
		return err
	}
	game.Stones, game.ToMove, game.Passes = stones, opponent[player], game.Passes+1
	if point != nil {
		game.Passes = 0
	}
	game.seen = append(game.seen, moment{stones, game.ToMove})
	return nil
}

// Territory is the empty points from which only stones of this player are reached.
func (game *Game) Territory(player string) []Point {
	territory := []Point{}
	for _, point := range game.Points() {
		_, border := game.Region(game.Stones, point)
		own := len(border) > 0 && game.Stones[point] == ""
		for _, near := range border {
			own = own && game.Stones[near] == player
		}
		if own {
			territory = append(territory, point)
		}
	}
	return territory
}

// Area is how many points a player's stones and territory are.
func (game *Game) Area(player string) int {
	area := len(game.Territory(player))
	for _, color := range game.Stones {
		if color == player {
			area++
		}
	}
	return area
}
