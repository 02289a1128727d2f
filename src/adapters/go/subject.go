// The library as a subject of Touchstone: JSON-RPC 2.0 on standard input and output.
//
// Try it with: go build -o subject, and ./touchstone certify --subject "rpc:src/adapters/go/subject" --ruleset base
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/textproto"
	"os"
	"strconv"
	"strings"
)

const columns = "ABCDEFGHJKLMNOPQRSTUVWXYZ"

var players = map[byte]string{'X': "black", 'O': "white"}

var capabilities = []string{"set-up", "board-size", "rectangular", "reads-board", "enforces-legality",
	"answers-legality", "gives-reasons", "lists-legal-plays", "turn", "game-end", "chains", "liberties", "territory",
	"score", "literal-score"}

// Params are the parameters of all requests: each has some of them.
type Params struct {
	Position []string
	ToMove   string
	Player   string
	Move     string
	Point    string
}

// Answer is what comes of a move.
type Answer struct {
	Kind   string `json:"kind"`
	Reason string `json:"reason,omitempty"`
	Words  string `json:"words,omitempty"`
}

// Subject answers requests about the game in progress.
type Subject struct{ game *Game }

func parse(name string) *Point {
	if name == "pass" {
		return nil
	}
	row, _ := strconv.Atoi(name[1:])
	return &Point{strings.IndexByte(columns, name[0]), row - 1}
}

func names(points []Point) []string {
	all := []string{}
	for _, point := range points {
		all = append(all, string(columns[point.X])+strconv.Itoa(point.Y+1))
	}
	return all
}

func stonesOf(rows []string) Stones {
	stones := Stones{}
	for y, row := range rows {
		for x := range row {
			if player := players[row[x]]; player != "" {
				stones[Point{x, len(rows) - 1 - y}] = player
			}
		}
	}
	return stones
}

func (subject *Subject) position() []string {
	rows := []string{}
	for y := subject.game.Height - 1; y >= 0; y-- {
		row := ""
		for x := 0; x < subject.game.Width; x++ {
			row += map[string]string{"black": "X", "white": "O", "": "."}[subject.game.Stones[Point{x, y}]]
		}
		rows = append(rows, row)
	}
	return rows
}

func answer(err error) Answer {
	if illegal, is := err.(*Illegal); is {
		return Answer{"refused", illegal.Reason, illegal.Words}
	}
	return Answer{Kind: "accepted"}
}

func (subject *Subject) legalPlays(player string) []Point {
	legal := []Point{}
	for _, point := range subject.game.Points() {
		if _, err := subject.game.After(player, &point); err == nil {
			legal = append(legal, point)
		}
	}
	return legal
}

// Request answers a request; the boolean says whether it is known.
func (subject *Subject) Request(method string, params Params) (any, bool) {
	game := subject.game
	switch method {
	case "initialize":
		return map[string]any{"protocol": 1, "name": "Go starter", "version": "1", "capabilities": capabilities}, true
	case "begin":
		rows := params.Position
		subject.game = NewGame(len(rows[0]), len(rows), stonesOf(rows), params.ToMove)
		return map[string]any{}, true
	case "make":
		return answer(game.Play(params.Player, parse(params.Move))), true
	case "ask":
		_, err := game.After(params.Player, parse(params.Move))
		return answer(err), true
	case "position":
		return subject.position(), true
	case "legalPlays":
		return names(subject.legalPlays(params.Player)), true
	case "toMove":
		return game.ToMove, true
	case "over":
		return game.Passes == 2, true
	case "chain":
		chain, _ := game.Region(game.Stones, *parse(params.Point))
		return names(chain), true
	case "liberties":
		return names(game.Liberties(game.Stones, *parse(params.Point))), true
	case "territory":
		return names(game.Territory(params.Player)), true
	case "lead":
		return game.Area("black") - game.Area("white"), true
	}
	return nil, false
}

// read returns the next message, or nil at the end of the input.
func read(in *textproto.Reader) []byte {
	header, err := in.ReadMIMEHeader()
	if err != nil {
		return nil
	}
	length, _ := strconv.Atoi(header.Get("Content-Length"))
	message := make([]byte, length)
	if _, err := io.ReadFull(in.R, message); err != nil {
		return nil
	}
	return message
}

func main() {
	subject, in := &Subject{}, textproto.NewReader(bufio.NewReader(os.Stdin))
	for message := read(in); message != nil; message = read(in) {
		request := struct {
			ID     any
			Method string
			Params Params
		}{}
		if err := json.Unmarshal(message, &request); err != nil {
			log.Fatal(err)
		}
		reply := map[string]any{"jsonrpc": "2.0", "id": request.ID}
		if result, known := subject.Request(request.Method, request.Params); known {
			reply["result"] = result
		} else {
			reply["error"] = map[string]any{"code": -32601, "message": "no such request"}
		}
		content, err := json.Marshal(reply)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Printf("Content-Length: %d\r\n\r\n%s", len(content), content)
	}
}
