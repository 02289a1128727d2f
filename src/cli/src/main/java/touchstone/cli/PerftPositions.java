package touchstone.cli;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.laboratory.perft.BorderStates;
import touchstone.laboratory.perft.LegalPositions;
import touchstone.reference.Board;

/** Counts the legal positions of a board, in two ways where both are possible. */
final class PerftPositions {

    private final Board board;
    private final PerftPrinter printer;
    private final PrintWriter err;

    PerftPositions(Board board, PerftPrinter printer, PrintWriter err) {
        this.board = board;
        this.printer = printer;
        this.err = err;
    }

    ExitCode count(PerftFile file) {
        List<List<String>> rows = new ArrayList<>();
        Optional<BigInteger> byBorders = byBorders();
        byBorders.ifPresent(count -> rows.add(List.of("by the border of what is filled", count.toString())));
        Optional<BigInteger> oneByOne = oneByOne();
        oneByOne.ifPresent(count -> rows.add(List.of("one by one, by the reference", count.toString())));
        if (rows.isEmpty()) {
            throw Complaint.usage("--positions on a " + board + " board; expected one side of 1 to "
                    + BorderStates.WIDEST + " lines");
        }
        printer.table("Legal positions on " + board, new Grid(List.of("counted", "positions"), rows));
        byBorders.or(() -> oneByOne).ifPresent(file::positions);
        if (byBorders.isPresent() && oneByOne.isPresent() && !byBorders.equals(oneByOne)) {
            err.println("touchstone: two ways to count come to different numbers: one of them is wrong");
            return ExitCode.VIOLATIONS;
        }
        return ExitCode.CONFORMS;
    }

    private Optional<BigInteger> byBorders() {
        return Math.min(board.width(), board.height()) <= BorderStates.WIDEST
                ? Optional.of(BorderStates.legalPositions(board))
                : Optional.empty();
    }

    private Optional<BigInteger> oneByOne() {
        return board.size() <= LegalPositions.MOST_POINTS
                ? Optional.of(BigInteger.valueOf(LegalPositions.count(board)))
                : Optional.empty();
    }
}
