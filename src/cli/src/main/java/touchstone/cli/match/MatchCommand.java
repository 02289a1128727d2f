package touchstone.cli.match;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import touchstone.cli.options.EngineOption;
import touchstone.cli.options.Installation;
import touchstone.cli.options.RulesetLookup;
import touchstone.cli.options.SpecificationOptions;
import touchstone.cli.options.SubjectCandidate;
import touchstone.cli.options.SubjectOptions;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.formats.file.FileReason;
import touchstone.reference.Board;
import touchstone.spi.Capability;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.suite.result.RunFacts;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

@Command(
        name = "match",
        description = {
            "Plays games against an engine and checks that its own moves are legal.",
            "The opponents steer the games into positions where the rules forbid a move. Scores are compared "
                    + "where a game ends played out. Without --ruleset no rules are claimed: only a play on an "
                    + "occupied "
                    + "point and an immediate ko recapture count as violations, and everything else is reported."
        },
        exitCodeList = {
            "0:all its moves were legal and all its scores right",
            "1:a move was illegal or a score wrong",
            "2:Touchstone or the engine failed, or the run was cut short",
            "64:usage error"
        },
        footer = {
            "  ./touchstone match --engine \"gnugo --mode gtp\" --ruleset japanese",
            "  ./touchstone match --subject gnugo --games 20"
        })
public final class MatchCommand extends TouchstoneCommand {

    private static final int MOST_GAMES = 1_000_000;
    private static final int MOST_MOVES = 10_000;

    @Mixin
    private SpecificationOptions own;

    @Mixin
    private SubjectOptions subjectOptions;

    @Option(
            names = "--ruleset",
            paramLabel = "NAME",
            description = "The ruleset that the engine claims to follow: " + RulesetLookup.HELP + ".")
    private Optional<String> ruleset = Optional.empty();

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "110",
            description = "How many games to play. Default: ${DEFAULT-VALUE}.")
    private int games;

    @Option(
            names = "--moves",
            paramLabel = "N",
            defaultValue = "100",
            description =
                    "The maximum number of moves of a game once the engine takes part. Default: " + "${DEFAULT-VALUE}.")
    private int moves;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description =
                    "The random seed. The same seed repeats a run, unless the engine itself plays at random or by "
                            + "the clock. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "The folder for results and game records. Default: reports/latest-match in Touchstone's "
                    + "folder.")
    private Optional<Path> out = Optional.empty();

    @Override
    protected ExitCode run() {
        requireSense();
        PrintWriter screen = out();
        Specification specification = own.specification();
        Optional<Ruleset> claimed = ruleset.map(name -> RulesetLookup.ruleset(specification, name));
        SubjectCandidate candidate = candidate(specification, claimed);
        Path path = out.orElseGet(() -> Installation.reports("latest-match"));
        try (MatchFolder folder = folder(path)) {
            candidate.remarks().forEach(remark -> screen.println(candidate.label() + ": " + remark));
            Subject subject = candidate.start().get();
            requireMoves(subject);
            List<Board> boards = MatchBoards.of(subject);
            if (boards.isEmpty()) {
                throw CommandException.trouble(candidate.label()
                        + ": supports no square board of 5, 6, 7, 8, 9, 13 or 19 " + "lines, so it can't play a match");
            }
            MatchClaim claim = claimed.map(rules -> MatchClaim.of(rules.name(), rules.variant()))
                    .orElseGet(MatchClaim::none);
            RunFacts facts = Installation.facts(seed);
            return new MatchRun(subject, claim, new GameSchedule(claim.rules(), boards, seed, moves), facts, folder)
                    .play(games, screen);
        } catch (SubjectErrorException broken) {
            throw CommandException.trouble(candidate.label() + ": " + broken.getMessage());
        } catch (IOException | UncheckedIOException e) {
            throw CommandException.unwritable(path, e);
        }
    }

    private void requireSense() {
        subjectOptions.requireSense();
        if (games < 1 || games > MOST_GAMES) {
            throw CommandException.usage("--games " + games + "; expected 1 to " + MOST_GAMES);
        }
        if (moves < 1 || moves > MOST_MOVES) {
            throw CommandException.usage("--moves " + moves + "; expected 1 to " + MOST_MOVES);
        }
    }

    private SubjectCandidate candidate(Specification specification, Optional<Ruleset> claimed) {
        if (subjectOptions.isNobodyNamed()) {
            throw EngineOption.nobody();
        }
        return EngineOption.only(subjectOptions.subjects(specification, claimed, seed, Optional.empty(), err()));
    }

    private static MatchFolder folder(Path folder) {
        try {
            return MatchFolder.open(folder);
        } catch (IOException e) {
            throw CommandException.trouble(
                    "can't write to " + folder + ": " + FileReason.of(e) + "; choose another --out");
        }
    }

    private static void requireMoves(Subject subject) {
        if (!subject.capabilities().contains(Capability.GENERATES_MOVES)) {
            throw CommandException.trouble(subject.identity().id()
                    + ": generates no moves (it lacks generates-moves, which in GTP is genmove), so it can't play a match;"
                    + " try ./touchstone certify");
        }
    }
}
