package touchstone.cli.perft;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.cli.options.ReferenceSubjects;
import touchstone.cli.perft.positions.BorderStateCount;
import touchstone.cli.perft.positions.EnumeratedGames;
import touchstone.cli.perft.positions.GameTotals;
import touchstone.cli.perft.positions.OptimalPlay;
import touchstone.cli.perft.positions.SuperkoGameCount;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.DurationConverter;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.FigureTable;
import touchstone.reference.Board;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Supply;
import touchstone.reference.choice.Variant;
import touchstone.suite.specification.Ruleset;

/** Counts the games of a small board to their end, under some rulesets. */
record PerftGameCount(PerftStartOptions root, int threads, PerftPrinter printer, PrintWriter err) {

    /** @throws CommandException if the rulesets are named one by one and the games of one need not end */
    ExitCode count(List<Ruleset> named, boolean isAll, PerftJson file) throws InterruptedException {
        List<Ruleset> rulesets = named.stream()
                .filter(ruleset -> !isAll || endless(ruleset).isEmpty())
                .toList();
        for (Ruleset ruleset : rulesets) {
            endless(ruleset).ifPresent(why -> {
                throw CommandException.usage("--games under " + ruleset.name() + ": its games need not end, as " + why
                        + "; expected a ruleset with superko, where passes end the game");
            });
        }
        List<List<String>> rows = new ArrayList<>();
        List<String> remarks = new ArrayList<>();
        for (Ruleset ruleset : rulesets) {
            long began = System.nanoTime();
            GameTotals games = games(ruleset);
            Duration time = Duration.ofNanos(System.nanoTime() - began);
            rows.add(List.of(
                    ruleset.name(),
                    games.number().toString(),
                    "" + games.longest(),
                    "" + games.mostPlays(),
                    optimal(ruleset)));
            remarks.add(ruleset.name() + ": counted in " + DurationConverter.words(time));
            file.games(ruleset.name(), games);
        }
        printer.table(
                "Games on " + root.words(),
                new FigureTable(List.of("ruleset", "games", "longest", "most plays", "best play gives Black"), rows));
        if (!printer.markdown()) {
            // Times make no page that can be printed again.
            remarks.forEach(printer::line);
        }
        return ExitCode.OK;
    }

    /** Why a game may go on for ever. */
    private static Optional<String> endless(Ruleset ruleset) {
        if (!ruleset.variant().get(Repetition.class).isSuperko()) {
            return Optional.of("positions may come back for ever");
        }
        return ruleset.variant().has(Ending.AGREEMENT) ? Optional.of("passes never end one") : Optional.empty();
    }

    private GameTotals games(Ruleset ruleset) throws InterruptedException {
        Board board = root.opening().board();
        boolean isWhole = root.opening().isStart() && root.moves().isEmpty();
        if (isWhole && isPlain(ruleset.variant())) {
            if (fits(board, SuperkoGameCount.MOST_POSITIONS)) {
                try (PerftProgress progress = new PerftProgress("games " + ruleset.name(), err)) {
                    return new SuperkoGameCount(board, ruleset.variant().get(SelfCapture.class))
                            .count(threads, progress);
                }
            }
            throw CommandException.usage("--games on " + board + ": too many to count; expected 1x1 to 1x4, or 2x2");
        }
        return EnumeratedGames.from(root.game(ReferenceSubjects.rules(ruleset), ruleset.name()));
    }

    /** Whether all that matters is which positions have stood. */
    private static boolean isPlain(Variant rules) {
        return rules.has(Repetition.POSITIONAL)
                && (rules.has(Ending.TWO_PASSES) || rules.has(Ending.STOP))
                && rules.has(LastPass.EITHER)
                && rules.has(Button.NONE)
                && rules.has(Supply.UNLIMITED);
    }

    private static boolean fits(Board board, int positions) {
        return Math.min(board.width(), board.height()) <= 2
                && BorderStateCount.legalPositions(board).compareTo(BigInteger.valueOf(positions)) <= 0;
    }

    /** By area and with no komi, whatever the ruleset counts; nothing where it is not searched. */
    private String optimal(Ruleset ruleset) {
        Board board = root.opening().board();
        if (!root.opening().isStart()
                || !root.moves().isEmpty()
                || !isPlain(ruleset.variant())
                || !fits(board, OptimalPlay.MOST_POSITIONS)) {
            return "";
        }
        int lead = new OptimalPlay(board, ruleset.variant().get(SelfCapture.class)).blackWinsBy();
        return lead > 0 ? "+" + lead : "" + lead;
    }
}
