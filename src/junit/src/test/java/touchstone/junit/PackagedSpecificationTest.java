package touchstone.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.suite.named.NamedRulesets;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.Verdict;
import touchstone.suite.run.Certification;
import touchstone.suite.specification.AddedRules;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** The rules as they travel: in a jar, and read there. */
class PackagedSpecificationTest {

    private static final String FOLDER = "touchstone/junit/features";

    @TempDir
    Path temp;

    /** A jar with a space and more in its path, as a user's home may have them. */
    private Path jar() throws IOException {
        Path classes = Path.of("target/classes");
        Path jar = Files.createDirectory(temp.resolve("a folder, 100%")).resolve("rules.jar");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar));
                Stream<Path> files = Files.walk(classes.resolve(FOLDER))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                zip.putNextEntry(
                        new ZipEntry(classes.relativize(file).toString().replace('\\', '/')));
                zip.write(Files.readAllBytes(file));
                zip.closeEntry();
            }
        }
        return jar;
    }

    @Test
    void aJarHasTheSameClausesAsTheFolderItIsMadeOf() throws IOException {
        Path inJar = PackagedSpecification.open(URI.create("jar:" + jar().toUri() + "!/" + FOLDER + "/phrases.md")
                .toURL());
        Specification fromJar = SpecificationReader.read(inJar, AddedRules.NONE, NamedRulesets::elsewhere);
        Specification fromFolder = PackagedSpecification.with(new String[0], new String[0]);
        assertThat(fromJar.clauses())
                .hasSizeGreaterThan(300)
                .extracting(Clause::id)
                .containsExactlyInAnyOrderElementsOf(
                        fromFolder.clauses().stream().map(Clause::id).toList());
        Claim claim = new Claim(
                Optional.of(fromJar.ruleset("base").orElseThrow()), false, Profile.ARBITER, List.of("base.8.ko"));
        Altered subject = Subjects.withoutSuperko();
        List<Result> results = new Certification(fromJar, 2, new RunFacts("test", "", 1))
                .certify(subject, Plan.of(fromJar, claim, subject.capabilities()), result -> {});
        assertThat(results).hasSizeGreaterThan(5).extracting(Result::verdict).contains(Verdict.VIOLATED);
        Clause ko = fromJar.clause("base.8.ko").orElseThrow();
        assertThat(TestSources.words(ko.file(), ko.line())).isEqualTo("features/base/base-08-5-ko.feature:6");
    }

    @Test
    void rulesThatAreNowhereAreMissed() {
        assertThatThrownBy(() -> PackagedSpecification.open(null))
                .isInstanceOf(ConfigurationException.class)
                .hasMessage("the rules are nowhere to be read; put touchstone-junit on the class path as the jar it is"
                        + " published as");
    }

    @Test
    void aJarThatCannotBeReadIsNamed() throws IOException {
        Path broken = Files.writeString(temp.resolve("broken.jar"), "no jar");
        assertThatThrownBy(() ->
                        PackagedSpecification.open(URI.create("jar:" + broken.toUri() + "!/" + FOLDER + "/phrases.md")
                                .toURL()))
                .isInstanceOf(ConfigurationException.class)
                .hasMessageContaining("broken.jar");
    }
}
