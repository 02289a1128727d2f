package touchstone.cli.match;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import touchstone.cli.match.MatchTally.Count;
import touchstone.cli.run.BriefingText;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.InterruptHandler;
import touchstone.cli.terminal.Progress;
import touchstone.spi.Subject;
import touchstone.suite.result.RunFacts;

/** One run of {@code match}, from the first move to the last line on the screen. */
record MatchRun(Subject subject, MatchClaim claim, GameSchedule schedule, RunFacts facts, MatchFolder folder) {

    ExitCode play(int games, PrintWriter screen) {
        Referee referee = new Referee(subject, claim, schedule);
        subject.rulesSetting()
                .ifPresent(rules ->
                        screen.println(BriefingText.of(subject.identity().id(), rules) + "\n"));
        return InterruptHandler.during(referee::cancel, () -> {
            List<PlayedGame> played;
            try (Progress progress = Progress.of(subject.identity().id(), games)) {
                played = referee.play(games, one -> {
                    folder.add(subject.identity(), claim, one);
                    progress.step();
                });
            }
            MatchResult run = run(games, played, trouble(referee));
            folder.write(run);
            new MatchScreen(run, schedule.boards(), folder, screen).show();
            return code(run);
        });
    }

    private MatchResult run(int games, List<PlayedGame> played, Optional<String> trouble) {
        return new MatchResult(
                facts.suiteVersion(),
                facts.commandLine(),
                subject.identity(),
                subject.rulesSetting(),
                claim,
                facts.seed(),
                games,
                played,
                trouble);
    }

    private static Optional<String> trouble(Referee referee) {
        if (referee.wasCancelled()) {
            return Optional.of("the run was cut short");
        }
        return referee.gaveUp()
                ? Optional.of("it broke down " + Referee.PATIENCE + " times in a row and was given up")
                : Optional.empty();
    }

    /** Trouble outweighs violations: where something broke down, what is reported is not the whole. */
    private static ExitCode code(MatchResult run) {
        boolean nothing = run.tally().of(Count.GAMES) == 0;
        if (nothing || run.trouble().isPresent() || run.has(MatchFinding.Grade.TROUBLE)) {
            return ExitCode.TROUBLE;
        }
        return run.has(MatchFinding.Grade.VIOLATION) ? ExitCode.VIOLATIONS : ExitCode.OK;
    }
}
