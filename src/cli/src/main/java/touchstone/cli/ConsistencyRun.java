package touchstone.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchstone.laboratory.fuzz.BoardsHad;
import touchstone.laboratory.relation.Comparison;
import touchstone.laboratory.relation.ComparisonFile;
import touchstone.laboratory.relation.Kind;
import touchstone.laboratory.relation.Repertoire;
import touchstone.laboratory.relation.SelfComparison;
import touchstone.laboratory.steer.BoardMix;
import touchstone.subject.Broken;
import touchstone.subject.Capability;
import touchstone.subject.Subject;
import touchstone.suite.plan.Profile;

/** A subject compared with itself, from the first game to the last line on the screen. */
final class ConsistencyRun {

    private final Subject subject;
    private final Profile profile;
    private final long seed;
    private final int games;
    private final Path folder;
    private final List<Comparison> comparisons = new ArrayList<>();
    private volatile boolean cancelled;
    private volatile Optional<SelfComparison> current = Optional.empty();
    private Optional<String> trouble = Optional.empty();

    ConsistencyRun(Subject subject, Profile profile, long seed, int games, Path folder) {
        this.subject = subject;
        this.profile = profile;
        this.seed = seed;
        this.games = games;
        this.folder = folder;
    }

    ExitCode compare(List<Kind> kinds, PrintWriter screen) throws IOException {
        return OnInterrupt.during(this::cancel, () -> {
            BoardMix boards = BoardsHad.of(subject).mix();
            if (boards.isEmpty()) {
                throw Complaint.trouble(
                        subject.identity().id() + ": supports none of the board sizes, or exits when asked for one");
            }
            Repertoire repertoire = new Repertoire(abilities(), boards, seed);
            for (Kind kind : kinds) {
                compare(kind, repertoire);
            }
            Optional<String> incomplete = cancelled ? Optional.of("the run was cut short") : trouble;
            Path file = folder.resolve(ComparisonFile.NAME);
            ComparisonFile.write(file, Home.version(), subject.identity(), seed, incomplete, comparisons);
            new ConsistencyScreen(subject.identity(), seed, screen).show(comparisons, incomplete, folder);
            return code(incomplete);
        });
    }

    private void compare(Kind kind, Repertoire repertoire) {
        if (cancelled || trouble.isPresent()) {
            return;
        }
        SelfComparison comparison = new SelfComparison(subject, repertoire, games);
        current = Optional.of(comparison);
        try (Progress progress = Progress.of(kind.id(), games)) {
            comparisons.add(comparison.of(kind, (told, parted) -> progress.step()));
        } catch (Broken broken) {
            trouble = Optional.of(kind.title() + ": " + broken.getMessage() + LastWords.of(broken));
        }
    }

    private void cancel() {
        cancelled = true;
        current.ifPresent(SelfComparison::cancel);
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
        return comparisons.stream().allMatch(one -> one.parted() == 0) ? ExitCode.CONFORMS : ExitCode.VIOLATIONS;
    }
}
