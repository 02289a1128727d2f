package touchstone.cli.fuzz;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchstone.cli.consistency.ConsistencyFile;
import touchstone.cli.consistency.ConsistencyResult;
import touchstone.cli.consistency.MetamorphicKind;
import touchstone.cli.consistency.MetamorphicTest;
import touchstone.cli.consistency.SourceGames;
import touchstone.cli.options.Installation;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.InterruptHandler;
import touchstone.cli.terminal.LastErrorLine;
import touchstone.cli.terminal.Progress;
import touchstone.explore.generate.BoardDistribution;
import touchstone.explore.trace.SupportedBoards;
import touchstone.spi.Capability;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.suite.plan.Profile;

/** One run of {@code fuzz consistency}, from the first game to the last line on the screen. */
final class ConsistencyRun {

    private final Subject subject;
    private final Profile profile;
    private final long seed;
    private final int games;
    private final Path folder;
    private final List<ConsistencyResult> comparisons = new ArrayList<>();
    private volatile boolean cancelled;
    private volatile Optional<MetamorphicTest> current = Optional.empty();
    private Optional<String> trouble = Optional.empty();

    ConsistencyRun(Subject subject, Profile profile, long seed, int games, Path folder) {
        this.subject = subject;
        this.profile = profile;
        this.seed = seed;
        this.games = games;
        this.folder = folder;
    }

    ExitCode compare(List<MetamorphicKind> kinds, PrintWriter screen) throws IOException {
        return InterruptHandler.during(this::cancel, () -> {
            BoardDistribution boards = SupportedBoards.of(subject).mix();
            if (boards.isEmpty()) {
                throw CommandException.trouble(
                        subject.identity().id() + ": supports none of the board sizes, or exits when asked for one");
            }
            SourceGames repertoire = new SourceGames(abilities(), boards, seed);
            for (MetamorphicKind kind : kinds) {
                compare(kind, repertoire);
            }
            Optional<String> incomplete = cancelled ? Optional.of("the run was cut short") : trouble;
            Path file = folder.resolve(ConsistencyFile.NAME);
            ConsistencyFile.write(file, Installation.version(), subject.identity(), seed, incomplete, comparisons);
            new ConsistencyScreen(subject.identity(), seed, screen).show(comparisons, incomplete, folder);
            return code(incomplete);
        });
    }

    private void compare(MetamorphicKind kind, SourceGames repertoire) {
        if (cancelled || trouble.isPresent()) {
            return;
        }
        MetamorphicTest comparison = new MetamorphicTest(subject, repertoire, games);
        current = Optional.of(comparison);
        try (Progress progress = Progress.of(kind.id(), games)) {
            comparisons.add(comparison.of(kind, (told, parted) -> progress.step()));
        } catch (SubjectErrorException broken) {
            trouble = Optional.of(kind.title() + ": " + broken.getMessage() + LastErrorLine.of(broken));
        }
    }

    private void cancel() {
        cancelled = true;
        current.ifPresent(MetamorphicTest::cancel);
    }

    private Set<Capability> abilities() {
        Set<Capability> abilities = EnumSet.noneOf(Capability.class);
        abilities.addAll(subject.capabilities());
        if (profile == Profile.PLAYER) {
            abilities.remove(Capability.ENFORCES_LEGALITY);
        }
        return abilities;
    }

    private ExitCode code(Optional<String> incomplete) {
        boolean nothing = comparisons.stream().allMatch(one -> one.games() == 0);
        boolean broke = comparisons.stream().anyMatch(one -> one.breakdowns() > 0);
        if (nothing || broke || incomplete.isPresent()) {
            return ExitCode.TROUBLE;
        }
        return comparisons.stream().allMatch(one -> one.parted() == 0) ? ExitCode.OK : ExitCode.VIOLATIONS;
    }
}
