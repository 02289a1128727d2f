package touchstone.browser;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.options.ReferenceSubjects;
import touchstone.cli.vectors.VectorFiles;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** The package passes the test vectors of every ruleset. */
@Tag("slow") // all scenarios of all rulesets
class VectorsInNodeTest {

    @TempDir
    private Path vectors;

    @Test
    void allPass() throws Exception {
        NodePackage.assumeNode();
        Specification specification =
                SpecificationReader.read(Path.of(System.getProperty("touchstone.home"), "features"));
        List<Ruleset> rulesets = specification.rulesets().stream()
                .filter(ruleset -> !ruleset.isProtocol())
                .toList();
        Map<String, String> files =
                new VectorFiles(specification, rulesets, "1", ReferenceSubjects::reference, () -> {}).texts();
        for (Map.Entry<String, String> file : files.entrySet()) {
            Files.writeString(vectors.resolve(file.getKey()), file.getValue());
        }

        NodePackage.output(
                new byte[0],
                Map.of("PACKAGE", NodePackage.FOLDER.toString(), "VECTORS", vectors.toString()),
                "--test",
                Path.of("src/test/npm/vectors.test.js").toAbsolutePath().toString());
    }
}
