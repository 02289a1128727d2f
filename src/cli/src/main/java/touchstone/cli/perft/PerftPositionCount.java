package touchstone.cli.perft;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.cli.perft.positions.BorderStateCount;
import touchstone.cli.perft.positions.LegalPositions;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.FigureTable;
import touchstone.reference.Board;

/** Counts the legal positions of a board, by two methods where both are possible. */
record PerftPositionCount(Board board, PerftPrinter printer, PrintWriter err) {

    private static final int BETWEEN_LOOKS = 10_000;

    ExitCode count(PerftJson file) {
        List<List<String>> rows = new ArrayList<>();
        Optional<BigInteger> byBorders = byBorders();
        byBorders.ifPresent(count -> rows.add(List.of("by the border of what is filled", count.toString())));
        Optional<BigInteger> oneByOne = oneByOne(byBorders);
        oneByOne.ifPresent(count -> rows.add(List.of("one by one, by the reference", count.toString())));
        if (rows.isEmpty()) {
            throw CommandException.usage("--positions on a " + board + " board; expected one side of 1 to "
                    + BorderStateCount.WIDEST + " lines");
        }
        printer.table("Legal positions on " + board, new FigureTable(List.of("counted", "positions"), rows));
        byBorders.or(() -> oneByOne).ifPresent(file::positions);
        if (byBorders.isPresent() && oneByOne.isPresent() && !byBorders.equals(oneByOne)) {
            err.println("touchstone: the two ways of counting disagree: one of them is wrong");
            return ExitCode.VIOLATIONS;
        }
        return ExitCode.OK;
    }

    private Optional<BigInteger> byBorders() {
        if (Math.min(board.width(), board.height()) > BorderStateCount.WIDEST) {
            return Optional.empty();
        }
        try (PerftProgress progress = new PerftProgress("positions by borders", err)) {
            return Optional.of(BorderStateCount.legalPositions(board, progress));
        }
    }

    /** @param all how many there are going to be, if that is known */
    private Optional<BigInteger> oneByOne(Optional<BigInteger> all) {
        if (board.size() > LegalPositions.MOST_POINTS) {
            return Optional.empty();
        }
        double expected = all.map(BigInteger::doubleValue).orElse(Double.MAX_VALUE);
        try (PerftProgress progress = new PerftProgress("positions one by one", err)) {
            long[] count = new long[1];
            LegalPositions.forEach(board, position -> {
                if (++count[0] % BETWEEN_LOOKS == 0) {
                    progress.accept(Math.min(1, count[0] / expected));
                }
            });
            return Optional.of(BigInteger.valueOf(count[0]));
        }
    }
}
