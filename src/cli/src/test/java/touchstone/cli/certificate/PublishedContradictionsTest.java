package touchstone.cli.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.cli.options.Installation;
import touchstone.suite.certificate.contradiction.StartedProgram;
import touchstone.suite.certificate.contradiction.Testimony;
import touchstone.suite.coverage.Conclusion;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** What is passed although a descriptor names it as a known limit. */
class PublishedContradictionsTest {

    /** Which godash is known to fail. */
    private static final String SCENARIO = "base.7.step-1/6";

    private static final Specification SPECIFICATION =
            SpecificationReader.read(Installation.path().resolve("features"));

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "godash, node ${TOUCHSTONE_HOME}/src/adapters/node/subject.js godash, 1",
        "godash:ko, node ${TOUCHSTONE_HOME}/src/adapters/node/subject.js godash --ko followupKo, 1",
        "godash, godash --gtp, 0",
        "another, node ${TOUCHSTONE_HOME}/src/adapters/node/subject.js godash, 0"
    })
    void itIsFoundOfAProgramThatWasStartedByItsDescriptor(String subject, String start, int found) throws IOException {
        Testimony passed = new Testimony(
                "a.json",
                subject,
                new StartedProgram("godash", "2.1.0", start, List.of()),
                new Claim(Optional.empty(), false, Profile.ARBITER, List.of()),
                Conclusion.NOTHING_CLAIMED,
                Map.of(),
                Map.of(SCENARIO, Verdict.SATISFIED));

        assertThat(new PublishedContradictions(SPECIFICATION, folder).among(List.of(passed)))
                .hasSize(found)
                .allMatch(one ->
                        one.against().equals("godash.yaml") && one.scenario().equals(SCENARIO));
    }
}
