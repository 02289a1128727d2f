package touchstone.cli.consistency;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import touchstone.reference.Move;
import touchstone.trace.TraceStep;

/** Shrinks a pair of games with an inconsistency: fewer steps, and passes instead of plays. */
final class InconsistencyShrinker {

    /** How many smaller games are tried at most. */
    private static final int MOST = 400;

    private final MetamorphicKind.RelatedPair pair;
    private final SourceGames repertoire;
    private final Function<GamePair, Optional<Inconsistency>> retry;
    private List<TraceStep> steps;
    private Inconsistency inconsistency;
    private int tries;

    /**
     * @param repertoire whose games it is one of
     * @param retry asks the subject once more
     */
    private InconsistencyShrinker(
            MetamorphicKind.RelatedPair pair,
            Inconsistency inconsistency,
            SourceGames repertoire,
            Function<GamePair, Optional<Inconsistency>> retry) {
        this.pair = pair;
        this.repertoire = repertoire;
        this.retry = retry;
        this.steps = pair.steps();
        this.inconsistency = inconsistency;
    }

    /** Where the subject parts from itself, after as few steps as were found; nothing if it was not seen a second time. */
    static Optional<Inconsistency> of(
            MetamorphicKind.RelatedPair pair,
            Inconsistency inconsistency,
            SourceGames repertoire,
            Function<GamePair, Optional<Inconsistency>> retry) {
        InconsistencyShrinker smaller = new InconsistencyShrinker(pair, inconsistency, repertoire, retry);
        if (!smaller.parts(pair.steps())) {
            return Optional.empty();
        }
        smaller.shrink();
        return Optional.of(smaller.inconsistency);
    }

    private void shrink() {
        parts(upToInconsistency());
        int before;
        do {
            before = steps.size();
            for (int chunk = Integer.highestOneBit(Math.max(1, steps.size() / 2)); chunk >= 1; chunk /= 2) {
                for (int at = steps.size() - chunk; at >= 0 && tries < MOST; at -= chunk) {
                    parts(without(at, Math.min(at + chunk, steps.size())));
                }
            }
        } while (steps.size() < before && tries < MOST);
        for (int at = 0; at < steps.size() && tries < MOST; at++) {
            parts(passing(at));
        }
    }

    /** As the last step decides, nothing after it does. */
    private List<TraceStep> upToInconsistency() {
        TraceStep last = inconsistency.step();
        int end = steps.lastIndexOf(last);
        List<TraceStep> cut = new ArrayList<>(end < 0 ? steps : steps.subList(0, end));
        cut.removeIf(step -> step instanceof TraceStep.QueryStep);
        if (end >= 0) {
            cut.add(last);
        }
        return cut;
    }

    private List<TraceStep> without(int from, int to) {
        List<TraceStep> fewer = new ArrayList<>(steps.subList(0, Math.min(from, steps.size())));
        fewer.addAll(steps.subList(Math.min(to, steps.size()), steps.size()));
        return fewer;
    }

    private List<TraceStep> passing(int at) {
        List<TraceStep> other = new ArrayList<>(steps);
        if (steps.get(at) instanceof TraceStep.MoveStep made) {
            other.set(at, new TraceStep.MoveStep(made.player(), Move.PASS));
        }
        return other;
    }

    /** Whether it parts on these steps, too; if so they are the best so far. */
    private boolean parts(List<TraceStep> candidate) {
        if (tries > 0 && candidate.equals(steps) || !repertoire.suits(pair.board(), candidate)) {
            return false;
        }
        tries++;
        Optional<Inconsistency> found =
                pair.relation().retell(pair.board(), candidate).flatMap(retry);
        found.ifPresent(one -> {
            steps = candidate;
            inconsistency = one;
        });
        return found.isPresent();
    }
}
