package touchstone.browser;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.options.ReferenceSubjects;
import touchstone.cli.run.SuiteFingerprint;
import touchstone.cli.vectors.VectorFiles;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** The package has what its types say, and passes the test vectors of every ruleset. */
@Tag("slow") // all scenarios of all rulesets
class PackageInNodeTest {

    @TempDir
    private Path vectors;

    @Test
    void vectorsOfEveryRulesetPass() throws Exception {
        NodePackage.assumeNode();
        Specification specification =
                SpecificationReader.read(Path.of(System.getProperty("touchstone.home"), "features"));
        List<Ruleset> rulesets = specification.rulesets().stream()
                .filter(ruleset -> !ruleset.isProtocol())
                .toList();
        Map<String, String> files = new VectorFiles(
                        specification,
                        rulesets,
                        SuiteFingerprint.of(specification),
                        ReferenceSubjects::reference,
                        () -> {})
                .texts();
        for (Map.Entry<String, String> file : files.entrySet()) {
            Files.writeString(vectors.resolve(file.getKey()), file.getValue());
        }

        tried("vectors.test.js", Map.of("PACKAGE", NodePackage.FOLDER.toString(), "VECTORS", vectors.toString()));
    }

    @Test
    void typesNameWhatThereIs() throws Exception {
        NodePackage.assumeNode();
        tried("types.test.js", Map.of("PACKAGE", NodePackage.FOLDER.toString()));
    }

    @Test
    void setsOfPointsHaveWordsOf32Bits() throws Exception {
        NodePackage.assumeNode();
        tried("words.test.js", Map.of("PACKAGE", NodePackage.FOLDER.toString()));
    }

    private static void tried(String tests, Map<String, String> environment) throws Exception {
        NodePackage.output(
                new byte[0],
                environment,
                "--test",
                Path.of("src/test/npm", tests).toAbsolutePath().toString());
    }
}
