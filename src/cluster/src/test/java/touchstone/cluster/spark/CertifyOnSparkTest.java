package touchstone.cluster.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.Touchstone;

/** Subjects that Spark's workers certify. */
@Tag("slow") // starts Spark
class CertifyOnSparkTest {

    @TempDir
    private Path folder;

    @Test
    void theResultsAreThoseOfOneMachine() throws IOException {
        String here = certify("here");
        String there = certify("there", "--spark", "local[2]");

        assertThat(there).isEqualTo(here);
        assertThat(file("there", "results.jsonl")).isEqualTo(file("here", "results.jsonl"));
        assertThat(file("there", "run.json")).isEqualTo(file("here", "run.json"));
    }

    private String certify(String out, String... more) {
        List<String> line =
                new ArrayList<>(List.of("certify", "--no-allure", "--ruleset", "base", "--clause", "base.8"));
        for (String subject : List.of("mutant.no-superko", "reference", "reference.simple-ko")) {
            line.addAll(List.of("--subject", subject));
        }
        line.addAll(List.of("--out", folder.resolve(out).toString()));
        line.addAll(List.of(more));
        StringWriter screen = new StringWriter();
        PrintWriter both = new PrintWriter(screen, true);
        int exitCode = Touchstone.run(line.toArray(String[]::new), both, both);
        return exitCode + screen.toString().replace(folder.resolve(out).toString(), "OUT");
    }

    /** But for times, and the order in which two scenarios at a time end. */
    private List<String> file(String out, String name) throws IOException {
        return Files.readString(folder.resolve(out).resolve(name))
                .replaceAll("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z", "TIME")
                .replaceAll("[mM]illis\":[0-9.E-]+", "MILLIS")
                .lines()
                .sorted()
                .toList();
    }
}
