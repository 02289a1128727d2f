package touchstone.cli.certify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import touchstone.suite.certificate.CertificateFile;

/** A run whose results are not held in memory prints and writes what one does that holds them. */
@Tag("slow") // certifies three subjects, twice for each kind of output
class LargeRunTest {

    private static final List<String> SUBJECTS = List.of(
            "--subject",
            "mutant.snapback-is-ko",
            "--subject",
            "reference.situational",
            "--subject",
            "mutant.one-chain-only");

    @TempDir
    private Path folder;

    /**
     * @param exitCode with what was printed
     * @param files by their names: results, findings, reports and certificates
     */
    private record Shown(int exitCode, String out, String err, TreeMap<String, String> files) {}

    private Shown certify(long inMemory, Path out, String... more) throws IOException {
        List<String> line = new ArrayList<>(List.of("--no-allure", "--workers", "1", "--out", out.toString()));
        line.addAll(SUBJECTS);
        line.addAll(List.of(more));
        StringWriter printed = new StringWriter();
        StringWriter complained = new StringWriter();
        int exitCode = new CommandLine(new CertifyCommand(inMemory))
                .setOut(new PrintWriter(printed))
                .setErr(new PrintWriter(complained))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .execute(line.toArray(String[]::new));
        TreeMap<String, String> files = new TreeMap<>();
        try (Stream<Path> written = Files.walk(out)) {
            for (Path file : written.filter(Files::isRegularFile).toList()) {
                files.put(out.relativize(file).toString(), timeless(Files.readString(file)));
            }
        }
        return new Shown(exitCode, timeless(printed.toString()), timeless(complained.toString()), files);
    }

    /** Without times, what is made of them, and the name of the folder. */
    private String timeless(String text) {
        return text.replace(folder.resolve("large").toString(), "OUT")
                .replace(folder.resolve("small").toString(), "OUT")
                .replaceAll("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z?", "WHEN")
                .replaceAll("(\"(?:millis|waitedMillis)\" ?: ?)[0-9.E-]+", "$1N")
                .replaceAll("time=\"[0-9.]+\"", "time")
                .replaceAll("[0-9.]+ m?s\\b", "N s")
                .replaceAll("\"[0-9a-f]{64}\"", "HASH")
                .replaceAll("(?m)^Time: .*(\\R.+)*", "");
    }

    private Shown isTheSame(String... more) throws IOException {
        Shown small = certify(Long.MAX_VALUE, folder.resolve("small"), more);
        Shown large = certify(0, folder.resolve("large"), more);
        assertThat(large.out()).isEqualTo(small.out());
        assertThat(large.err()).isEqualTo(small.err());
        assertThat(large.exitCode()).isEqualTo(small.exitCode());
        assertThat(large.files().keySet()).isEqualTo(small.files().keySet()).contains("results.jsonl");
        small.files()
                .forEach((name, text) ->
                        assertThat(large.files().get(name)).as(name).isEqualTo(text));
        return large;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--ruleset base --games 8",
                "--ruleset base --clause base.8 --verbose",
                "--clause repetition",
                "--clause self-capture --verbose",
                "--ruleset base,gtp --games 0 --clause base.5 --clause gtp.undo --require conform"
            })
    void onTheScreenAndInTheFolder(String options) throws IOException {
        assertThat(isTheSame(options.split(" ")).out()).contains("reference.situational");
    }

    @Test
    void comparedWithABaselineThatIsBroughtUpToDate() throws IOException {
        Path known = folder.resolve("known.yaml");
        certify(Long.MAX_VALUE, folder.resolve("before"), ofBase("--update-baseline", known.toString()));
        String before = Files.readString(known);
        Files.writeString(
                known,
                before.replaceFirst("base.8: 2-6", "base.8: 3-6").replaceFirst("answered: \"", "answered: \"not "));
        assertThat(isTheSame(ofBase("--baseline", known.toString())).out())
                .contains("differs  mutant.one-chain-only  base.8/12", "new      mutant.snapback-is-ko  base.8/2");
        certify(0, folder.resolve("after"), ofBase("--update-baseline", known.toString()));
        assertThat(known).hasContent(before);
    }

    @Test
    void resumed() throws IOException {
        String[] options = ofBase();
        Shown whole = certify(Long.MAX_VALUE, folder.resolve("small"), options);
        Path large = folder.resolve("large");
        certify(0, large, options);
        List<String> lines = Files.readAllLines(large.resolve("results.jsonl"));
        Files.write(large.resolve("results.jsonl"), lines.subList(0, lines.size() - 5));
        Path record = large.resolve("run.json");
        Files.writeString(record, Files.readString(record).replace("\"complete\" : true", "\"complete\" : false"));
        Shown resumed = certify(
                0,
                large,
                Stream.concat(Stream.of(options), Stream.of("--resume")).toArray(String[]::new));
        assertThat(resumed.out()).isEqualTo("Resumed: " + (lines.size() - 5) + " results were there.\n" + whole.out());
        assertThat(resumed.exitCode()).isEqualTo(whole.exitCode());
        assertThat(resumed.files().get("results.jsonl")).isEqualTo(whole.files().get("results.jsonl"));
    }

    private static String[] ofBase(String... more) {
        return Stream.concat(Stream.of("--ruleset", "base", "--clause", "base.8", "--games", "0"), Stream.of(more))
                .toArray(String[]::new);
    }

    @Test
    void inCertificates() throws IOException {
        for (String subject : List.of("mutant.snapback-is-ko", "reference.situational", "mutant.one-chain-only")) {
            assertThat(CertificateFile.read(certificates(0, "large").resolve(subject + ".json")))
                    .usingRecursiveComparison()
                    .ignoringFieldsMatchingRegexes(".*(started|issued|finished|[mM]illis|commandLine)")
                    .isEqualTo(CertificateFile.read(
                            certificates(Long.MAX_VALUE, "small").resolve(subject + ".json")));
        }
    }

    private Path certificates(long inMemory, String name) throws IOException {
        Path into = folder.resolve(name + "-certificates");
        if (!Files.exists(into)) {
            certify(
                    inMemory,
                    folder.resolve(name),
                    ofBase(
                            "--certificate",
                            Files.createDirectories(into)
                                    .resolve("{subject}.json")
                                    .toString()));
        }
        return into;
    }
}
