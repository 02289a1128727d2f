package touchstone.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import touchstone.laboratory.referee.Claim;
import touchstone.laboratory.referee.Find;
import touchstone.laboratory.referee.Played;
import touchstone.laboratory.referee.Referee;
import touchstone.laboratory.referee.RefereeFolder;
import touchstone.laboratory.referee.Refereed;
import touchstone.laboratory.referee.Schedule;
import touchstone.laboratory.referee.Tally.Count;
import touchstone.subject.Subject;
import touchstone.suite.result.RunFacts;

/** One run of games from the first move to the last line on the screen. */
record RefereeRun(Subject subject, Claim claim, Schedule schedule, RunFacts facts, RefereeFolder folder) {

    ExitCode play(int games, PrintWriter screen) {
        Referee referee = new Referee(subject, claim, schedule);
        subject.briefing()
                .ifPresent(
                        rules -> screen.println(ToldRules.of(subject.identity().id(), rules) + "\n"));
        return OnInterrupt.during(referee::cancel, () -> {
            List<Played> played;
            try (Progress progress = Progress.of(subject.identity().id(), games)) {
                played = referee.play(games, one -> {
                    one.find().ifPresent(find -> folder.add(subject.identity(), claim, one));
                    progress.step();
                });
            }
            Refereed run = run(games, played, trouble(referee));
            folder.write(run);
            new RefereeScreen(run, schedule.boards(), folder, screen).show();
            return code(run);
        });
    }

    private Refereed run(int games, List<Played> played, Optional<String> trouble) {
        return new Refereed(
                facts.suiteVersion(),
                facts.commandLine(),
                subject.identity(),
                subject.briefing(),
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
    private static ExitCode code(Refereed run) {
        boolean nothing = run.tally().of(Count.GAMES) == 0;
        if (nothing || run.trouble().isPresent() || run.has(Find.Grade.TROUBLE)) {
            return ExitCode.TROUBLE;
        }
        return run.has(Find.Grade.VIOLATION) ? ExitCode.VIOLATIONS : ExitCode.CONFORMS;
    }
}
