package touchstone.laboratory.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.gtp.GtpOptions;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.Mutants;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/** Wrong engines: what can be seen of their fault is seen, and held against no other clause. */
class MutantsAtLevelsTest {

    static List<Level> levels() {
        return List.of(Level.of("everything"), Levels.GNU_GO, Levels.SHOWBOARD);
    }

    @ParameterizedTest
    @MethodSource("levels")
    void areCaughtByTheirClauses(Level level) {
        int killed = 0, seen = 0;
        for (Mutant mutant : Mutants.all()) {
            Examination examination;
            try {
                examination = Examination.of(level.subject(mutant.rules(), GtpOptions.DEFAULT), mutant.ruleset());
            } catch (RuntimeException e) {
                System.out.println(level + " MUTANT " + mutant.name() + " PROBE " + e);
                continue;
            }
            boolean kill = examination.of(Verdict.VIOLATED).stream()
                    .anyMatch(r -> r.clause().equals(mutant.clause()));
            boolean any = !examination.of(Verdict.VIOLATED).isEmpty();
            if (kill) killed++;
            else if (any) seen++;
            List<Result> strays = examination.results().stream()
                    .filter(r -> r.verdict() == Verdict.BROKEN
                            || r.verdict() == Verdict.TOLERATED
                            || r.verdict() == Verdict.VIOLATED && !mutant.mayBreak(r.clause()))
                    .toList();
            System.out.println(level + " MUTANT " + mutant.name() + " (" + mutant.clause() + ") "
                    + (kill
                            ? "killed"
                            : any
                                    ? "seen elsewhere "
                                            + examination.of(Verdict.VIOLATED).stream()
                                                    .map(Result::clause)
                                                    .collect(Collectors.toCollection(TreeSet::new))
                                    : "not visible")
                    + " " + examination.counts().values()
                    + (strays.isEmpty()
                            ? ""
                            : " STRAYS "
                                    + strays.stream()
                                            .limit(6)
                                            .map(r -> r.scenario() + " " + r.verdict() + " "
                                                    + r.message().replace("\n", "/"))
                                            .toList()));
            if (!kill)
                examination.results().stream()
                        .filter(r -> r.clause().equals(mutant.clause()))
                        .forEach(r ->
                                System.out.println("      " + r.scenario() + " " + r.verdict() + " " + r.message()));
        }
        System.out.println(level + " TOTAL killed " + killed + " seen elsewhere " + seen + " of "
                + Mutants.all().size());
        assertThat(killed).isPositive();
    }
}
