package touchstone.suite;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** What the rooms of the suite may know of each other. */
class ArchitectureTest {

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("touchstone.suite");

    @Test
    void stepsKnowNeitherProtocolsNorTheReferencesRules() {
        noClasses()
                .that()
                .resideInAPackage("touchstone.suite.steps..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("touchstone.gtp..")
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

    @Test
    void dataFlowsOneWay() {
        slices().matching("touchstone.suite.(*)..").should().beFreeOfCycles().check(CLASSES);
    }
}
