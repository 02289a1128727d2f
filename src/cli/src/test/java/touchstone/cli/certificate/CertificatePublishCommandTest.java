package touchstone.cli.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.CertificateForger;
import touchstone.cli.ProgramRun;
import touchstone.cli.options.Installation;
import touchstone.report.published.IndexEntries;
import touchstone.report.published.IndexEntry;
import touchstone.report.published.PublicationFile;
import touchstone.report.published.PublishedIndex;
import touchstone.suite.certificate.CertificateFile;

/** A folder of certificates becomes pages, or nothing at all if one of them does not hold. */
@Tag("slow") // makes the rule book beside the certificates
class CertificatePublishCommandTest {

    private static final String ABOUT = """
            title: "Two <b>programs</b>"
            about: ["One is right, the other | is not."]
            implementations:
              right: {name: "Right & proper", from: here}
              wrong: {name: Wrong, home: "https://example.org/wrong", from: here, note: On purpose.}
            not-run:
              - {name: Another, why: it was not there.}
            """;

    @TempDir
    private static Path made;

    @TempDir
    private Path folder;

    @BeforeAll
    static void certificates() {
        certify("reference", "base.7", "right.base.json");
        certify("mutant.suicide-forbidden", "base.7", "wrong.base.json.gz");
    }

    private static void certify(String subject, String clause, String name) {
        ProgramRun run = ProgramRun.run(
                "certify",
                "--subject",
                subject,
                "--ruleset",
                "base",
                "--clause",
                clause,
                "--no-allure",
                "--out",
                made.resolve("out").toString(),
                "--certificate",
                made.resolve(name).toString());
        assertThat(run.exitCode()).as(run.err()).isLessThan(2);
    }

    @BeforeEach
    void publication() throws IOException {
        Files.writeString(folder.resolve("published.yaml"), ABOUT);
        Files.createDirectories(folder.resolve("certificates"));
        for (String name : List.of("right.base.json", "wrong.base.json.gz")) {
            Files.copy(made.resolve(name), folder.resolve("certificates").resolve(name));
        }
    }

    private ProgramRun publish() {
        return ProgramRun.run("certificate", "publish", folder.toString());
    }

    private List<String> there() throws IOException {
        return there(folder);
    }

    private static List<String> there(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void allPagesAreMadeOfTheCertificates() throws IOException {
        Path old = Files.createDirectories(folder.resolve("badges")).resolve("gone.base.svg");
        Files.writeString(old, "<svg/>");
        ProgramRun publish = publish();
        assertThat(publish.exitCode()).as(publish.err()).isZero();
        assertThat(publish.out()).contains("index.html").contains("2 certificates");
        assertThat(there()).containsExactly("README.md", "badges", "certificates", "pages", "published.yaml");
        Path pages = folder.resolve("pages");
        assertThat(there(pages))
                .containsExactly(
                        "assets",
                        "badges",
                        "book",
                        "certificates",
                        "implementations",
                        "index.html",
                        "matrix.html",
                        "results");
        assertThat(there(pages.resolve("badges"))).isEqualTo(there(folder.resolve("badges")));
        assertThat(pages.resolve("certificates/wrong.base.json.gz"))
                .hasSameBinaryContentAs(folder.resolve("certificates/wrong.base.json.gz"));
        assertThat(pages.resolve("matrix.html")).content().contains("<a href=\"index.html\">Results</a>");
        assertThat(pages.resolve("index.html"))
                .content()
                .contains("Two &lt;b&gt;programs&lt;/b&gt;", "Another", "it was not there.")
                .contains("implementations/wrong.html#wrong.base");
        assertThat(pages.resolve("implementations/wrong.html"))
                .content()
                .contains("On purpose.", "href=\"https://example.org/wrong\"", "What is wrong")
                .contains("badges/wrong.base.svg", "certificates/wrong.base.json.gz")
                .contains("../results/base.7.step-3.html#wrong.base");
        assertThat(pages.resolve("implementations/right.html")).content().contains("Right &amp; proper");
        new PublishedSite(pages).loadsNothingFromElsewhere();
        assertThat(folder.resolve("README.md"))
                .content()
                .contains(
                        "# Two \\<b\\>programs\\</b\\>",
                        "the other \\| is not",
                        "[violations](certificates/wrong.base.json.gz)");
        assertThat(old).doesNotExist();
        assertThat(folder.resolve("badges/wrong.base.svg")).content().contains("violated");
        assertThat(folder.resolve("badges/right.base.json")).content().contains("schemaVersion");
        assertThat(pages.resolve("book/clauses/base.7.step-3.html"))
                .content()
                .contains("../../results/base.7.step-3.html");
    }

    @Test
    void whereOneCertificateWasChangedNothingIsWritten() throws IOException {
        Path right = folder.resolve("certificates/right.base.json");
        Files.writeString(
                right, Files.readString(right).replace("\"verdict\":\"satisfied\"", "\"verdict\":\"violated\""));
        ProgramRun publish = publish();
        assertThat(publish.exitCode()).isEqualTo(2);
        assertThat(publish.err()).contains("right.base.json").contains("nothing was written");
        assertThat(there()).containsExactly("certificates", "published.yaml");
    }

    @Test
    void aCertificateOfWhichNothingIsSaidIsNamed() throws IOException {
        Files.move(folder.resolve("certificates/right.base.json"), folder.resolve("certificates/new.base.json"));
        ProgramRun publish = publish();
        assertThat(publish.exitCode()).isEqualTo(2);
        assertThat(publish.err()).contains("nothing is said of 'new'");
        assertThat(there()).containsExactly("certificates", "published.yaml");
    }

    @Test
    void theSameCertificateTwiceIsNamed() throws IOException {
        Files.copy(made.resolve("wrong.base.json.gz"), folder.resolve("certificates/right.base.json.gz"));
        ProgramRun publish = publish();
        assertThat(publish.exitCode()).isEqualTo(2);
        assertThat(publish.err()).contains("right.base.json.gz and another differ by nothing but .gz");
        assertThat(there()).containsExactly("certificates", "published.yaml");
    }

    /** As if both were of one program: each may be true, but not both. */
    @Test
    void whatContradictsEachOtherIsNotPublished() throws IOException {
        Path plain = Files.write(
                folder.resolve("wrong.json"),
                new GZIPInputStream(Files.newInputStream(made.resolve("wrong.base.json.gz"))).readAllBytes());
        ObjectNode right = (ObjectNode)
                new ObjectMapper().readTree(made.resolve("right.base.json").toFile());
        CertificateForger.forged(plain, folder.resolve("certificates/right.again.json"), tree -> {
            ObjectNode subject = (ObjectNode) tree.get("subject");
            subject.set("identity", right.get("subject").get("identity"));
            subject.set("start", right.get("subject").get("start"));
            tree.get("results").forEach(result -> ((ObjectNode) result)
                    .set("subject", right.get("results").get(0).get("subject")));
        });
        Files.delete(plain);

        ProgramRun publish = publish();

        assertThat(publish.exitCode()).as(publish.err()).isEqualTo(2);
        assertThat(publish.err().lines().filter(line -> line.contains("right.base.json says")))
                .isNotEmpty()
                .allMatch(
                        line -> line.matches(
                                "touchstone: (base\\.[\\w.-]+), \\1/\\d+: right\\.base\\.json says .*satisfied, right\\.again\\.json says violated"));
        assertThat(publish.err()).contains("nothing was written");
        assertThat(there()).containsExactly("certificates", "published.yaml");
    }

    @Test
    void pagesGoWhereTheyAreAskedFor(@TempDir Path elsewhere) throws IOException {
        ProgramRun publish = ProgramRun.run(
                "certificate",
                "publish",
                folder.toString(),
                "--out",
                elsewhere.resolve("site").toString());
        assertThat(publish.exitCode()).as(publish.err()).isZero();
        assertThat(publish.out()).contains(elsewhere.resolve("site/index.html").toString());
        assertThat(there()).containsExactly("README.md", "badges", "certificates", "published.yaml");
    }

    @Test
    void anImplementationWithoutCertificatesIsNamed() throws IOException {
        Files.delete(folder.resolve("certificates/right.base.json"));
        ProgramRun publish = publish();
        assertThat(publish.exitCode()).isEqualTo(2);
        assertThat(publish.err()).contains("no certificate of 'right'");
    }

    @Test
    void whatIsNoPublicationIsSaidWithItsLine() throws IOException {
        Files.writeString(folder.resolve("published.yaml"), ABOUT.replace("https://example.org/wrong", "javascript:x"));
        ProgramRun publish = publish();
        assertThat(publish.exitCode()).isEqualTo(2);
        assertThat(publish.err()).contains("published.yaml:5: ").contains("no address on the web");
        assertThat(ProgramRun.run(
                                "certificate",
                                "certificate",
                                "publish",
                                folder.resolve("certificates").toString())
                        .exitCode())
                .isEqualTo(64);
    }

    /** What is published in this repository: whole, of ten implementations and more, and with the index that belongs to it. */
    @Test
    void thePublishedIndexIsThatOfThePublishedCertificates() throws IOException {
        Path published = Installation.path().resolve("reports/published");
        List<IndexEntry> entries;
        try (Stream<Path> files = Files.list(published.resolve("certificates"))) {
            entries = files.sorted()
                    .map(file -> IndexEntries.of(file.getFileName().toString(), CertificateFile.read(file)))
                    .toList();
        }
        PublishedIndex index = new PublishedIndex(
                PublicationFile.read(published.resolve("published.yaml")), entries, Installation.version());
        assertThat(published.resolve("README.md")).hasContent(index.markdown());
        assertThat(entries.stream().map(IndexEntry::implementation).distinct().filter(one -> !one.equals("touchstone")))
                .hasSizeGreaterThanOrEqualTo(10);
    }
}
