package touchstone.laboratory.find;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PositionText;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.Variant;
import touchstone.subject.Request;
import touchstone.subject.walk.Sight;
import touchstone.subject.walk.Step;

/**
 * Steps of a walk as words that a person can read and a program can read back: {@code Black C4}, {@code White pass}, {@code undo},
 * {@code komi 6.5}, {@code say dead A1 B1}, {@code ? stones}, {@code ? legal Black C4}.
 */
public final class StepText {

    private StepText() {}

    public static String write(Step step) {
        if (step instanceof Step.Make made) {
            return made.player() + " " + made.move();
        } else if (step instanceof Step.Ask asked) {
            return write(asked.request());
        } else if (step instanceof Step.Say said) {
            return "say " + SayingText.write(said.statement());
        }
        return "? " + write(((Step.Look) step).sight());
    }

    private static String write(Request request) {
        if (request instanceof Request.TakeBack) {
            return "undo";
        } else if (request instanceof Request.ClearBoard) {
            return "clear";
        } else if (request instanceof Request.SetKomi komi) {
            return "komi " + komi.points().toPlainString();
        } else if (request instanceof Request.FixedHandicap handicap) {
            return "fixed-handicap " + handicap.stones();
        } else if (request instanceof Request.FreeHandicap handicap) {
            return "free-handicap " + handicap.stones();
        } else if (request instanceof Request.GivenHandicap handicap) {
            return "given-handicap "
                    + handicap.vertices().stream().map(Move::toString).collect(Collectors.joining(" "));
        } else if (request instanceof Request.SetUp set) {
            return "set-up " + set.toMove() + " " + PositionText.line(set.position());
        }
        Request.Load load = (Request.Load) request;
        return "load " + (load.before().isPresent() ? load.before().getAsInt() : "whole") + " " + load.text();
    }

    private static String write(Sight sight) {
        if (sight instanceof Sight.Stones) {
            return "stones";
        } else if (sight instanceof Sight.LegalPlays plays) {
            return "legal-plays " + plays.player();
        } else if (sight instanceof Sight.Legal legal) {
            return "legal " + legal.player() + " " + legal.point();
        } else if (sight instanceof Sight.Prisoners prisoners) {
            return "prisoners " + prisoners.color();
        } else if (sight instanceof Sight.Turn) {
            return "turn";
        } else if (sight instanceof Sight.Over) {
            return "over";
        } else if (sight instanceof Sight.Chain chain) {
            return "chain " + chain.stone();
        } else if (sight instanceof Sight.Liberties liberties) {
            return "liberties " + liberties.stone();
        } else if (sight instanceof Sight.Territory territory) {
            return "territory " + territory.player();
        } else if (sight instanceof Sight.Stage) {
            return "stage";
        } else if (sight instanceof Sight.Result) {
            return "result";
        } else if (sight instanceof Sight.Counted counted) {
            return "count " + counted.way().id();
        } else if (sight instanceof Sight.PlayedOn played) {
            return "played-on " + played.board();
        } else if (sight instanceof Sight.Scores) {
            return "scores";
        } else if (sight instanceof Sight.Told told) {
            return "rules"
                    + told.claimed().choices().stream()
                            .map(choice -> " " + choice.title())
                            .collect(Collectors.joining());
        }
        return sight instanceof Sight.Komi ? "komi" : "score";
    }

    /** @throws IllegalArgumentException if these are the words of no step */
    public static Step read(String text) {
        String[] words = text.split(" ", 2);
        String rest = words.length > 1 ? words[1] : "";
        return switch (words[0]) {
            case "Black", "White" -> new Step.Make(color(words[0]), move(rest));
            case "?" -> new Step.Look(sight(rest, text));
            case "say" -> new Step.Say(SayingText.read(rest));
            default -> new Step.Ask(request(words[0], rest, text));
        };
    }

    private static Request request(String word, String rest, String text) {
        return switch (word) {
            case "undo" -> new Request.TakeBack();
            case "clear" -> new Request.ClearBoard();
            case "komi" -> new Request.SetKomi(new BigDecimal(rest));
            case "fixed-handicap" -> new Request.FixedHandicap(Integer.parseInt(rest));
            case "free-handicap" -> new Request.FreeHandicap(Integer.parseInt(rest));
            case "given-handicap" ->
                new Request.GivenHandicap(
                        rest.isEmpty()
                                ? List.of()
                                : Arrays.stream(rest.split(" "))
                                        .map(StepText::move)
                                        .toList());
            case "set-up" -> {
                String[] parts = halves(rest, text);
                yield new Request.SetUp(PositionText.read(List.of(parts[1].split("/"))), color(parts[0]));
            }
            case "load" -> {
                String[] parts = halves(rest, text);
                yield new Request.Load(
                        parts[1],
                        parts[0].equals("whole") ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(parts[0])));
            }
            default -> throw unknown(text);
        };
    }

    private static Sight sight(String what, String text) {
        String[] words = what.split(" ");
        if (words[0].equals("rules")) {
            return told(Arrays.asList(words).subList(1, words.length));
        }
        return switch (words[0] + " " + words.length) {
            case "stones 1" -> new Sight.Stones();
            case "turn 1" -> new Sight.Turn();
            case "over 1" -> new Sight.Over();
            case "score 1" -> new Sight.Lead();
            case "komi 1" -> new Sight.Komi();
            case "scores 1" -> new Sight.Scores();
            case "stage 1" -> new Sight.Stage();
            case "result 1" -> new Sight.Result();
            case "count 2" -> new Sight.Counted((Counting) new Axis(Counting.class).choice(words[1]));
            case "played-on 2" -> new Sight.PlayedOn(SayingText.board(words[1]));
            case "legal-plays 2" -> new Sight.LegalPlays(color(words[1]));
            case "legal 3" -> new Sight.Legal(color(words[1]), Point.parse(words[2]));
            case "prisoners 2" -> new Sight.Prisoners(color(words[1]));
            case "chain 2" -> new Sight.Chain(Point.parse(words[1]));
            case "liberties 2" -> new Sight.Liberties(Point.parse(words[1]));
            case "territory 2" -> new Sight.Territory(color(words[1]));
            default -> throw unknown(text);
        };
    }

    private static Sight told(List<String> titles) {
        return new Sight.Told(Variant.BASE.with(titles.stream()
                .map(title -> Axis.all().stream()
                        .flatMap(axis -> axis.choices().stream())
                        .filter(choice -> choice.title().equals(title))
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException("there is no '" + title + "' among the rules")))
                .toArray(Choice[]::new)));
    }

    private static Move move(String word) {
        return word.equals("pass") ? Move.PASS : new Move.Play(Point.parse(word));
    }

    static Color color(String word) {
        return switch (word) {
            case "Black" -> Color.BLACK;
            case "White" -> Color.WHITE;
            default -> throw new IllegalArgumentException("'" + word + "' is no player; expected Black or White");
        };
    }

    private static String[] halves(String rest, String text) {
        String[] parts = rest.split(" ", 2);
        if (parts.length < 2) {
            throw unknown(text);
        }
        return parts;
    }

    private static IllegalArgumentException unknown(String text) {
        return new IllegalArgumentException("'" + text + "' is no step; expected one such as 'Black C4' or '? stones'");
    }
}
