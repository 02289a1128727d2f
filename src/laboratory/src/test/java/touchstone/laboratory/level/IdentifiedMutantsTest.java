package touchstone.laboratory.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.Mutants;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.subject.Identity;
import touchstone.subject.RulesSubject;
import touchstone.suite.survey.Survey;

/** Who breaks a clause of an axis value does not get the passport of one that has the value. */
class IdentifiedMutantsTest {

    /** By default a sample, as each takes as long as a whole survey; the property asks for every one. */
    private static final int EVERY = Boolean.getBoolean("touchstone.every-mutant") ? 1 : 9;

    private static final double NOTICED = 0.9;

    private final Map<Variant, Survey> right =
            new TreeMap<>((one, other) -> one.toString().compareTo(other.toString()));

    @Test
    void mostMutantsOfAxesAreNoticed() {
        List<Mutant> all = Mutants.all().stream()
                .filter(mutant -> Axis.named(mutant.body()).isPresent())
                .toList();
        List<Mutant> sample = IntStream.range(0, all.size())
                .filter(i -> i % EVERY == 0)
                .mapToObj(all::get)
                .toList();
        List<String> missed = new ArrayList<>();
        for (Mutant mutant : sample) {
            if (!isNoticed(mutant)) {
                missed.add(mutant.name() + " (" + mutant.clause() + ")");
            }
        }
        System.out.println(
                "identify noticed " + (sample.size() - missed.size()) + " of " + sample.size() + " mutants of axes"
                        + (sample.size() == all.size() ? "" : ", a sample of " + all.size()) + "; not " + missed);
        assertThat(missed.size()).as(missed.toString()).isLessThan((int) Math.ceil((1 - NOTICED) * sample.size()));
    }

    /** Whether a value that it pretends to have is refuted, or no longer shown in all its clauses. */
    private boolean isNoticed(Mutant mutant) {
        Variant pretended = mutant.pretence().rules();
        Survey before = right.computeIfAbsent(
                pretended,
                rules -> Examination.survey(
                        new RulesSubject(new Identity("right", "", "", "built in"), new VariantRules(rules))));
        Survey found = Examination.survey(Mutants.subject(mutant));
        Optional<Choice> refuted = pretended.choices().stream()
                .filter(choice -> found.finding(choice).refuted().containsKey(choice))
                .findFirst();
        return refuted.isPresent()
                || pretended.choices().stream().anyMatch(choice -> before.isWhole(choice) && !found.isWhole(choice));
    }
}
