package touchstone.cli;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Which parts of Touchstone may know which others, and how large a package may grow. */
@Tag("slow") // reads every class of the program
class LayersTest {

    /** From the bottom up: a part may use those before it and no others. */
    private static final List<String> LAYERS = List.of(
            "touchstone.reference..",
            "touchstone.life..",
            "touchstone.formats..",
            "touchstone.spi..",
            "touchstone.process..",
            "touchstone.rules..",
            "touchstone.builtin..",
            "touchstone.trace..",
            "touchstone.gtp..",
            "touchstone.rpc..",
            "touchstone.suite..",
            "touchstone.mutants..",
            "touchstone.explore..",
            "touchstone.report..",
            "touchstone.cli..");

    /** A package is read in one go up to here. */
    private static final int CLASSES_IN_A_PACKAGE = 32;

    private static final String MAIN =
            Path.of("src", "main", "java", "touchstone").toString();

    /** Read once for all tests of this kind, as it takes seconds. */
    static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(location -> !location.contains("/templates/"))
            .importPackages("touchstone");

    @Test
    void everyPartUsesOnlyThoseBelowIt() {
        for (int layer = 0; layer < LAYERS.size(); layer++) {
            List<String> above = LAYERS.subList(layer + 1, LAYERS.size());
            if (!above.isEmpty()) {
                noClasses()
                        .that(resideInAPackage(LAYERS.get(layer)))
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage(above.toArray(String[]::new))
                        .check(CLASSES);
            }
        }
    }

    /** What Find Security Bugs knows of them is left out ({@code spotbugs.omitVisitors} in pom.xml): whoever uses one puts it back. */
    @Test
    void nothingIsUsedOfWhichSecurityIsNotLookedThrough() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "android..",
                        "javax.servlet..",
                        "jakarta.servlet..",
                        "javax.ws.rs..",
                        "jakarta.ws.rs..",
                        "javax.jws..",
                        "jakarta.jws..",
                        "javax.mail..",
                        "jakarta.mail..",
                        "org.springframework..",
                        "org.apache.struts..",
                        "org.apache.struts2..",
                        "com.opensymphony..",
                        "ognl..",
                        "org.apache.tapestry5..",
                        "org.apache.wicket..",
                        "play..",
                        "scala..",
                        "kotlin..",
                        "groovy..",
                        "freemarker..",
                        "com.mitchellbosecke..",
                        "io.pebbletemplates..",
                        "org.apache.velocity..",
                        "org.apache.commons.beanutils..",
                        "org.apache.commons.fileupload..",
                        "org.apache.commons.httpclient..",
                        "org.apache.commons.io..",
                        "org.apache.commons.mail..",
                        "org.apache.http..",
                        "org.apache.xmlrpc..",
                        "org.opensaml..",
                        "org.owasp.esapi..",
                        "com.amazonaws..",
                        "com.hazelcast..",
                        "com.jcraft.jsch..")
                .check(CLASSES);
    }

    @Test
    void everyPartIsALayer() {
        assertThat(CLASSES.that(resideInAPackage("touchstone.."))
                        .that(resideOutsideOfPackages(LAYERS.toArray(String[]::new))))
                .isEmpty();
    }

    @Test
    void reportsKnowNothingOfExploration() {
        noClasses()
                .that()
                .resideInAPackage("touchstone.report..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "touchstone.mutants..",
                        "touchstone.explore..",
                        "touchstone.process..",
                        "touchstone.gtp..",
                        "touchstone.rpc..")
                .check(CLASSES);
    }

    @Test
    void anAdapterNeedsTheReferencesWordsAlone() {
        noClasses()
                .that()
                .resideInAPackage("touchstone.spi..")
                .should()
                .dependOnClassesThat(resideInAPackage("touchstone..")
                        .and(resideOutsideOfPackages("touchstone.spi..", "touchstone.reference..")))
                .check(CLASSES);
    }

    @Test
    void stepsKnowNeitherProtocolsNorTheReferencesRules() {
        noClasses()
                .that()
                .resideInAPackage("touchstone.suite.steps..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("touchstone.process..", "touchstone.gtp..", "touchstone.rpc..")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("touchstone.reference.BaseRules")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("touchstone.reference.Game")
                .check(CLASSES);
    }

    @Test
    void theSpecificationKnowsNothingOfRuns() {
        noClasses()
                .that()
                .resideInAPackage("touchstone.suite.specification..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "touchstone.suite.plan..",
                        "touchstone.suite.run..",
                        "touchstone.suite.steps..",
                        "touchstone.suite.result..")
                .check(CLASSES);
    }

    /** Of a part other than the command line, whose packages meet in the table of commands alone. */
    @Test
    void packagesHaveNoCycles() {
        slices().matching("touchstone.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void noPackageIsTooLargeToRead() {
        Map<String, Long> sizes = CLASSES.stream()
                .filter(JavaClass::isTopLevelClass)
                .filter(type -> !type.getSimpleName().equals("package-info"))
                .collect(Collectors.groupingBy(JavaClass::getPackageName, TreeMap::new, Collectors.counting()));
        sizes.values().removeIf(size -> size <= CLASSES_IN_A_PACKAGE);

        assertThat(sizes).as("packages and how many classes they have").isEmpty();
    }

    /** The wall clock may be set while a program is being waited for. */
    @Test
    void timeLimitsAreKeptByAClockThatNobodySets() {
        noClasses()
                .should()
                .callMethod(System.class, "currentTimeMillis")
                .because("System.nanoTime() never jumps; what only says when something was is an Instant")
                .check(CLASSES);
    }

    /** Also in modules that nothing else uses, such as that for clusters. */
    @Test
    void noTwoClassesHaveOneName() throws IOException {
        Map<String, List<Path>> names;
        try (Stream<Path> files = Files.walk(Path.of("..").toRealPath())) {
            names = files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> file.toString().contains(MAIN) && !file.endsWith("package-info.java"))
                    .collect(Collectors.groupingBy(
                            file -> file.getFileName().toString(), TreeMap::new, Collectors.toList()));
        }
        assertThat(names).hasSizeGreaterThan(1000);
        names.values().removeIf(classes -> classes.size() == 1);

        assertThat(names).isEmpty();
    }
}
