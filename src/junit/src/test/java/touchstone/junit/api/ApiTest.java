package touchstone.junit.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.junit.CertifyAgainst;
import touchstone.reference.Color;
import touchstone.spi.Subject;

/**
 * Whoever has written an adapter goes on with it: what they call and implement stays as it was at the last release, unless
 * the version says otherwise. Compared are the modules {@code reference} and {@code subject} and the annotations of {@code
 * junit}, with the same sources of that release, compiled anew.
 */
@Tag("slow") // compiles the sources of the last release
class ApiTest {

    /** Names the revision to compare with until there is a release. */
    private static final Path COMPARED_WITH = Path.of("src/spi/compared-with.txt");

    private static final List<String> ANNOTATIONS = List.of("CertifyAgainst", "CertifiedSubject");

    private static final Path HOME = Path.of(System.getProperty("touchstone.home"));

    @TempDir
    Path temp;

    @Test
    void adaptersOfTheLastReleaseGoOnWorking() throws IOException {
        Repository repository = new Repository(HOME);
        Optional<String> revision = repository.compared(COMPARED_WITH);
        Assumptions.assumeTrue(
                revision.isPresent(),
                "neither a tag of a release nor the revision in " + COMPARED_WITH
                        + " is in this clone, so the API is compared with nothing; git fetch --unshallow --tags brings them");
        List<String> broken = Api.broken(old(repository, revision.get()), now());
        Version then = Version.inPom(repository.text(revision.get(), "pom.xml"));
        Version now = Version.inPom(Files.readString(HOME.resolve("pom.xml")));
        if (!now.breaks(then)) {
            assertThat(broken)
                    .as("what adapters written for " + revision.get() + " (" + then
                            + ") rely on is no more: keep it, or"
                            + " raise the version, or before the first release name another revision in "
                            + COMPARED_WITH)
                    .isEmpty();
        }
    }

    private Archive old(Repository repository, String revision) throws IOException {
        Archive sources = repository.files(revision, "reference/src/main/java", "src/spi/src/main/java");
        Archive annotations = repository
                .files(revision, "src/junit/src/main/java")
                .only(name -> ANNOTATIONS.stream().anyMatch(one -> name.endsWith("/" + one + ".java")));
        return Compiled.of(sources.and(annotations), Files.createDirectory(temp.resolve("old")));
    }

    private static Archive now() throws IOException {
        return Archive.withClass(Color.class)
                .and(Archive.withClass(Subject.class))
                .and(Archive.withClass(CertifyAgainst.class)
                        .only(name -> ANNOTATIONS.stream().anyMatch(one -> name.endsWith("/" + one + ".class"))))
                .only(name -> name.endsWith(".class"));
    }

    @Test
    void theGuardSeesTheWholeApi() throws IOException {
        assertThat(now().names())
                .contains(
                        "touchstone/reference/Position.class",
                        "touchstone/spi/Session.class",
                        "touchstone/junit/CertifyAgainst.class",
                        "touchstone/junit/CertifiedSubject.class");
    }

    /** Each change to the SPI's own sources, as git has them now or the working copy does. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Session.java|    void close();|    void close(); default int moves() { return 0; }|",
                "Session.java|    void close();|    void close(); int moves();|touchstone.spi.Session.moves(): METHOD_ADDED_TO_INTERFACE",
                "Session.java|    Duration waited();||touchstone.spi.Session.waited(): METHOD_REMOVED",
                "Session.java|Duration waited();|long waited();|touchstone.spi.Session.waited(): METHOD_RETURN_TYPE_CHANGED",
                "Exchange.java|String asked,|String asked, int year,|touchstone.spi.Exchange.Exchange(): CONSTRUCTOR_REMOVED",
                "RefusalReason.java|OFF_BOARD(|OUTSIDE(|touchstone.spi.RefusalReason.OFF_BOARD: FIELD_REMOVED",
                "RefusalReason.java|OFF_BOARD(|OUTSIDE(\"there is none\"), OFF_BOARD(|",
            })
    void whatBreaksAdaptersIsFoundAndNothingElse(String file, String before, String after, String found)
            throws IOException {
        Path folder = HOME.resolve("src/spi/src/main/java/touchstone/spi");
        String name = "touchstone/spi/" + file;
        String text = Files.readString(folder.resolve(file));
        String changed = text.replace(before, after == null ? "" : after);
        assertThat(changed).as("the change is one").isNotEqualTo(text);
        // Other types refer to what is changed: of those the classes as they are will do.
        Archive old = alone(name, text, "old");
        assertThat(Api.broken(old, alone(name, changed, "new"))).isEqualTo(found == null ? List.of() : List.of(found));
    }

    private Archive alone(String name, String text, String folder) throws IOException {
        return Compiled.of(
                        new Archive(Map.of(name, text.getBytes(StandardCharsets.UTF_8))),
                        Files.createDirectory(temp.resolve(folder)))
                .only(one -> one.endsWith(".class"));
    }

    @ParameterizedTest
    @CsvSource({
        "0.1, 0.1, false",
        "0.1, 0.2, true",
        "0.9, 1.0, true",
        "1.0, 1.1, false",
        "1.4, 2.0, true",
        "1.0, 0.9, false"
    })
    void whatAVersionSays(String then, String now, boolean breaks) {
        assertThat(version(now).breaks(version(then))).isEqualTo(breaks);
    }

    private static Version version(String text) {
        return Version.inPom("<artifactId>touchstone</artifactId>\n    <version>" + text + ".7</version>");
    }
}
