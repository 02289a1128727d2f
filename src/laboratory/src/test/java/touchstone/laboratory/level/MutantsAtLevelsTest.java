package touchstone.laboratory.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import touchstone.gtp.GtpOptions;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.Mutants;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/**
 * Wrong engines that show less than everything: their fault is held against no other clause. Each level has a sample of
 * the mutants, other than the next level's, or all of them with {@code -Dtouchstone.levels=all}; {@code target/levels.txt}
 * says how each fared.
 */
class MutantsAtLevelsTest {

    private static final List<Level> LEVELS = List.of(Levels.GNU_GO, Levels.SHOWBOARD);

    /** One of so many mutants is tried at a level. */
    private static final int EVERY = "all".equals(System.getProperty("touchstone.levels")) ? 1 : 16;

    /** In any order of play these find in the moves of a set-up what is not in the scenario's game. */
    private static final Set<String> MISLED_BY_SET_UPS = Set.of(
            "last-stone-protected",
            "hash-of-stone-count",
            "passes-added-up",
            "belgian-passes-added-up",
            "position-at-the-first-pass");

    private final List<String> report = new ArrayList<>();
    private final List<String> strays = new ArrayList<>();

    @Test
    void accuseNoOtherClause() throws IOException {
        for (Level level : LEVELS) {
            int killed = 0;
            List<Mutant> mutants = Mutants.all().stream()
                    .filter(mutant -> mutant.pretence().isRuleset())
                    .toList();
            int first = LEVELS.indexOf(level) * (EVERY / LEVELS.size());
            for (int i = first; i < mutants.size(); i += EVERY) {
                killed += examine(level, mutants.get(i)) ? 1 : 0;
            }
            assertThat(killed).as("mutants caught at " + level).isPositive();
            report.add(level + ": " + killed + " killed by their clauses");
        }
        Files.write(Path.of("target", "levels.txt"), report);
        assertThat(strays).isEmpty();
    }

    /** Whether the mutant is caught by its clause. */
    private boolean examine(Level level, Mutant mutant) {
        Examination examination = Examination.of(level.subject(mutant.rules(), GtpOptions.DEFAULT), mutant.ruleset());
        List<Result> violated = examination.of(Verdict.VIOLATED);
        boolean killed = violated.stream().anyMatch(result -> result.clause().equals(mutant.clause()));
        report.add(level + ": " + mutant.name() + " (" + mutant.clause() + ") "
                + (killed ? "killed" : violated.isEmpty() ? "not visible" : "seen by other clauses") + " "
                + examination.counts());
        examination.accusations().stream()
                .filter(accusation -> !mutant.mayBreak(accusation.substring(0, accusation.indexOf('/')))
                        || accusation.contains(" " + Verdict.BROKEN + ": "))
                .map(accusation -> level + ": " + mutant.name() + ": " + accusation)
                .forEach(MISLED_BY_SET_UPS.contains(mutant.name()) ? report::add : strays::add);
        return killed;
    }
}
