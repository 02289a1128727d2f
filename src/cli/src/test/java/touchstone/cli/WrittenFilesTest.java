package touchstone.cli;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import java.io.File;
import java.nio.file.Files;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchstone.formats.file.AtomicFile;

/** Files that are to last are written by {@link AtomicFile}, whatever comes in between. */
@Tag("slow") // reads all classes
class WrittenFilesTest {

    private static final Set<String> WRITING = Set.of("write", "writeString", "newBufferedWriter", "newOutputStream");

    private static final String PAGES = "pages, made of results that are whole";

    /** Those that write in another way, with the reason. */
    private static final Map<String, String> SPARED = Map.ofEntries(
            Map.entry("touchstone.formats.file.AtomicFile", "writes devices"),
            Map.entry("touchstone.formats.file.AtomicStream", "writes what will replace the file"),
            Map.entry("touchstone.formats.file.Disk", "is the disk"),
            Map.entry("touchstone.suite.certificate.signature.SigningKey", "makes a file that only its owner can read"),
            Map.entry("touchstone.suite.result.SpillFile", "a temporary file"),
            Map.entry("touchstone.gtp.client.RecordFiles", "a temporary file"),
            Map.entry("touchstone.explore.finding.ScenarioCheck", "a temporary file"),
            Map.entry("touchstone.report.ci.Summary", "adds to a file of others"),
            Map.entry("touchstone.report.book.BookSite", PAGES),
            Map.entry("touchstone.report.matrix.MatrixSite", PAGES),
            Map.entry("touchstone.report.site.PageAsset", PAGES),
            Map.entry("touchstone.report.allure.AllureHistory", PAGES),
            Map.entry("touchstone.report.allure.AllurePage", PAGES),
            Map.entry("touchstone.report.allure.AllureOutput", PAGES),
            Map.entry("touchstone.report.allure.AllureLinks", PAGES),
            Map.entry("touchstone.report.allure.AllureFacts", PAGES),
            Map.entry("touchstone.browser.PackageScripts", "a part of the build"));

    @Test
    void whatLastsIsWrittenWhole() {
        noClasses()
                .that(describe("are not spared", (JavaClass type) -> !SPARED.containsKey(outermost(type))))
                .should()
                .callMethodWhere(describe("it writes a file in place", WrittenFilesTest::writes))
                .because("a run may be killed while it writes: use AtomicFile, or say here why not")
                .check(LayersTest.CLASSES);
    }

    private static String outermost(JavaClass type) {
        return type.getName().replaceFirst("\\$.*", "");
    }

    private static boolean writes(JavaMethodCall call) {
        return call.getTargetOwner().isEquivalentTo(Files.class) && WRITING.contains(call.getName())
                // As Jackson's, into a file by its name.
                || call.getName().equals("writeValue")
                        && call.getTarget().getRawParameterTypes().get(0).isEquivalentTo(File.class);
    }
}
