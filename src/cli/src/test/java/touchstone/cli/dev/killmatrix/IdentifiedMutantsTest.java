package touchstone.cli.dev.killmatrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.reference.choice.Axis;
import touchstone.suite.specification.SpecificationReader;

/** Who breaks a clause of an axis value does not get the passport of one that has the value. */
@Tag("slow") // surveys every mutant of an axis
class IdentifiedMutantsTest {

    /** By default a sample, as each takes as long as a whole survey; the property asks for every one. */
    private static final int EVERY = Boolean.getBoolean("touchstone.every-mutant") ? 1 : 9;

    private static final double NOTICED = 0.9;

    private final MutantIdentify identify = new MutantIdentify(SpecificationReader.read(
            Path.of(System.getProperty("touchstone.home")).resolve("features")));

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
            if (!identify.trial(mutant).isNoticed()) {
                missed.add(mutant.name() + " (" + mutant.clause() + ")");
            }
        }
        System.out.println(
                "identify noticed " + (sample.size() - missed.size()) + " of " + sample.size() + " mutants of axes"
                        + (sample.size() == all.size() ? "" : ", a sample of " + all.size()) + "; not " + missed);
        assertThat(missed.size()).as(missed.toString()).isLessThan((int) Math.ceil((1 - NOTICED) * sample.size()));
    }
}
