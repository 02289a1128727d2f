package touchstone.laboratory.find;

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
import touchstone.reference.Statement;
import touchstone.reference.PositionText;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.Variant;
import touchstone.subject.Request;
import touchstone.trace.Sight;
import touchstone.trace.Step;

/**
 * Steps of a walk as words that a person can read and a program can read back: {@code Black C4}, {@code White pass}, {@code undo},
 * {@code komi 6.5}, {@code say dead A1 B1}, {@code ? stones}, {@code ? legal Black C4}.
 */
public final class StepText {

    private static final TextForms<Request> REQUESTS = new TextForms<Request>()
            .with("undo", new Request.TakeBack())
            .with("clear", new Request.ClearBoard())
            .with("komi", Request.SetKomi.class, 1, komi -> " " + komi.points().toPlainString(), rest ->
                    new Request.SetKomi(new BigDecimal(rest)))
            .with("fixed-handicap", Request.FixedHandicap.class, 1, asked -> " " + asked.stones(), rest ->
                    new Request.FixedHandicap(Integer.parseInt(rest)))
            .with("free-handicap", Request.FreeHandicap.class, 1, asked -> " " + asked.stones(), rest ->
                    new Request.FreeHandicap(Integer.parseInt(rest)))
            .with("given-handicap", Request.GivenHandicap.class, TextForms.ANY, StepText::vertices, rest ->
                    new Request.GivenHandicap(words(rest).map(StepText::move).toList()))
            .with("set-up", Request.SetUp.class, 2, StepText::setUp, rest ->
                    new Request.SetUp(PositionText.read(List.of(word(1, rest).split("/"))), color(word(0, rest))))
            .with("load", Request.Load.class, TextForms.ANY, StepText::load, StepText::load);

    private static final TextForms<Sight> SIGHTS = new TextForms<Sight>()
            .with("stones", new Sight.Stones())
            .with("turn", new Sight.Turn())
            .with("over", new Sight.Over())
            .with("score", new Sight.Lead())
            .with("komi", new Sight.Komi())
            .with("scores", new Sight.Scores())
            .with("stage", new Sight.Stage())
            .with("result", new Sight.Result())
            .with("count", Sight.Counted.class, 1, look -> " " + look.way().id(), rest ->
                    new Sight.Counted((Counting) new Axis(Counting.class).choice(rest)))
            .with("played-on", Sight.PlayedOn.class, 1, look -> " " + look.board(), rest ->
                    new Sight.PlayedOn(board(rest)))
            .with("legal-plays", Sight.LegalPlays.class, 1, look -> " " + look.player(), rest ->
                    new Sight.LegalPlays(color(rest)))
            .with("legal", Sight.Legal.class, 2, look -> " " + look.player() + " " + look.point(), rest ->
                    new Sight.Legal(color(word(0, rest)), Point.parse(word(1, rest))))
            .with("prisoners", Sight.Prisoners.class, 1, look -> " " + look.color(), rest ->
                    new Sight.Prisoners(color(rest)))
            .with("chain", Sight.Chain.class, 1, look -> " " + look.stone(), rest ->
                    new Sight.Chain(Point.parse(rest)))
            .with("liberties", Sight.Liberties.class, 1, look -> " " + look.stone(), rest ->
                    new Sight.Liberties(Point.parse(rest)))
            .with("territory", Sight.Territory.class, 1, look -> " " + look.player(), rest ->
                    new Sight.Territory(color(rest)))
            .with("rules", Sight.Told.class, TextForms.ANY, told -> list(told.claimed().choices().stream()
                    .map(Choice::title)), rest -> new Sight.Told(variant(rest)));

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

    public static String write(Step step) {
        if (step instanceof Step.Make made) {
            return made.player() + " " + made.move();
        } else if (step instanceof Step.Ask asked) {
            return REQUESTS.write(asked.request());
        } else if (step instanceof Step.Say said) {
            return "say " + STATEMENTS.write(said.statement());
        }
        return "? " + SIGHTS.write(((Step.Look) step).sight());
    }

    /** @throws IllegalArgumentException if these are the words of no step */
    public static Step read(String text) {
        String[] parts = text.split(" ", 2);
        String rest = parts.length > 1 ? parts[1] : "";
        Optional<? extends Step> step =
                switch (parts[0]) {
                    case "Black", "White" -> Optional.of(new Step.Make(color(parts[0]), move(rest)));
                    case "?" -> SIGHTS.read(rest).map(Step.Look::new);
                    case "say" -> STATEMENTS.read(rest).map(Step.Say::new);
                    default -> REQUESTS.read(text).map(Step.Ask::new);
                };
        return step.orElseThrow(() -> new IllegalArgumentException(
                "'" + text + "' is no step; expected one such as 'Black C4', 'say stop' or '? stones'"));
    }

    private static String vertices(Request.GivenHandicap given) {
        return " " + given.vertices().stream().map(Move::toString).collect(Collectors.joining(" "));
    }

    private static String setUp(Request.SetUp set) {
        return " " + set.toMove() + " " + PositionText.line(set.position());
    }

    private static String load(Request.Load load) {
        return " " + (load.before().isPresent() ? load.before().getAsInt() : "whole") + " " + load.text();
    }

    private static Request load(String rest) {
        String[] parts = rest.split(" ", 2);
        return new Request.Load(
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
