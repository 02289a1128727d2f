package touchstone.cli.level;

import java.util.List;
import java.util.Map;
import touchstone.cli.options.ReferenceSubjects;
import touchstone.cli.run.SuiteFingerprint;
import touchstone.cli.vectors.VectorFiles;
import touchstone.suite.specification.Ruleset;

/** The test vectors of rulesets, as they are written to files. */
final class VectorTexts {

    private VectorTexts() {}

    /** @return by the names of their files */
    static Map<String, String> of(List<Ruleset> rulesets) {
        return new VectorFiles(
                        Examination.specification(),
                        rulesets,
                        SuiteFingerprint.of(Examination.specification()),
                        ReferenceSubjects::reference,
                        () -> {})
                .texts();
    }
}
