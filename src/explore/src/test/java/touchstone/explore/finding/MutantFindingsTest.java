package touchstone.explore.finding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchstone.explore.diagnosis.Deviation;
import touchstone.explore.shrink.ShrinkResult;
import touchstone.explore.shrink.Shrinker;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.mutants.axis.CommonMistakeAxisMutants;
import touchstone.mutants.axis.CountSettingMutants;
import touchstone.mutants.axis.CourseSettingMutants;
import touchstone.mutants.axis.UntimelyAxisMutants;
import touchstone.mutants.protocol.ShowingMutants;
import touchstone.mutants.protocol.TextMutants;
import touchstone.mutants.ruleset.CommonMistakeMutants;

/** What random traces find out about mutants of the base rules, of the axes and of the protocol, made small. */
@Tag("slow") // fuzzes mutants
class MutantFindingsTest {

    /** One of so many mutants is tried, chosen by its name: a new one leaves the others in the sample or out of it. */
    private static final int ONE_OF = 5;

    private static final int TRACES = 60;
    private static final int DISAGREEMENTS = 4;

    /** Which of them are so slow that nothing of them is to be seen in a test. */
    private static final Set<String> SLOW = Set.of("ko-two-moves");

    /** Which of them carry something over from one game into the next, so that a new process does not show it. */
    private static final Set<String> CARRYING = Set.of("komi-counted-as-first-set", "says-other-rules-once-cleared");

    private static final Map<Mutant, Map<String, ShrinkResult>> FOUND = new HashMap<>();

    @BeforeAll
    static void trace() {
        for (Mutant mutant : onceEach()) {
            boolean chosen = Math.floorMod(mutant.name().hashCode(), ONE_OF) == 0;
            if (chosen && !SLOW.contains(mutant.name())) {
                List<ShrinkResult> all = MutantFindings.in(mutant, TRACES, DISAGREEMENTS);
                if (!all.isEmpty()) {
                    FOUND.put(mutant, MutantFindings.byCause(all));
                }
            }
        }
        print();
    }

    /**
     * Without those that make the mistakes of others once more, under other rules, and those that are wrong in what they show or
     * how they write it, which every question about a game shows in a way of its own.
     */
    private static List<Mutant> onceEach() {
        Set<String> again = Stream.of(
                        new CommonMistakeAxisMutants(),
                        new CommonMistakeMutants(),
                        new CourseSettingMutants(),
                        new CountSettingMutants(),
                        new UntimelyAxisMutants(),
                        new ShowingMutants(),
                        new TextMutants())
                .flatMap(source -> source.mutants().stream())
                .map(Mutant::name)
                .collect(Collectors.toSet());
        return Mutants.all().stream()
                // What is wrong with lines of a protocol shows in no game.
                .filter(mutant -> mutant.speech().isEmpty() && !again.contains(mutant.name()))
                .toList();
    }

    private static void print() {
        Map<Integer, Integer> steps = new TreeMap<>();
        Map<Integer, Integer> points = new TreeMap<>();
        Map<Integer, Integer> causes = new TreeMap<>();
        FOUND.values().forEach(found -> {
            causes.merge(found.size(), 1, Integer::sum);
            found.values().forEach(one -> {
                steps.merge(one.smallest().trace().steps().size(), 1, Integer::sum);
                points.merge(one.smallest().trace().board().size(), 1, Integer::sum);
            });
        });
        System.out.println("mutants by number of causes " + causes + ", walks by steps " + steps
                + ", by points of the board " + points);
    }

    private static List<Integer> sorted(java.util.function.ToIntFunction<ShrinkResult> number) {
        return FOUND.values().stream()
                .flatMap(found -> found.values().stream())
                .map(number::applyAsInt)
                .sorted()
                .toList();
    }

    @Test
    void aGoodPartOfTheMutantsIsFoundOut() {
        assertThat(FOUND).hasSizeGreaterThan(50);
    }

    @Test
    void walksBecomeSmall() {
        List<Integer> steps = sorted(one -> one.smallest().trace().steps().size());
        List<Integer> points = sorted(one -> one.smallest().trace().board().size());

        assertThat(steps.get(steps.size() / 2)).isLessThanOrEqualTo(6);
        assertThat(steps.get(steps.size() * 8 / 10)).isLessThanOrEqualTo(12);
        assertThat(points.get(points.size() / 2)).isLessThanOrEqualTo(9);
    }

    @Test
    void mostMutantsHaveOneCauseAndFewHaveMoreThanTwo() {
        assertThat(FOUND.values().stream().filter(found -> causes(found) <= 1).count())
                .isGreaterThan(FOUND.size() * 6 / 10);
        assertThat(FOUND.values().stream().filter(found -> causes(found) > 2).count())
                .isLessThan(FOUND.size() * 15 / 100);
    }

    /** Without that it says by which other rules it plays: many mutants are honest. */
    private static long causes(Map<String, ShrinkResult> found) {
        return found.values().stream()
                .filter(one -> one.cause().deviation() != Deviation.TELLS)
                .count();
    }

    @Test
    void theClauseIsTheOneThatIsBrokenOrRestsOnIt() {
        Set<String> wrong = new TreeSet<>();
        FOUND.forEach((mutant, found) -> found.values().stream()
                .map(ShrinkResult::cause)
                .filter(cause -> !mutant.mayBreak(cause.clause()))
                .forEach(cause -> wrong.add(mutant.name() + ": " + cause)));

        assertThat(wrong).hasSizeLessThan(FOUND.size() / 8);
    }

    @Test
    void allIsSeenAgainInEachNewProcess() {
        assertThat(FOUND.entrySet().stream()
                        .filter(found -> !CARRYING.contains(found.getKey().name()))
                        .flatMap(found -> found.getValue().values().stream()))
                .allMatch(one -> one.reproduced() == Shrinker.FRESH);
    }

    @Test
    void manyFaultsAreManyCauses() {
        assertThat(FOUND.values().stream()
                        .flatMap(found -> found.keySet().stream())
                        .distinct())
                .hasSizeGreaterThan(30);
    }
}
