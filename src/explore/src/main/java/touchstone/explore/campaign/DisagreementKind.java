package touchstone.explore.campaign;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import touchstone.explore.trace.Disagreement;
import touchstone.explore.trace.TraceOracle;
import touchstone.reference.BaseRules;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Ruling;
import touchstone.trace.Observation;
import touchstone.trace.Query;
import touchstone.trace.TraceStep;

/**
 * The kind of a disagreement before it is shrunk: quick to determine, and only roughly its cause. Of one kind may be
 * several causes, and of one cause several kinds.
 *
 * @param words such as {@code takes a play that base.8 forbids}
 */
record DisagreementKind(String words) implements Comparable<DisagreementKind> {

    /** The kinds that were met on a trace, each with the first of it. */
    static Map<DisagreementKind, Disagreement> first(BaseRules rules, List<Disagreement> disagreements) {
        Map<DisagreementKind, Disagreement> first = new LinkedHashMap<>();
        disagreements.forEach(one -> first.putIfAbsent(of(rules, one), one));
        return first;
    }

    static DisagreementKind of(BaseRules rules, Disagreement disagreement) {
        if (disagreement.observation() instanceof Observation.BrokeDown) {
            return new DisagreementKind("breaks down at " + name(disagreement.step()));
        } else if (disagreement.observation() instanceof Observation.Senseless) {
            return new DisagreementKind("answers senselessly at " + name(disagreement.step()));
        }
        TraceOracle oracle = new TraceOracle(rules, disagreement.trace().board());
        TraceStep last = null;
        Game before = oracle.game();
        for (TraceStep step : disagreement.trace().steps().subList(0, disagreement.at())) {
            if (!(step instanceof TraceStep.QueryStep)) {
                before = oracle.game();
                last = step;
                oracle.take(step);
            }
        }
        Game game = oracle.game();
        TraceStep step = disagreement.step();
        if (step instanceof TraceStep.QueryStep query
                && disagreement.observation() instanceof Observation.Shown shown) {
            return new DisagreementKind(
                    shown(game, query.query(), shown.what(), ((Observation.Shown) disagreement.expected()).what())
                            + after(before, game, last));
        }
        boolean taken = ((Observation.Answered) disagreement.observation()).accepted();
        if (step instanceof TraceStep.MoveStep made) {
            return new DisagreementKind((taken ? "takes " : "refuses ") + what(game, made.move()));
        }
        return new DisagreementKind((step instanceof TraceStep.StatementStep
                        ? taken ? "lets players say " : "does not let players say "
                        : taken ? "does not refuse to " : "refuses to ")
                + name(step));
    }

    /** A move and what the rules say of it. */
    private static String what(Game game, Move move) {
        Ruling ruling = game.rule(move);
        if (ruling instanceof Ruling.Refused refused) {
            return (move instanceof Move.Pass ? "a pass" : "a play") + " that "
                    + refused.refusal().clause() + " forbids";
        }
        return effect((Ruling.Made) ruling);
    }

    private static String effect(Ruling.Made made) {
        if (made.after().lastMove().orElse(Move.PASS) instanceof Move.Pass) {
            return "a pass";
        } else if (!made.selfCaptured().isEmpty()) {
            return "a legal self-capture of " + (made.selfCaptured().size() == 1 ? "one stone" : "several stones");
        } else if (!made.captured().isEmpty()) {
            return "a legal capture of " + (made.captured().size() == 1 ? "one stone" : "several stones");
        }
        return "a legal play";
    }

    private static String shown(Game game, Query query, Object seen, Object expected) {
        if (query instanceof Query.Legal legal) {
            String move = what(game, new Move.Play(legal.point()));
            return (Boolean.TRUE.equals(seen) ? "calls legal " : "calls illegal ") + move;
        } else if (query instanceof Query.LegalPlays
                && seen instanceof PointSet some
                && expected instanceof PointSet due) {
            TreeSet<String> differences = new TreeSet<>();
            for (Point point : some.minus(due)) {
                differences.add("lists " + what(game, new Move.Play(point)));
            }
            for (Point point : due.minus(some)) {
                differences.add("leaves out " + what(game, new Move.Play(point)));
            }
            return String.join(" and ", differences);
        }
        return "differs in " + name(query);
    }

    /** What was done last and might be what was done wrongly. */
    private static String after(Game before, Game game, TraceStep last) {
        if (last == null) {
            return " at the start";
        } else if (last instanceof TraceStep.MoveStep made) {
            return " after "
                    + (before.rule(made.player(), made.move()) instanceof Ruling.Made ruling
                            ? effect(ruling)
                            : "a refused move");
        }
        if (last instanceof TraceStep.StatementStep) {
            return " after players said " + name(last);
        }
        return " after a request to " + name(last) + (game.over() ? ", the game being over" : "");
    }

    /** The kind of step, without what it is about. */
    private static String name(TraceStep step) {
        if (step instanceof TraceStep.MoveStep made) {
            return made.move() instanceof Move.Pass ? "a pass" : "a play";
        } else if (step instanceof TraceStep.RequestStep asked) {
            return words(asked.request().getClass());
        } else if (step instanceof TraceStep.StatementStep said) {
            return words(said.statement().getClass());
        }
        return name(((TraceStep.QueryStep) step).query());
    }

    private static String name(Query query) {
        return words(query.getClass());
    }

    private static String words(Class<?> type) {
        return type.getSimpleName().replaceAll("(?<!^)([A-Z])", " $1").toLowerCase(java.util.Locale.ROOT);
    }

    @Override
    public int compareTo(DisagreementKind other) {
        return words.compareTo(other.words);
    }

    @Override
    public String toString() {
        return words;
    }
}
