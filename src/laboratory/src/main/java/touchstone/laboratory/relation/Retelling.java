package touchstone.laboratory.relation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import touchstone.laboratory.walk.Mapping;
import touchstone.reference.Board;
import touchstone.subject.Opening;
import touchstone.trace.Seen;
import touchstone.trace.Sight;
import touchstone.trace.Step;
import touchstone.trace.Way;

/**
 * A game told in two ways.
 *
 * @param relation between the two
 * @param opening of the first
 * @param otherOpening of the other
 * @param twins each step and what it is in the other, in the order of the first
 * @param order in which the twins come in the other
 * @param sameness what it means that both show the same
 */
public record Retelling(
        Relation relation,
        Opening opening,
        Opening otherOpening,
        List<Twin> twins,
        List<Integer> order,
        Sameness sameness) {

    /** A step, and what it is in the other game. */
    public record Twin(Step one, Step other) {}

    /** When what is seen in one game and in the other is the same. */
    public interface Sameness {

        /**
         * @param sight what was looked at in the first
         * @param one what was seen there, of the type that the sight names
         * @param other what was seen in the other
         */
        boolean test(Sight sight, Object one, Object other);
    }

    public Retelling {
        twins = List.copyOf(twins);
        order = List.copyOf(order);
    }

    /** Both games step by step in the same order. */
    static Retelling inStep(
            Relation relation, Opening opening, Opening otherOpening, List<Twin> twins, Sameness sameness) {
        return new Retelling(
                relation,
                opening,
                otherOpening,
                twins,
                IntStream.range(0, twins.size()).boxed().toList(),
                sameness);
    }

    /** Both games step by step, each step carried over to another board; nothing if one can't be. */
    static Optional<Retelling> mapped(
            Relation relation, Board board, Mapping mapping, List<Step> steps, Sameness sameness) {
        List<Twin> twins = new ArrayList<>(steps.size());
        for (Step step : steps) {
            Optional<Step> other = mapping.of(step);
            if (other.isEmpty()) {
                return Optional.empty();
            }
            twins.add(new Twin(step, other.get()));
        }
        return Optional.of(inStep(relation, Opening.of(board), Opening.of(mapping.to()), twins, sameness));
    }

    public Way one() {
        return new Way(opening, twins.stream().map(Twin::one).toList());
    }

    public Way other() {
        return new Way(
                otherOpening, order.stream().map(i -> twins.get(i).other()).toList());
    }

    /**
     * Where the two first part, of what both show. Once something is done in one game and not in the other they are no longer
     * the same.
     *
     * @param one what was seen in the first
     * @param other what was seen in the other, in its own order
     */
    public Optional<Parting> parting(List<Seen> one, List<Seen> other) {
        List<Seen> inOrder = new ArrayList<>(java.util.Collections.nCopies(twins.size(), null));
        for (int i = 0; i < other.size(); i++) {
            inOrder.set(order.get(i), other.get(i));
        }
        for (int i = 0; i < Math.min(one.size(), twins.size()); i++) {
            if (inOrder.get(i) == null) {
                // The other broke down before it came to this.
                break;
            } else if (!same(twins.get(i).one(), one.get(i), inOrder.get(i))) {
                return Optional.of(new Parting(this, i, one.get(i), inOrder.get(i)));
            } else if (!(twins.get(i).one() instanceof Step.Look) && isHidden(one.get(i), inOrder.get(i))) {
                break;
            }
        }
        return Optional.empty();
    }

    private boolean same(Step step, Seen one, Seen other) {
        if (isHidden(one, other) || isNonsense(one) && isNonsense(other)) {
            return true;
        } else if (one instanceof Seen.Answered first && other instanceof Seen.Answered second) {
            return first.accepted() == second.accepted();
        } else if (one instanceof Seen.Shown first && other instanceof Seen.Shown second) {
            return sameness.test(((Step.Look) step).sight(), first.what(), second.what());
        }
        return false;
    }

    private static boolean isHidden(Seen one, Seen other) {
        return one instanceof Seen.Hidden || other instanceof Seen.Hidden;
    }

    private static boolean isNonsense(Seen seen) {
        return seen instanceof Seen.Senseless || seen instanceof Seen.BrokeDown;
    }
}
