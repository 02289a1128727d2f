package touchstone.cli.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchstone.gtp.client.GtpOptions;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/**
 * Wrong engines that show less than everything: their fault is held against no other clause. Each level has a sample of
 * the mutants, other than the next level's, or all of them with {@code -Dtouchstone.levels=all}; {@code target/levels.txt}
 * says how each fared.
 */
@Tag("slow") // tries mutants at every level of what engines show
class MutantsAtLevelsTest {

    private static final List<Level> LEVELS = List.of(Levels.GNU_GO, Levels.SHOWBOARD);

    /** What a controller asks for beside moves is asked by commands that the last of these lacks. */
    private static final List<Level> PROTOCOL_LEVELS = List.of(Levels.EVERYTHING, Levels.GNU_GO);

    /** One of so many mutants is tried at a level. */
    private static final int EVERY = "all".equals(System.getProperty("touchstone.levels")) ? 1 : 16;

    /**
     * In any order of play these find in the moves of a set-up what is not in the scenario's game; or they get the set-up
     * itself wrong.
     */
    private static final Set<String> MISLED_BY_SET_UPS = Set.of(
            "last-stone-protected",
            "hash-of-stone-count",
            "passes-added-up",
            "belgian-passes-added-up",
            "position-at-the-first-pass",
            "set-up-colors-swapped");

    private final List<String> report = new ArrayList<>();
    private final List<String> strays = new ArrayList<>();

    @Test
    void accuseNoOtherClause() throws IOException {
        Map<Boolean, List<Mutant>> mutants = Mutants.all().stream()
                .filter(mutant ->
                        mutant.claimed().isRuleset() && mutant.speech().isEmpty())
                .collect(Collectors.partitioningBy(Examination::isOfProtocol));
        accuseNoOtherClause(LEVELS, mutants.get(false));
        accuseNoOtherClause(PROTOCOL_LEVELS, mutants.get(true));
        Files.write(Path.of("target", "levels.txt"), report);
        assertThat(strays).isEmpty();
    }

    private void accuseNoOtherClause(List<Level> levels, List<Mutant> mutants) {
        for (Level level : levels) {
            int killed = 0;
            int first = levels.indexOf(level) * (EVERY / levels.size());
            for (int i = first; i < mutants.size(); i += EVERY) {
                killed += examine(level, mutants.get(i)) ? 1 : 0;
            }
            assertThat(killed).as("mutants caught at " + level).isPositive();
            report.add(level + ": " + killed + " killed by their clauses");
        }
    }

    /** Whether the mutant is caught by its clause. */
    private boolean examine(Level level, Mutant mutant) {
        Level served =
                level.playedBy(rules -> CommandHandler.of(mutant.controller().apply(rules)));
        Examination examination = Examination.of(served.subject(mutant.rules(), GtpOptions.DEFAULT), mutant);
        List<Result> violated = examination.of(Verdict.VIOLATED);
        boolean killed = violated.stream().anyMatch(result -> result.clause().equals(mutant.clause()));
        report.add(level + ": " + mutant.name() + " (" + mutant.clause() + ") "
                + (killed ? "killed" : violated.isEmpty() ? "not visible" : "seen by other clauses") + " "
                + examination.counts());
        examination.accusations().stream()
                .filter(accusation -> !mutant.mayBreak(accusation.substring(0, accusation.indexOf('/')))
                        || accusation.contains(" " + Verdict.ERROR + ": "))
                .map(accusation -> level + ": " + mutant.name() + ": " + accusation)
                .forEach(MISLED_BY_SET_UPS.contains(mutant.name()) ? report::add : strays::add);
        return killed;
    }
}
