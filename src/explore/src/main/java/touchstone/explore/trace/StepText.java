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
 * Steps of a walk as words that a person can read and a program can read back: {@code Black C4}, {@code White pass}, {@code undo},
 * {@code komi 6.5}, {@code say dead A1 B1}, {@code ? stones}, {@code ? legal Black C4}.
 */
public final class StepText {

    private static final TextForms<ControllerRequest> REQUESTS = new TextForms<ControllerRequest>()
            .with("undo", new ControllerRequest.TakeBack())
            .with("clear", new ControllerRequest.ClearBoard())
            .with("komi", ControllerRequest.SetKomi.class, 1, komi -> " " + komi.points().toPlainString(), rest ->
                    new ControllerRequest.SetKomi(new BigDecimal(rest)))
            .with("fixed-handicap", ControllerRequest.FixedHandicap.class, 1, asked -> " " + asked.stones(), rest ->
                    new ControllerRequest.FixedHandicap(Integer.parseInt(rest)))
            .with("free-handicap", ControllerRequest.FreeHandicap.class, 1, asked -> " " + asked.stones(), rest ->
                    new ControllerRequest.FreeHandicap(Integer.parseInt(rest)))
            .with("given-handicap", ControllerRequest.GivenHandicap.class, TextForms.ANY, StepText::vertices, rest ->
                    new ControllerRequest.GivenHandicap(words(rest).map(StepText::move).toList()))
            .with("set-up", ControllerRequest.SetUp.class, 2, StepText::setUp, rest ->
                    new ControllerRequest.SetUp(PositionText.read(List.of(word(1, rest).split("/"))), color(word(0, rest))))
            .with("load", ControllerRequest.Load.class, TextForms.ANY, StepText::load, StepText::load);

    private static final TextForms<Query> SIGHTS = new TextForms<Query>()
            .with("stones", new Query.Stones())
            .with("turn", new Query.Turn())
            .with("over", new Query.Over())
            .with("score", new Query.Lead())
            .with("komi", new Query.Komi())
            .with("scores", new Query.Scores())
            .with("stage", new Query.Stage())
            .with("result", new Query.Result())
            .with("count", Query.Counted.class, 1, look -> " " + look.way().id(), rest ->
                    new Query.Counted((Counting) new Axis(Counting.class).choice(rest)))
            .with("played-on", Query.PlayedOn.class, 1, look -> " " + look.board(), rest ->
                    new Query.PlayedOn(board(rest)))
            .with("legal-plays", Query.LegalPlays.class, 1, look -> " " + look.player(), rest ->
                    new Query.LegalPlays(color(rest)))
            .with("legal", Query.Legal.class, 2, look -> " " + look.player() + " " + look.point(), rest ->
                    new Query.Legal(color(word(0, rest)), Point.parse(word(1, rest))))
            .with("prisoners", Query.Prisoners.class, 1, look -> " " + look.color(), rest ->
                    new Query.Prisoners(color(rest)))
            .with("chain", Query.Chain.class, 1, look -> " " + look.stone(), rest ->
                    new Query.Chain(Point.parse(rest)))
            .with("liberties", Query.Liberties.class, 1, look -> " " + look.stone(), rest ->
                    new Query.Liberties(Point.parse(rest)))
            .with("territory", Query.Territory.class, 1, look -> " " + look.player(), rest ->
                    new Query.Territory(color(rest)))
            .with("rules", Query.Told.class, TextForms.ANY, told -> list(told.claimed().choices().stream()
                    .map(Choice::title)), rest -> new Query.Told(variant(rest)));

    private static final TextForms<Statement> STATEMENTS = new TextForms<Statement>()
            .with("stop", new Statement.Stop())
            .with("deadlock", new Statement.Deadlock())
            .with("repeats", new Statement.Repeats())
            .with("komi", Statement.Komi.class, 1, said -> " " + number(said.points()), rest ->
                    new Statement.Komi(Double.parseDouble(rest)))
            .with("bids", Statement.Bids.class, TextForms.ANY, said -> list(said.bids().stream()
                    .map(StepText::number)), rest -> new Statement.Bids(words(rest).map(Double::valueOf).toList()))
            .with("handicap", Statement.Handicap.class, 1, said -> " " + said.stones(), rest ->
                    new Statement.Handicap(Integer.parseInt(rest)))
            .with("placement", Statement.Placement.class, TextForms.ANY, said -> points(said.points()), rest ->
                    new Statement.Placement(points(rest)))
            .with("dead", Statement.Dead.class, TextForms.ANY, said -> points(said.stones()), rest ->
                    new Statement.Dead(points(rest)))
            .with("resume", Statement.Resume.class, 1, said -> " " + said.requester(), rest ->
                    new Statement.Resume(color(rest)))
            .with("next", Statement.NextMover.class, 1, said -> " " + said.mover(), rest ->
                    new Statement.NextMover(color(rest)))
            .with("resigns", Statement.Resigns.class, 1, said -> " " + said.player(), rest ->
                    new Statement.Resigns(color(rest)));

    private StepText() {}

    public static String write(TraceStep step) {
        if (step instanceof TraceStep.Make made) {
            return made.player() + " " + made.move();
        } else if (step instanceof TraceStep.Ask asked) {
            return REQUESTS.write(asked.request());
        } else if (step instanceof TraceStep.Say said) {
            return "say " + STATEMENTS.write(said.statement());
        }
        return "? " + SIGHTS.write(((TraceStep.Look) step).sight());
    }

    /** @throws IllegalArgumentException if these are the words of no step */
    public static TraceStep read(String text) {
        String[] parts = text.split(" ", 2);
        String rest = parts.length > 1 ? parts[1] : "";
        Optional<? extends TraceStep> step =
                switch (parts[0]) {
                    case "Black", "White" -> Optional.of(new TraceStep.Make(color(parts[0]), move(rest)));
                    case "?" -> SIGHTS.read(rest).map(TraceStep.Look::new);
                    case "say" -> STATEMENTS.read(rest).map(TraceStep.Say::new);
                    default -> REQUESTS.read(text).map(TraceStep.Ask::new);
                };
        return step.orElseThrow(() -> new IllegalArgumentException(
                "'" + text + "' is no step; expected one such as 'Black C4', 'say stop' or '? stones'"));
    }

    private static String vertices(ControllerRequest.GivenHandicap given) {
        return " " + given.vertices().stream().map(Move::toString).collect(Collectors.joining(" "));
    }

    private static String setUp(ControllerRequest.SetUp set) {
        return " " + set.toMove() + " " + PositionText.line(set.position());
    }

    private static String load(ControllerRequest.Load load) {
        return " " + (load.before().isPresent() ? load.before().getAsInt() : "whole") + " " + load.text();
    }

    private static ControllerRequest load(String rest) {
        String[] parts = rest.split(" ", 2);
        return new ControllerRequest.Load(
                word(1, rest, parts),
                parts[0].equals("whole") ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(parts[0])));
    }

    private static Stream<String> words(String rest) {
        return rest.isEmpty() ? Stream.empty() : Arrays.stream(rest.split(" "));
    }

    private static String word(int index, String rest) {
        return word(index, rest, rest.split(" "));
    }

    private static String word(int index, String rest, String[] words) {
        if (index >= words.length) {
            throw new IllegalArgumentException("a word is missing after '" + rest + "'");
        }
        return words[index];
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
        return board(word(0, rest))
                .none()
                .withAll(words(rest).skip(1).map(Point::parse).toList());
    }

    private static Variant variant(String titles) {
        Choice[] choices = words(titles).map(StepText::choice).toArray(Choice[]::new);
        return Variant.BASE.with(choices);
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
