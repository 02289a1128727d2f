package touchstone.laboratory.pitest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;

/** Writes {@code reports/proof/pitest.md} after a run of pitest, and fails if something is not as it should be. */
public final class PitestPage {

    static final String EXPLANATIONS = "src/laboratory/src/test/resources/touchstone/laboratory/pitest/survivors.yaml";

    private PitestPage() {}

    /**
     * @param args Touchstone's folder; pitest's {@code mutations.xml}; the version of pitest; the group of its mutators; when
     *     the build began, in milliseconds since 1970
     */
    public static void main(String[] args) throws IOException {
        Path home = Path.of(args[0]);
        Account account = new Account(Change.read(Path.of(args[1])), Explanation.read(home.resolve(EXPLANATIONS)));
        Files.writeString(home.resolve("reports/proof/pitest.md"), Page.of(account, circumstances(args)));
        account.faults().forEach(System.err::println);
        if (!account.faults().isEmpty()) {
            System.exit(1);
        }
    }

    private static List<String> circumstances(String[] args) {
        return List.of(
                "Made by `mvn -q -pl src/laboratory -am -Ppitest -DskipTests verify` on "
                        + LocalDate.now(ZoneOffset.UTC) + " with pitest " + args[2] + " and its mutators",
                args[3] + ", Java " + System.getProperty("java.specification.version") + ", "
                        + Parts.read().all().size()
                        + " tests: each clause under each ruleset that has it, and each scenario of",
                "an axis under the base rules with no more changed than it asks for.");
    }
}
