package touchstone.explore.trace;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.PositionText;
import touchstone.reference.Statement;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.Variant;
import touchstone.spi.ControllerRequest;
import touchstone.trace.Query;
import touchstone.trace.TraceStep;

/**
 * Steps of a sequence as text that people can read and programs can read back: {@code Black C4}, {@code White pass},
 * {@code undo}, {@code komi 6.5}, {@code say dead A1 B1}, {@code ? stones}, {@code ? legal Black C4}.
 */
public final class StepText {

    private static final TextForms<ControllerRequest> REQUESTS = new TextForms<ControllerRequest>()
            .with("undo", ControllerRequest.TakeBack.class)
            .with("clear", ControllerRequest.ClearBoard.class)
            .with("fixed-handicap", ControllerRequest.FixedHandicap.class, Integer::parseInt)
            .with("free-handicap", ControllerRequest.FreeHandicap.class, Integer::parseInt)
            .written("given-handicap", ControllerRequest.GivenHandicap.class, StepText::vertices, StepText::given)
            .written(
                    "komi",
                    ControllerRequest.SetKomi.class,
                    komi -> " " + komi.points().toPlainString(),
                    StepText::komi)
            .written("set-up", ControllerRequest.SetUp.class, StepText::setUp, StepText::setUp)
            .written("load", ControllerRequest.Load.class, StepText::load, StepText::load);

    private static final TextForms<Query> SIGHTS = new TextForms<Query>()
            .with("stones", Query.Stones.class)
            .with("turn", Query.Turn.class)
            .with("over", Query.Over.class)
            .with("score", Query.Lead.class)
            .with("komi", Query.Komi.class)
            .with("scores", Query.Scores.class)
            .with("stage", Query.Stage.class)
            .with("result", Query.Result.class)
            .with("played-on", Query.PlayedOn.class, StepText::board)
            .with("legal-plays", Query.LegalPlays.class, StepText::color)
            .with("legal", Query.Legal.class, StepText::color, Point::parse)
            .with("prisoners", Query.Prisoners.class, StepText::color)
            .with("chain", Query.Chain.class, Point::parse)
            .with("liberties", Query.Liberties.class, Point::parse)
            .with("territory", Query.Territory.class, StepText::color)
            .written(
                    "count", Query.Counted.class, counted -> " " + counted.way().id(), StepText::counted)
            .written("rules", Query.Told.class, StepText::rules, StepText::told);

    private static final TextForms<Statement> STATEMENTS = new TextForms<Statement>()
            .with("stop", Statement.Stop.class)
            .with("deadlock", Statement.Deadlock.class)
            .with("repeats", Statement.Repeats.class)
            .with("handicap", Statement.Handicap.class, Integer::parseInt)
            .with("resume", Statement.Resume.class, StepText::color)
            .with("next", Statement.NextMover.class, StepText::color)
            .with("resigns", Statement.Resigns.class, StepText::color)
            .written("komi", Statement.Komi.class, komi -> " " + number(komi.points()), StepText::agreedKomi)
            .written("bids", Statement.Bids.class, StepText::bids, StepText::bids)
            .written("placement", Statement.Placement.class, placed -> points(placed.points()), StepText::placement)
            .written("dead", Statement.Dead.class, dead -> points(dead.stones()), StepText::dead);

    private StepText() {}

    public static String write(TraceStep step) {
        if (step instanceof TraceStep.MoveStep made) {
            return made.player() + " " + made.move();
        } else if (step instanceof TraceStep.RequestStep asked) {
            return REQUESTS.write(asked.request());
        } else if (step instanceof TraceStep.StatementStep said) {
            return "say " + STATEMENTS.write(said.statement());
        }
        return "? " + SIGHTS.write(((TraceStep.QueryStep) step).query());
    }

    /** @throws IllegalArgumentException if these are the words of no step */
    public static TraceStep read(String text) {
        String[] parts = text.split(" ", 2);
        String rest = parts.length > 1 ? parts[1] : "";
        Optional<? extends TraceStep> step =
                switch (parts[0]) {
                    case "Black", "White" -> Optional.of(new TraceStep.MoveStep(color(parts[0]), move(rest)));
                    case "?" -> SIGHTS.read(rest).map(TraceStep.QueryStep::new);
                    case "say" -> STATEMENTS.read(rest).map(TraceStep.StatementStep::new);
                    default -> REQUESTS.read(text).map(TraceStep.RequestStep::new);
                };
        return step.orElseThrow(() -> new IllegalArgumentException(
                "'" + text + "' is no step; expected one such as 'Black C4', 'say stop' or '? stones'"));
    }

    private static String vertices(ControllerRequest.GivenHandicap given) {
        return " " + given.vertices().stream().map(Move::toString).collect(Collectors.joining(" "));
    }

    private static ControllerRequest.GivenHandicap given(String vertices) {
        return new ControllerRequest.GivenHandicap(
                words(vertices).map(StepText::move).toList());
    }

    private static ControllerRequest.SetKomi komi(String points) {
        return new ControllerRequest.SetKomi(new BigDecimal(points));
    }

    private static String setUp(ControllerRequest.SetUp set) {
        return " " + set.toMove() + " " + PositionText.line(set.position());
    }

    private static ControllerRequest.SetUp setUp(String rest) {
        String[] parts = halves(rest);
        return new ControllerRequest.SetUp(PositionText.read(List.of(parts[1].split("/"))), color(parts[0]));
    }

    private static String load(ControllerRequest.Load load) {
        return " " + (load.before().isPresent() ? load.before().getAsInt() : "whole") + " " + load.text();
    }

    private static ControllerRequest.Load load(String rest) {
        String[] parts = halves(rest);
        return new ControllerRequest.Load(
                parts[1], parts[0].equals("whole") ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(parts[0])));
    }

    private static String[] halves(String rest) {
        String[] parts = rest.split(" ", 2);
        if (parts.length < 2) {
            throw new IllegalArgumentException("something is missing after '" + rest + "'");
        }
        return parts;
    }

    private static Query.Counted counted(String way) {
        return new Query.Counted((Counting) new Axis(Counting.class).choice(way));
    }

    private static String rules(Query.Told told) {
        return list(told.claimed().choices().stream().map(Choice::title));
    }

    private static Query.Told told(String titles) {
        Choice[] choices = words(titles).map(StepText::choice).toArray(Choice[]::new);
        return new Query.Told(Variant.BASE.with(choices));
    }

    private static Statement.Komi agreedKomi(String points) {
        return new Statement.Komi(Double.parseDouble(points));
    }

    private static String bids(Statement.Bids bids) {
        return list(bids.bids().stream().map(StepText::number));
    }

    private static Statement.Bids bids(String rest) {
        return new Statement.Bids(words(rest).map(Double::valueOf).toList());
    }

    private static Statement.Placement placement(String rest) {
        return new Statement.Placement(points(rest));
    }

    private static Statement.Dead dead(String rest) {
        return new Statement.Dead(points(rest));
    }

    private static Stream<String> words(String rest) {
        return rest.isEmpty() ? Stream.empty() : Arrays.stream(rest.split(" "));
    }

    private static String list(Stream<String> some) {
        return some.map(one -> " " + one).collect(Collectors.joining());
    }

    private static String number(double points) {
        return BigDecimal.valueOf(points).stripTrailingZeros().toPlainString();
    }

    private static String points(PointSet points) {
        return " " + points.board() + list(points.stream().map(Point::toString));
    }

    private static PointSet points(String rest) {
        return board(rest.split(" ", 2)[0])
                .none()
                .withAll(words(rest).skip(1).map(Point::parse).toList());
    }

    private static Choice choice(String title) {
        return Axis.all().stream()
                .flatMap(axis -> axis.choices().stream())
                .filter(choice -> choice.title().equals(title))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no '" + title + "' among the rules"));
    }

    private static Move move(String word) {
        return word.equals("pass") ? Move.PASS : new Move.Play(Point.parse(word));
    }

    private static Color color(String word) {
        return switch (word) {
            case "Black" -> Color.BLACK;
            case "White" -> Color.WHITE;
            default -> throw new IllegalArgumentException("'" + word + "' is no player; expected Black or White");
        };
    }

    /**
     * A board written like {@code 5x4}, width first.
     *
     * @throws IllegalArgumentException if it is written otherwise
     */
    public static Board board(String size) {
        int[] sides = Arrays.stream(size.split("x")).mapToInt(Integer::parseInt).toArray();
        if (sides.length != 2) {
            throw new IllegalArgumentException("'" + size + "' is no board; expected one such as 5x4");
        }
        return Board.of(sides[0], sides[1]);
    }
}
