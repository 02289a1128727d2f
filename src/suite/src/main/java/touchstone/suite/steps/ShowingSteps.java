package touchstone.suite.steps;

import io.cucumber.java.en.Then;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.spi.Answer;
import touchstone.spi.Capability;
import touchstone.spi.GeneratedMove;
import touchstone.spi.MoveGenerator;
import touchstone.spi.UnsupportedException;
import touchstone.spi.Witnesses.Testimony;

/** Steps about whether everything by which a subject shows its game shows it as it is. */
final class ShowingSteps {

    private final ScenarioTrial trial;

    public ShowingSteps(ScenarioTrial trial) {
        this.trial = trial;
    }

    private Views views() {
        return new Views(trial.session());
    }

    /** Every way in which the subject shows its board shows these stones and no others. */
    @Then("the stones shown are Black {points} and White {points}")
    public void stones(NamedPoints black, NamedPoints white) {
        requireShown(new Position(trial.set(black), trial.set(white)));
    }

    /** Every way in which the subject shows its board shows these stones and no others. */
    @Then("the only stones shown are {color} {points}")
    public void stones(Color color, NamedPoints stones) {
        requireShown(only(color, trial.set(stones)));
    }

    /** Every way in which the subject shows its board shows an empty one. */
    @Then("no stones are shown")
    public void noStones() {
        requireShown(Position.empty(trial.board()));
    }

    private Position only(Color color, PointSet stones) {
        PointSet none = trial.board().none();
        return color == Color.BLACK ? new Position(stones, none) : new Position(none, stones);
    }

    private void requireShown(Position expected) {
        List<Testimony<Position>> shown = views().positions();
        shown.stream().filter(one -> !one.shown().equals(expected)).findFirst().ifPresent(wrong -> {
            trial.show("expected", expected);
            trial.show("shown by " + wrong.by(), wrong.shown());
        });
        require(
                "the position\n" + expected,
                shown,
                expected::equals,
                position -> differences(expected, position) + "\n" + position);
    }

    private static String differences(Position expected, Position shown) {
        if (!shown.board().equals(expected.board())) {
            return "a " + shown.board() + " board";
        }
        return expected.board().points().stream()
                .filter(point -> !expected.stone(point).equals(shown.stone(point)))
                .map(point ->
                        point + " " + shown.stone(point).map(Color::toString).orElse("empty"))
                .collect(Collectors.joining(", "));
    }

    /** Every way in which the subject shows whose turn it is shows this player. */
    @Then("it is shown to be {color}'s turn")
    public void turn(Color player) {
        require(player + "'s turn", views().turns(), player::equals, shown -> shown + "'s turn");
    }

    /** So many stones are off the board, by every way in which the subject counts them. */
    @Then("{int} black and {int} white stone(s) is/are shown as captured")
    public void captured(Integer black, Integer white) {
        for (Color color : Color.values()) {
            int count = color == Color.BLACK ? black : white;
            require(
                    stones(color, count) + " captured",
                    views().prisoners(color),
                    shown -> shown == count,
                    shown -> stones(color, shown));
        }
    }

    private static String stones(Color color, int count) {
        return count + " " + color.toString().toLowerCase(java.util.Locale.ROOT) + (count == 1 ? " stone" : " stones");
    }

    /** Every way in which the subject shows what is legal shows all points of the board but these. */
    @Then("every point but {points} is shown as legal for {color}")
    public void legal(NamedPoints occupied, Color player) {
        PointSet expected = Position.empty(trial.board()).empties().minus(trial.set(occupied));
        require(
                "legal plays of " + player + " on every point but " + trial.set(occupied),
                views().legalPlays(player),
                expected::equals,
                shown -> "none on " + listed(expected.minus(shown)) + ", and some on " + listed(shown.minus(expected)));
    }

    /** Of two ways that show the same thing differently one is wrong, whichever that is. */
    @Then("all that shows the game agrees")
    public void agreement() {
        List<UnsupportedException> lacking = new ArrayList<>();
        agreement(lacking, "the position", () -> views().positions());
        agreement(lacking, "whose turn it is", () -> views().turns());
        for (Color color : Color.values()) {
            agreement(lacking, color + "'s stones captured", () -> views().prisoners(color));
            agreement(lacking, color + "'s legal plays", () -> views().legalPlays(color));
        }
        if (lacking.size() == 6) {
            throw lacking.get(0);
        }
    }

    private <T> void agreement(
            List<UnsupportedException> lacking, String what, java.util.function.Supplier<List<Testimony<T>>> view) {
        List<Testimony<T>> shown;
        try {
            shown = view.get();
        } catch (UnsupportedException none) {
            lacking.add(none);
            return;
        }
        Testimony<T> first = shown.get(0);
        for (Testimony<T> other : shown) {
            if (!other.shown().equals(first.shown())) {
                throw new Violation(
                        "one answer about " + what,
                        first.by() + " shows\n" + first.shown() + "\nand " + other.by() + " shows\n" + other.shown());
            }
        }
    }

    /**
     * On an empty board: the move that the subject names is the one it has made. Of a subject that does not show its board,
     * the point is taken if the opponent may not play on it.
     */
    @Then("the move that {color} generates is the one made")
    public void generated(Color player) {
        GeneratedMove named = trial.session().ability(MoveGenerator.class).move(player);
        if (!(named instanceof GeneratedMove.Made made)) {
            throw new UnsupportedException(Capability.GENERATES_MOVES, "the subject resigns on an empty board");
        }
        Optional<Point> point = made.move() instanceof Move.Play play ? Optional.of(play.point()) : Optional.empty();
        if (point.filter(on -> !trial.board().contains(on)).isPresent()) {
            throw new Violation("a move on the " + trial.board() + " board", "the subject names " + made.move());
        }
        if (trial.can(Capability.READS_BOARD)) {
            requireShown(
                    only(player, trial.board().none().withAll(point.stream().toList())));
        } else if (point.isPresent() && trial.can(Capability.ENFORCES_LEGALITY)) {
            requireTaken(player, made.move());
        } else {
            throw new UnsupportedException(Capability.READS_BOARD);
        }
    }

    private void requireTaken(Color player, Move move) {
        if (!(trial.session().ask(player.opponent(), move) instanceof Answer.Refused)) {
            throw new Violation(
                    player + "'s stone on " + move + ", which the subject named",
                    "the subject lets " + player.opponent() + " play there");
        }
    }

    private static <T> void require(
            String expected, List<Testimony<T>> shown, Predicate<T> right, Function<T, String> words) {
        List<Testimony<T>> wrong =
                shown.stream().filter(one -> !right.test(one.shown())).toList();
        if (!wrong.isEmpty()) {
            String others = shown.stream()
                    .filter(one -> right.test(one.shown()))
                    .map(Testimony::by)
                    .collect(Collectors.joining(", "));
            throw new Violation(
                    expected,
                    wrong.stream()
                                    .map(one -> one.by() + " shows " + words.apply(one.shown()))
                                    .collect(Collectors.joining("; "))
                            + (others.isEmpty() ? "" : "; as it should be by " + others));
        }
    }

    private static String listed(PointSet points) {
        return points.isEmpty() ? "no point" : points.toString();
    }
}
