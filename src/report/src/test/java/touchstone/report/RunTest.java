package touchstone.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchstone.spi.Identity;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Verdict;

class RunTest {

    private static Identity subject(String id, String name, String version) {
        return new Identity(id, name, version, "go");
    }

    private static List<String> names(Identity... subjects) {
        return List.copyOf(Examples.made(
                        Examples.SPECIFICATION,
                        Arrays.stream(subjects)
                                .map(subject -> Examples.result(subject, "base.8/1", Verdict.SATISFIED))
                                .toList(),
                        Profile.ARBITER,
                        true)
                .names()
                .values());
    }

    @Test
    void nameAndVersionAreEnoughWhereTheyDiffer() {
        assertThat(names(subject("go", "Go", "1.0"), subject("go 1.1", "Go", "1.1"), subject("x", "", "")))
                .containsExactly("Go 1.0", "Go 1.1", "x");
    }

    @Test
    void idsTellThoseApartThatShareNameAndVersion() {
        assertThat(names(subject("go:a", "Go", "1"), subject("go:b", "Go", "1"), subject("other", "Other", "1")))
                .containsExactly("Go 1 [go:a]", "Go 1 [go:b]", "Other 1");
    }

    @Test
    void namesAreToldApartInClassNamesToo() {
        assertThat(names(subject("a", "Go", "1.0"), subject("b", "Go", "1_0")).stream()
                        .map(Run::inClassNames))
                .containsExactly("Go 1_0 [a]", "Go 1_0 [b]");
    }

    /** Names are cut, and a name may look like one that an id was added to. */
    @Test
    void whateverSubjectsCallThemselvesNoTwoAreCalledTheSame() {
        String lengthy = "a".repeat(200);
        assertThat(names(
                        subject(lengthy + "1", lengthy, ""),
                        subject(lengthy + "2", lengthy, ""),
                        subject("x", "Go 1 [go:a]", ""),
                        subject("go:a", "Go", "1"),
                        subject("go:b", "Go", "1"),
                        subject("a.b", "Same", ""),
                        subject("a_b", "Same", "")))
                .hasSize(7)
                .doesNotHaveDuplicates()
                .contains("Go 1 [go:a]", "Go 1 [go:a] (2)", "Same [a.b]", "Same [a_b] (2)");
    }
}
