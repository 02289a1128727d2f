package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"sort"
	"strings"
	"testing"
)

// Runs Touchstone's test vectors on the library. No Touchstone, no Java: nothing but a JSON reader.
//
//	VECTORS=FOLDER RULESET=base go test
//
// FOLDER is an absolute path. With RESULTS=FILE it writes a line of JSON for each scenario, for Touchstone's reports.

type scenario struct {
	ID       string
	Title    string
	Needs    []string
	Variants []struct {
		Rulesets []string
		Steps    []struct {
			Text  string
			Calls []struct {
				Request, Needs string
				Params         Params
				Expect         map[string]any
			}
		}
	}
}

// plain is a value as a JSON reader has it, so that answers and expectations can be compared.
func plain(value any) (read any) {
	content, _ := json.Marshal(value)
	json.Unmarshal(content, &read)
	return read
}

func sorted(value any) any {
	if list, is := value.([]any); is {
		list = append([]any{}, list...)
		sort.Slice(list, func(i, j int) bool { return fmt.Sprint(list[i]) < fmt.Sprint(list[j]) })
		return list
	}
	return value
}

func like(wanted, answer any) bool {
	fields, is := wanted.(map[string]any)
	if !is {
		return reflect.DeepEqual(wanted, answer)
	}
	has, _ := answer.(map[string]any)
	for field, value := range fields {
		if !like(value, has[field]) {
			return false
		}
	}
	return true
}

func texts(value any) []string {
	all := []string{}
	for _, one := range value.([]any) {
		all = append(all, one.(string))
	}
	return all
}

// within counts the points of wanted that are in the answer.
func within(wanted any, answer []string) (count int) {
	for _, point := range texts(wanted) {
		if strings.Contains(" "+strings.Join(answer, " ")+" ", " "+point+" ") {
			count++
		}
	}
	return count
}

func occupied(position any) []string {
	points := []Point{}
	for point := range stonesOf(texts(position)) {
		points = append(points, point)
	}
	return names(points)
}

func changed(wanted map[string]any, before, after any) bool {
	left, play := stonesOf(texts(before)), wanted["play"].(map[string]any)
	at := *parse(play["move"].(string))
	if left[at] != "" {
		return false
	}
	left[at] = play["player"].(string)
	for _, removed := range texts(wanted["removed"]) {
		if left[*parse(removed)] != wanted["of"] {
			return false
		}
		delete(left, *parse(removed))
	}
	return equal(left, stonesOf(texts(after)))
}

func holds(relation string, wanted, answer, before any, request string) bool {
	switch relation {
	case "is":
		return reflect.DeepEqual(wanted, answer) || request != "position" && reflect.DeepEqual(sorted(wanted), sorted(answer))
	case "like":
		return like(wanted, answer)
	case "unlike":
		return !like(wanted, answer)
	case "reason":
		reason, given := answer.(map[string]any)["reason"]
		return !given || reason == wanted
	case "contains":
		return within(wanted, texts(answer)) == len(wanted.([]any))
	case "lacks":
		return within(wanted, texts(answer)) == 0
	case "empty":
		return within(wanted, occupied(answer)) == 0
	case "change":
		return changed(wanted.(map[string]any), before, answer)
	}
	return false
}

// asked answers a request as the library does. The base rules count areas, so it can tell scores as well.
func asked(subject *Subject, request string, params Params) (any, bool) {
	if request == "score" {
		return plain(map[string]int{"black": subject.game.Area("black"), "white": subject.game.Area("white")}), true
	}
	result, known := subject.Request(request, params)
	return plain(result), known
}

// wrong says what is wrong. The library takes no statements, and inTurn occurs only after one.
func (one scenario) wrong(variant int) string {
	subject, before := &Subject{}, any([]any{})
	for _, step := range one.Variants[variant].Steps {
		for _, call := range step.Calls {
			if call.Request == "finish" {
				continue
			}
			answer, known := asked(subject, call.Request, call.Params)
			if !known && call.Needs != "" {
				continue
			}
			for relation, wanted := range call.Expect {
				if !holds(relation, wanted, answer, before, call.Request) {
					return fmt.Sprintf("%s: %s answered %v, expected %s %v", step.Text, call.Request, answer, relation, wanted)
				}
			}
			if call.Request == "position" {
				before = answer
			}
		}
	}
	return ""
}

func (one scenario) missing() (missing []string) {
	for _, need := range one.Needs {
		if within([]any{need}, capabilities) == 0 {
			missing = append(missing, need)
		}
	}
	return missing
}

func report(t *testing.T, id, outcome, message string) {
	if file := os.Getenv("RESULTS"); file != "" {
		results, err := os.OpenFile(file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
		if err != nil {
			t.Fatal(err)
		}
		defer results.Close()
		json.NewEncoder(results).Encode(map[string]string{"scenario": id, "outcome": outcome, "message": message})
	}
}

func TestVectors(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join(os.Getenv("VECTORS"), "*.json"))
	if os.Getenv("VECTORS") == "" || len(files) == 0 {
		t.Skip("no vectors in the folder VECTORS; write them with ./touchstone rulesets vectors --out vectors")
	}
	for _, file := range files {
		content, err := os.ReadFile(file)
		read := struct{ Scenarios []scenario }{}
		if filepath.Base(file) == "index.json" {
			continue
		}
		if err == nil {
			err = json.Unmarshal(content, &read)
		}
		if err != nil {
			t.Fatal(err)
		}
		for _, one := range read.Scenarios {
			for i, variant := range one.Variants {
				if within([]any{os.Getenv("RULESET")}, variant.Rulesets) == 0 {
					continue
				}
				t.Run(one.ID, func(t *testing.T) {
					if missing := one.missing(); missing != nil {
						report(t, one.ID, "unsupported", fmt.Sprint("needs ", missing))
						t.Skip("needs ", missing)
					}
					if wrong := one.wrong(i); wrong != "" {
						report(t, one.ID, "failed", wrong)
						t.Fatal(wrong)
					}
					report(t, one.ID, "passed", "")
				})
			}
		}
	}
}
