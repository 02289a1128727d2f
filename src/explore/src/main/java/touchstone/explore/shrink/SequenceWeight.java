package touchstone.explore.shrink;

import java.util.Comparator;
import java.util.stream.Collectors;
import touchstone.explore.trace.StepText;

/** Compares two sequences by simplicity. */
final class SequenceWeight {

    /** Fewer and simpler steps before all; then the smaller board, then what comes first. */
    static final Comparator<ColorlessSequence> ORDER = Comparator.comparingInt(SequenceWeight::of)
            .thenComparingInt(route -> route.board().size())
            .thenComparingInt(SequenceWeight::distance)
            .thenComparing(SequenceWeight::text);

    private SequenceWeight() {}

    /** A stone weighs more than a pass, and whatever is neither more than both. */
    static int of(ColorlessSequence route) {
        int weight = 0;
        for (ColorlessSequence.Mark mark : route.marks()) {
            weight += mark.isLook() ? 1 : mark.takesTurn() ? (mark.isPass() ? 2 : 3) : 5;
        }
        return weight;
    }

    /** How far the deciding move is from the lower left corner, in lines. */
    private static int distance(ColorlessSequence route) {
        return route.marks().get(route.deciding()).step() instanceof touchstone.trace.TraceStep.MoveStep made
                        && made.move() instanceof touchstone.reference.Move.Play play
                ? play.point().column() + play.point().row()
                : 0;
    }

    private static String text(ColorlessSequence route) {
        // The board: of two that are turned the wider one.
        return (char) ('z' - route.board().width())
                + route.marks().stream().map(mark -> text(mark)).collect(Collectors.joining(","));
    }

    private static String text(ColorlessSequence.Mark mark) {
        return mark.own() + StepText.write(mark.step());
    }
}
