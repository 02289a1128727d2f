package touchstone.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import touchstone.spi.Identity;

class SubjectIdsTest {

    private final SubjectIds ids = new SubjectIds();

    private String id(String id, String version) {
        return ids.unique(new Identity(id, "Some Engine", version, "some-engine"))
                .id();
    }

    @Test
    void theFirstKeepsItsIdWhateverItsVersion() {
        assertThat(id("gnu-go", "3.8")).isEqualTo("gnu-go");
        assertThat(new SubjectIds()
                        .unique(new Identity("gnu-go", "GNU Go", "3.9", ""))
                        .id())
                .isEqualTo("gnu-go");
    }

    @Test
    void anotherVersionIsToldByItsVersion() {
        assertThat(id("gnu-go", "3.8")).isEqualTo("gnu-go");
        assertThat(id("gnu-go", "3.9")).isEqualTo("gnu-go 3.9");
        assertThat(id("gnu-go", "3.9")).isEqualTo("gnu-go 3.9 #2");
        assertThat(id("gnu-go", "3.8")).isEqualTo("gnu-go #2");
        assertThat(id("gnu-go", "")).isEqualTo("gnu-go #3");
    }

    @Test
    void whateverAnEngineSaysOfItsVersionIdsStayShortAndApart() {
        assertThat(id("x", "1")).isEqualTo("x");
        assertThat(id("x", "2 (of \u0007the 3rd) " + "a".repeat(300)))
                .isEqualTo("x 2-of-the-3rd-aaaaaaaaaaaaaaaaaa".substring(0, 32));
        assertThat(id("x 2", "")).isEqualTo("x 2");
        assertThat(id("x", "2")).isEqualTo("x 2 #2");
    }
}
