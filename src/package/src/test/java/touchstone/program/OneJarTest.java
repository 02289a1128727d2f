package touchstone.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar as a user has it: alone, in an empty folder. */
@Tag("slow") // starts the packed jar for each test, and has it make the rule book
class OneJarTest {

    private static final Path JAR = Path.of("target/touchstone.jar").toAbsolutePath();

    @TempDir
    private Path folder;

    private record Ended(int exitCode, String text) {}

    @BeforeAll
    static void packed() {
        assertThat(JAR).as("made by mvn -Pdist package").exists();
    }

    private Ended run(String... args) throws IOException, InterruptedException {
        return run(Map.of(), args);
    }

    private Ended run(Map<String, String> environment, String... args) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-jar"));
        command.add(JAR.toString());
        command.addAll(List.of(args));
        Path output = Files.createTempFile("touchstone-jar", ".txt");
        try {
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile());
            builder.environment().remove("TOUCHSTONE_HOME");
            builder.environment().putAll(environment);
            int exitCode = builder.start().waitFor();
            return new Ended(exitCode, Files.readString(output));
        } finally {
            Files.delete(output);
        }
    }

    @Test
    void certifies() throws IOException, InterruptedException {
        Ended certify = run("certify", "--no-allure", "--clause", "base.8");
        assertThat(certify.exitCode()).as(certify.text()).isZero();
        assertThat(certify.text()).containsPattern("8 of 8\\s+clauses\\s+satisfied");
        assertThat(folder.resolve("reports/latest/matrix.html")).exists();
        assertThat(folder.resolve("reports/latest/run.json")).content().contains("\"java -jar " + JAR + " certify ");
    }

    @Test
    void knowsTheRulesets() throws IOException, InterruptedException {
        Ended show = run("rulesets", "show", "japanese");
        assertThat(show.exitCode()).as(show.text()).isZero();
        assertThat(show.text()).contains("territory");
    }

    @Test
    void judges() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("game.sgf"), "(;GM[1]FF[4]SZ[9]KM[7];B[ee];W[dd];B[];W[])");
        Ended judge = run("judge", "game.sgf", "--ruleset", "chinese");
        assertThat(judge.exitCode()).as(judge.text()).isZero();
        assertThat(judge.text()).contains("chinese").contains("W+7");
    }

    @Test
    void makesTheRuleBookWithItsMutants() throws IOException, InterruptedException {
        Ended book = run("report", "book");
        assertThat(book.exitCode()).as(book.text()).isZero();
        assertThat(folder.resolve("reports/book/clauses/base.8.html")).content().contains("made wrong on purpose");
    }

    @Test
    void fuzzes() throws IOException, InterruptedException {
        Ended fuzz = run("fuzz", "--subject", "reference", "--time", "1s");
        assertThat(fuzz.exitCode()).as(fuzz.text()).isZero();
        assertThat(folder.resolve("reports/fuzz/fuzz.json")).exists();
    }

    @Test
    void saysWhatIsNoCheckout() throws IOException, InterruptedException {
        assertThat(run("rulesets", "--home", folder.toString()))
                .isEqualTo(new Ended(
                        64,
                        "touchstone: --home " + folder + ": there is no folder features in it; expected a checkout of"
                                + " Touchstone, or nothing to use the program's own rules; see java -jar " + JAR
                                + " --help\n"));
        assertThat(run(Map.of("TOUCHSTONE_HOME", "/no/such/folder"), "rulesets").text())
                .startsWith("touchstone: TOUCHSTONE_HOME /no/such/folder: no such folder; expected a checkout");
    }

    @Test
    void usesACheckoutThatIsNamed() throws IOException, InterruptedException {
        Ended list = run("rulesets", "--home", System.getProperty("touchstone.home"));
        assertThat(list.exitCode()).as(list.text()).isZero();
    }

    @Test
    void saysWhatNeedsACheckout() throws IOException, InterruptedException {
        Ended publish = run("certificate", "publish");
        assertThat(publish.exitCode()).isEqualTo(64);
        assertThat(publish.text()).contains("needs a checkout of Touchstone; name its folder with --home DIR");
    }
}
