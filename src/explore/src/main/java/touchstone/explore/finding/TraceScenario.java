package touchstone.explore.finding;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.builtin.RefusalReasons;
import touchstone.explore.trace.GameTrace;
import touchstone.explore.trace.ObservationText;
import touchstone.explore.trace.TraceOracle;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Count;
import touchstone.reference.Move;
import touchstone.reference.Outcome;
import touchstone.reference.Phase;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Ruling;
import touchstone.reference.Score;
import touchstone.reference.Statement;
import touchstone.spi.ControllerRequest;
import touchstone.spi.RefusalReason;
import touchstone.trace.Observation;
import touchstone.trace.Query;
import touchstone.trace.StatementText;
import touchstone.trace.TraceStep;

/** A sequence as the steps of a scenario, in the phrases of {@code features/phrases.md}. */
final class TraceScenario {

    private final GameTrace trace;
    private final TraceOracle oracle;
    private final List<String> lines = new ArrayList<>();
    private final List<String> moves = new ArrayList<>();

    /** What the controller has set last, in points for White. */
    private BigDecimal komi = BigDecimal.ZERO;

    /** Whether the last line has set a komi of 0 in its place. */
    private boolean komiLapsed;

    private TraceScenario(BaseRules rules, GameTrace trace) {
        this.trace = trace;
        this.oracle = new TraceOracle(rules, trace.board());
    }

    /** The lines; nothing if there is no phrase for what is seen at the last step. */
    static Optional<List<String>> of(BaseRules rules, GameTrace trace) {
        TraceScenario text = new TraceScenario(rules, trace);
        try {
            text.write();
            return Optional.of(text.lines);
        } catch (Unspeakable none) {
            return Optional.empty();
        }
    }

    /** There is no phrase for it. */
    private static final class Unspeakable extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private void write() {
        lines.add("Given an empty " + trace.board() + " board");
        int last = trace.steps().size() - 1;
        for (int i = 0; i < last; i++) {
            TraceStep step = trace.steps().get(i);
            if (step instanceof TraceStep.MoveStep made && accepted(i)) {
                moves.add(made.move().toString());
            } else {
                playOut();
                write(step, trace.expected().get(i));
            }
            if (komiLapsed) {
                lines.add("When the controller sets a komi of " + komi.toPlainString());
                komiLapsed = false;
            }
            oracle.take(step);
        }
        playOut();
        if (trace.steps().get(last) instanceof TraceStep.StatementStep said && accepted(last)) {
            requireWords(said.statement());
            then("it is within the rules that " + said);
        } else {
            write(trace.steps().get(last), trace.expected().get(last));
        }
    }

    private boolean accepted(int index) {
        return trace.expected().get(index) instanceof Observation.Answered answered && answered.accepted();
    }

    private void playOut() {
        if (!moves.isEmpty()) {
            lines.add("When the game goes " + String.join(" ", moves));
            moves.clear();
        }
    }

    private void write(TraceStep step, Observation expected) {
        if (step instanceof TraceStep.MoveStep made) {
            then(move(made));
        } else if (step instanceof TraceStep.StatementStep said) {
            say(said.statement(), expected instanceof Observation.Answered answered && answered.accepted());
        } else if (step instanceof TraceStep.RequestStep asked) {
            ask(asked.request(), expected instanceof Observation.Answered answered && answered.accepted());
        } else if (expected instanceof Observation.Shown shown) {
            query(((TraceStep.QueryStep) step).query(), shown.what());
        }
    }

    private void then(String what) {
        lines.add("Then " + what);
    }

    private void picture(Position position) {
        lines.add("  \"\"\"");
        position.toString().lines().forEach(row -> lines.add("  " + row));
        lines.add("  \"\"\"");
    }

    private String move(TraceStep.MoveStep made) {
        Ruling ruling = oracle.game().rule(made.player(), made.move());
        Optional<RefusalReason> reason =
                ruling instanceof Ruling.Refused refused ? RefusalReasons.of(refused.refusal()) : Optional.empty();
        boolean legal = ruling instanceof Ruling.Made;
        if (!legal && made.move() instanceof Move.Pass && reason.isEmpty()) {
            throw new Unspeakable();
        }
        return made.player()
                + (legal ? " may " : " may not ")
                + (made.move() instanceof Move.Play play ? "play " + play.point() : "pass")
                + reason.map(why -> ", because " + why.sentence()).orElse("");
    }

    private void say(Statement statement, boolean agreed) {
        requireWords(statement);
        String words = StatementText.words(statement);
        lines.add(agreed ? "When " + words : "Then it is against the rules that " + words);
    }

    private static void requireWords(Statement statement) {
        if (statement instanceof Statement.Bids bids && bids.bids().isEmpty()
                || statement instanceof Statement.Placement placement
                        && placement.points().isEmpty()
                || statement instanceof Statement.Handicap handicap && handicap.stones() < 0) {
            throw new Unspeakable();
        }
    }

    private void ask(ControllerRequest request, boolean done) {
        if (request instanceof ControllerRequest.SetUp set && done) {
            lines.add("When the controller sets up this position, with " + set.toMove() + " to play");
            picture(set.position());
        } else {
            lines.add((done ? "When the controller " : "Then it is refused that the controller ") + words(request));
        }
        if (request instanceof ControllerRequest.SetKomi set && done) {
            komi = set.points();
        }
    }

    private static String words(ControllerRequest request) {
        if (request instanceof ControllerRequest.TakeBack) {
            return "takes back the last move";
        } else if (request instanceof ControllerRequest.ClearBoard) {
            return "clears the board";
        } else if (request instanceof ControllerRequest.SetKomi komi) {
            return "sets a komi of " + komi.points().toPlainString();
        } else if (request instanceof ControllerRequest.FixedHandicap handicap) {
            return "asks for " + handicap.stones() + " fixed handicap stones";
        } else if (request instanceof ControllerRequest.GivenHandicap given
                && !given.vertices().isEmpty()) {
            return "hands in handicap stones on "
                    + given.vertices().stream().map(Move::toString).collect(Collectors.joining(", "));
        }
        // Free handicap stones lie where the subject likes, and records are no part of traces.
        throw new Unspeakable();
    }

    private void query(Query query, Object what) {
        if (query instanceof Query.Stones) {
            stones((Position) what);
        } else if (query instanceof Query.LegalPlays plays) {
            then(plays.player() + " may play " + points((PointSet) what) + " and nowhere else");
        } else if (query instanceof Query.Legal legal) {
            then(move(new TraceStep.MoveStep(legal.player(), new Move.Play(legal.point()))));
        } else if (query instanceof Query.Prisoners || query instanceof Query.Turn || query instanceof Query.Over) {
            then(ObservationText.shown(query, what));
        } else if (query instanceof Query.Chain chain) {
            then("the chain of " + chain.stone() + " is " + points((PointSet) what));
        } else if (query instanceof Query.Liberties liberties) {
            PointSet all = (PointSet) what;
            then("the " + (all.size() == 1 ? "liberty" : "liberties") + " of " + liberties.stone()
                    + (all.size() == 1 ? " is " : " are ") + points(all));
        } else if (query instanceof Query.Territory territory) {
            territory(territory.player(), (PointSet) what);
        } else if (query instanceof Query.Komi) {
            then("the komi is " + ObservationText.signed((Double) what));
        } else if (query instanceof Query.Stage) {
            stage((Phase) what);
        } else if (query instanceof Query.Told) {
            then("the rules told are those claimed");
        } else if (what instanceof Score) {
            then(ObservationText.shown(query, what));
        } else if (query instanceof Query.Result) {
            result((Outcome) what);
        } else if (query instanceof Query.Counted) {
            count((Optional<?>) what);
        } else if (query instanceof Query.PlayedOn played) {
            String within = "a " + played.board() + " board is within the rules";
            then(what.equals(true) ? within : "no document decides whether " + within);
        } else {
            score((Double) what);
        }
    }

    private void stage(Phase phase) {
        switch (phase) {
            case OVER -> then("the game is over");
            case STOPPED -> then("the game is stopped");
            default -> throw new Unspeakable();
        }
    }

    private void result(Outcome outcome) {
        if (outcome instanceof Outcome.Undecided) {
            throw new Unspeakable();
        }
        then(outcome instanceof Outcome.Won won ? won.winner() + " wins" : ObservationText.result(outcome));
    }

    private void count(Optional<?> count) {
        if (count.isPresent() && count.get() instanceof Count.Half half) {
            then("by half-count Black has " + ObservationText.signed(half.black()) + " stones and needs more than "
                    + ObservationText.signed(half.needed()));
        } else if (count.isPresent() && count.get() instanceof Count.Rearranged points) {
            then("by rearrangement Black has " + points.black() + " points and White has " + points.white());
        } else if (count.isPresent()
                && count.get() instanceof Count.FilledIn filled
                && filled.tooMany().isPresent()) {
            then("by fill-in " + filled.tooMany().get() + " has " + filled.stones() + " stones too many");
        } else {
            throw new Unspeakable();
        }
    }

    private void stones(Position position) {
        if (position.stones().isEmpty()) {
            then("the board is empty");
        } else {
            then("the position is");
            picture(position);
        }
    }

    private void territory(Color player, PointSet points) {
        if (!points.isEmpty()) {
            then(player + "'s territory is " + points(points));
        } else if (oracle.take(new TraceStep.QueryStep(new Query.Territory(player.opponent())))
                .equals(new Observation.Shown(points))) {
            then("nobody has territory");
        } else {
            throw new Unspeakable();
        }
    }

    private void score(double lead) {
        if (komi.signum() != 0) {
            scoreWithKomi();
            return;
        }
        then(
                lead == 0
                        ? "the scores are equal"
                        : (lead > 0 ? "Black" : "White") + " wins by " + ObservationText.number(lead)
                                + (Math.abs(lead) == 1 ? " point" : " points"));
    }

    /** Who wins by how much is said of games without a controller's komi. Of one with it is said what the komi is worth. */
    private void scoreWithKomi() {
        String points = komi.stripTrailingZeros().toPlainString();
        then("a komi of " + points + " is worth " + points
                + (komi.abs().compareTo(BigDecimal.ONE) == 0 ? " point" : " points") + " to White");
        komiLapsed = true;
    }

    private static String points(PointSet points) {
        if (points.isEmpty()) {
            throw new Unspeakable();
        }
        List<String> names = points.stream().map(Point::toString).toList();
        int last = names.size() - 1;
        return last == 0 ? names.get(0) : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }
}
