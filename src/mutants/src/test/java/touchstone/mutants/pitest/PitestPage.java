package touchstone.mutants.pitest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;

/** Writes {@code reports/proof/pitest.md} after a run of pitest, and fails if something is not as it should be. */
public final class PitestPage {

    static final String EXPLANATIONS = "src/mutants/src/test/resources/touchstone/mutants/pitest/survivors.yaml";

    private PitestPage() {}

    /** Which classes there are to be changed. */
    private static final String ALL = "touchstone.reference.*";

    /**
     * @param args Touchstone's folder; pitest's {@code mutations.xml}; the version of pitest; the group of its mutators; when
     *     the build began, as {@link Instant} writes it; which classes were changed. If these are not all, nothing is
     *     written and survivors are listed.
     */
    public static void main(String[] args) throws IOException {
        Path home = Path.of(args[0]);
        Account account = new Account(Change.read(Path.of(args[1])), Explanation.read(home.resolve(EXPLANATIONS)));
        if (!args[5].equals(ALL)) {
            account.survivors().forEach(System.out::println);
            return;
        }
        Files.writeString(home.resolve("reports/proof/pitest.md"), Page.of(account, circumstances(args)));
        account.faults().forEach(System.err::println);
        if (!account.faults().isEmpty()) {
            System.exit(1);
        }
    }

    private static List<String> circumstances(String[] args) {
        Instant now = Instant.now();
        return List.of(
                "Made by `mvn -q -pl src/mutants -am -Ppitest -DskipTests verify`, on "
                        + now.atZone(ZoneOffset.UTC).toLocalDate() + " in "
                        + Duration.between(Instant.parse(args[4]), now).toMinutes() + " minutes on "
                        + Runtime.getRuntime().availableProcessors() + " cores, with pitest",
                args[2] + ", its mutators " + args[3] + ", and Java "
                        + System.getProperty("java.specification.version") + ". The tests are "
                        + Parts.read().all().size() + ": each body of rules under each ruleset, and",
                "the scenarios of each axis under the base rules with no more changed than it asks for.");
    }
}
