package touchstone.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import touchstone.laboratory.referee.Claim;
import touchstone.laboratory.referee.EngineBoards;
import touchstone.laboratory.referee.RefereeFolder;
import touchstone.laboratory.referee.Schedule;
import touchstone.reference.Board;
import touchstone.subject.Broken;
import touchstone.subject.Capability;
import touchstone.subject.Subject;
import touchstone.suite.result.RunFacts;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

@Command(
        name = "referee",
        description =
                "Lets an engine make its own moves against opponents that lead it to where rules forbid something, and "
                        + "judges every move it makes: does it ever make an illegal one? Scores are compared where a game ends "
                        + "played out. Without --ruleset nothing is claimed: what is played on an occupied point or takes a ko "
                        + "back at once is wrong anywhere, and for the rest it is said what the engine does.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:no move of its own was illegal, and no score was wrong",
            "1:something was",
            "2:the suite or the engine failed, or the run was cut short",
            "64:the command line makes no sense"
        })
final class RefereeCommand implements Callable<Integer> {

    private static final int MOST_GAMES = 1_000_000;
    private static final int MOST_MOVES = 10_000;

    @Spec
    private CommandSpec spec;

    @Mixin
    private OwnRules own;

    @Mixin
    private Entrants entrants;

    @Option(
            names = "--ruleset",
            paramLabel = "NAME",
            description = "What the engine claims to play: " + RulesetNames.HELP + ".")
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
            description = "How many moves a game may have once the engine takes part. Default: ${DEFAULT-VALUE}.")
    private int moves;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description =
                    "For everything drawn by lot. The same seed repeats a run as far as the engine itself draws nothing "
                            + "by lot and minds no clock. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where results and records go. Default: reports/latest-referee in Touchstone's folder.")
    private Optional<Path> out = Optional.empty();

    @Override
    public Integer call() {
        requireSense();
        PrintWriter screen = spec.commandLine().getOut();
        Specification specification = own.specification();
        Optional<Ruleset> claimed = ruleset.map(name -> RulesetNames.ruleset(specification, name));
        Candidate candidate = candidate(specification, claimed);
        RefereeFolder folder = folder();
        try {
            candidate.remarks().forEach(remark -> screen.println(candidate.label() + ": " + remark));
            Subject subject = candidate.start().get();
            requireMoves(subject);
            List<Board> boards = EngineBoards.of(subject);
            if (boards.isEmpty()) {
                throw Complaint.trouble(candidate.label() + ": has no square board of 5, 6, 7, 8, 9, 13 or 19 lines, so"
                        + " nothing can be played");
            }
            Claim claim = claimed.map(rules -> Claim.of(rules.name(), rules.variant()))
                    .orElseGet(Claim::none);
            RunFacts facts = new RunFacts(Home.version(), System.getProperty(CertifyCommand.COMMAND_LINE, ""), seed);
            return new RefereeRun(subject, claim, new Schedule(claim.rules(), boards, seed, moves), facts, folder)
                    .play(games, screen)
                    .code();
        } catch (Broken broken) {
            throw Complaint.trouble(candidate.label() + ": " + broken.getMessage());
        } catch (UncheckedIOException e) {
            throw Complaint.trouble("can't write to " + folder.results().getParent() + ": " + e.getMessage());
        }
    }

    private void requireSense() {
        entrants.requireSense();
        if (games < 1 || games > MOST_GAMES) {
            throw Complaint.usage("--games " + games + "; expected 1 to " + MOST_GAMES);
        }
        if (moves < 1 || moves > MOST_MOVES) {
            throw Complaint.usage("--moves " + moves + "; expected 1 to " + MOST_MOVES);
        }
    }

    private Candidate candidate(Specification specification, Optional<Ruleset> claimed) {
        if (entrants.isNobodyNamed()) {
            throw Complaint.usage(
                    "nobody to referee; expected --engine COMMAND, as in --engine \"gnugo --mode gtp\", or"
                            + " --subject NAME");
        }
        List<Candidate> all = entrants.lineup(
                specification,
                claimed,
                seed,
                Optional.empty(),
                spec.commandLine().getErr());
        if (all.size() > 1) {
            throw Complaint.usage(all.size() + " engines are named; referee one at a time");
        }
        return all.get(0);
    }

    private RefereeFolder folder() {
        Path folder = out.orElseGet(() -> Home.path().resolve("reports/latest-referee"));
        try {
            return RefereeFolder.open(folder);
        } catch (IOException e) {
            throw Complaint.trouble("can't write to " + folder + "; choose another --out");
        }
    }

    private static void requireMoves(Subject subject) {
        if (!subject.capabilities().contains(Capability.GENERATES_MOVES)) {
            throw Complaint.trouble(
                    subject.identity().id()
                            + ": makes no moves of its own (no genmove), so there is nothing to referee; try ./touchstone certify");
        }
    }
}
