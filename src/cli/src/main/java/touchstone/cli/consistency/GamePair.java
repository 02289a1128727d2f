package touchstone.cli.consistency;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import touchstone.explore.trace.BoardMapping;
import touchstone.reference.Board;
import touchstone.spi.GameStart;
import touchstone.trace.Observation;
import touchstone.trace.Query;
import touchstone.trace.Sequence;
import touchstone.trace.TraceStep;

/**
 * A game, and an equivalent one.
 *
 * @param relation between the two
 * @param opening of the first
 * @param otherOpening of the other
 * @param twins each step and what it is in the other, in the order of the first
 * @param order in which the twins come in the other
 * @param sameness what it means that both show the same
 */
public record GamePair(
        MetamorphicRelation relation,
        GameStart opening,
        GameStart otherOpening,
        List<Twin> twins,
        List<Integer> order,
        Sameness sameness) {

    /** A step, and what it is in the other game. */
    public record Twin(TraceStep one, TraceStep other) {}

    /** When what is seen in one game and in the other is the same. */
    public interface Sameness {

        /**
         * @param query what was looked at in the first
         * @param one what was seen there, of the type that the sight names
         * @param other what was seen in the other
         */
        boolean test(Query query, Object one, Object other);
    }

    public GamePair {
        twins = List.copyOf(twins);
        order = List.copyOf(order);
    }

    /** Both games step by step in the same order. */
    static GamePair inStep(
            MetamorphicRelation relation,
            GameStart opening,
            GameStart otherOpening,
            List<Twin> twins,
            Sameness sameness) {
        return new GamePair(
                relation,
                opening,
                otherOpening,
                twins,
                IntStream.range(0, twins.size()).boxed().toList(),
                sameness);
    }

    /** Both games step by step, each step carried over to another board; nothing if one can't be. */
    static Optional<GamePair> mapped(
            MetamorphicRelation relation, Board board, BoardMapping mapping, List<TraceStep> steps, Sameness sameness) {
        List<Twin> twins = new ArrayList<>(steps.size());
        for (TraceStep step : steps) {
            Optional<TraceStep> other = mapping.of(step);
            if (other.isEmpty()) {
                return Optional.empty();
            }
            twins.add(new Twin(step, other.get()));
        }
        return Optional.of(inStep(relation, GameStart.of(board), GameStart.of(mapping.to()), twins, sameness));
    }

    public Sequence one() {
        return new Sequence(opening, twins.stream().map(Twin::one).toList());
    }

    public Sequence other() {
        return new Sequence(
                otherOpening, order.stream().map(i -> twins.get(i).other()).toList());
    }

    /**
     * Where the two first part, of what both show. Once something is done in one game and not in the other they are no longer
     * the same.
     *
     * @param one what was seen in the first
     * @param other what was seen in the other, in its own order
     */
    public Optional<Inconsistency> difference(List<Observation> one, List<Observation> other) {
        List<Observation> inOrder = new ArrayList<>(java.util.Collections.nCopies(twins.size(), null));
        for (int i = 0; i < other.size(); i++) {
            inOrder.set(order.get(i), other.get(i));
        }
        for (int i = 0; i < Math.min(one.size(), twins.size()); i++) {
            if (inOrder.get(i) == null) {
                // The other broke down before it came to this.
                break;
            } else if (!same(twins.get(i).one(), one.get(i), inOrder.get(i))) {
                return Optional.of(new Inconsistency(this, i, one.get(i), inOrder.get(i)));
            } else if (!(twins.get(i).one() instanceof TraceStep.QueryStep) && isHidden(one.get(i), inOrder.get(i))) {
                break;
            }
        }
        return Optional.empty();
    }

    private boolean same(TraceStep step, Observation one, Observation other) {
        if (isHidden(one, other) || isNonsense(one) && isNonsense(other)) {
            return true;
        } else if (one instanceof Observation.Answered first && other instanceof Observation.Answered second) {
            return first.accepted() == second.accepted();
        } else if (one instanceof Observation.Shown first && other instanceof Observation.Shown second) {
            return sameness.test(((TraceStep.QueryStep) step).query(), first.what(), second.what());
        }
        return false;
    }

    private static boolean isHidden(Observation one, Observation other) {
        return one instanceof Observation.Hidden || other instanceof Observation.Hidden;
    }

    private static boolean isNonsense(Observation observation) {
        return observation instanceof Observation.Senseless || observation instanceof Observation.BrokeDown;
    }
}
