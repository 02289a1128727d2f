// The Go library github.com/acityinohio/baduk as a subject of Touchstone.
//
// Try it with a copy of its repository in the folder baduk beside this file: echo module github.com/acityinohio/baduk > baduk/go.mod,
// go build -o subject, and
//
//	./touchstone certify --subject "rpc:src/adapters/go-baduk/subject" --rulesets reports/published/rulesets --ruleset no-ko-suicide
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

	"github.com/acityinohio/baduk"
)

const columns = "ABCDEFGHJKLMNOPQRSTUVWXYZ"

type object map[string]any

// lacking is a capability that the library lacks in one case.
type lacking struct{ capability, words string }

type params struct {
	Position             []string
	ToMove, Player, Move string
}

// subject is a board. The library knows no turn, no pass and no end: all that is left to whoever uses it.
type subject struct {
	board    *baduk.Board
	expected string
	passes   int
}

func opponent(player string) string {
	if player == "black" {
		return "white"
	}
	return "black"
}

func accepted() object { return object{"kind": "accepted"} }

func refused(err error) object {
	reasons := map[string]string{"Piece is not empty": "occupied", "x out of range": "off-board", "y out of range": "off-board"}
	answer := object{"kind": "refused", "words": err.Error()}
	if reason := reasons[err.Error()]; reason != "" {
		answer["reason"] = reason
	}
	return answer
}

func set(board *baduk.Board, player string, x, y int) error {
	if player == "black" {
		return board.SetB(x, y)
	}
	return board.SetW(x, y)
}

func rows(board *baduk.Board) []string {
	rows := []string{}
	for y := range board.Grid {
		row := ""
		for _, piece := range board.Grid[y] {
			row += map[bool]string{piece.Black: "X", piece.White: "O", piece.Empty: "."}[true]
		}
		rows = append(rows, row)
	}
	return rows
}

// placed is a board with these stones. The library is given them one by one.
func placed(position []string) (*baduk.Board, *lacking) {
	if len(position) != len(position[0]) {
		return nil, &lacking{"rectangular", "the library has square boards alone"}
	}
	board := &baduk.Board{}
	if err := board.Init(len(position)); err != nil {
		return nil, &lacking{"board-size", err.Error()}
	}
	for y, row := range position {
		for x, sign := range row {
			if player := map[rune]string{'X': "black", 'O': "white"}[sign]; player != "" {
				if err := set(board, player, x, y); err != nil {
					return nil, &lacking{"set-up", err.Error()}
				}
			}
		}
	}
	return board, nil
}

func (one *subject) make(player, move string) object {
	passes := one.passes + 1
	if move != "pass" {
		row, _ := strconv.Atoi(move[1:])
		if err := set(one.board, player, strings.IndexByte(columns, move[0]), one.board.Size-row); err != nil {
			return refused(err)
		}
		passes = 0
	}
	one.expected, one.passes = opponent(player), passes
	return accepted()
}

func (one *subject) ask(player, move string) (any, *lacking) {
	board, _ := placed(rows(one.board))
	answer := (&subject{board, one.expected, one.passes}).make(player, move)
	switch {
	case answer["kind"] == "accepted" && player != one.expected:
		return nil, &lacking{"turn", "the library leaves it to whoever uses it whose turn it is"}
	case answer["kind"] == "accepted" && one.passes >= 2:
		return nil, &lacking{"game-end", "the library leaves it to whoever uses it when a game is over"}
	}
	return answer, nil
}

func (one *subject) request(method string, given params) (any, *lacking) {
	switch method {
	case "initialize":
		return object{"protocol": 1, "name": "baduk", "version": "661f1b5d3ad1", "capabilities": []string{"set-up",
			"board-size", "reads-board", "enforces-legality", "answers-legality", "gives-reasons", "score",
			"literal-score", "counting"}}, nil
	case "begin":
		board, lack := placed(given.Position)
		*one = subject{board, given.ToMove, 0}
		return object{}, lack
	case "make":
		return one.make(given.Player, given.Move), nil
	case "ask":
		return one.ask(given.Player, given.Move)
	case "position":
		return rows(one.board), nil
	case "lead":
		black, white := one.board.Score()
		return black - white, nil
	case "score":
		black, white := one.board.Score()
		return object{"black": black, "white": white}, nil
	}
	return nil, nil
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
	one, in := &subject{}, textproto.NewReader(bufio.NewReader(os.Stdin))
	for message := read(in); message != nil; message = read(in) {
		request := struct {
			ID     any
			Method string
			Params params
		}{}
		if err := json.Unmarshal(message, &request); err != nil {
			log.Fatal(err)
		}
		reply := object{"jsonrpc": "2.0", "id": request.ID}
		result, lack := one.request(request.Method, request.Params)
		switch {
		case lack != nil:
			reply["error"] = object{"code": 1, "message": lack.words, "data": lack.capability}
		case result != nil:
			reply["result"] = result
		default:
			reply["error"] = object{"code": -32601, "message": "no such request"}
		}
		content, err := json.Marshal(reply)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Printf("Content-Length: %d\r\n\r\n%s", len(content), content)
	}
}
