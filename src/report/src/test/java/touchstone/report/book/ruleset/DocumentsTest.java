package touchstone.report.book.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DocumentsTest {

    @Test
    void aSourceBeginsWithACapital() {
        assertThat(Documents.named("comparison of rules")).isEqualTo("Comparison of rules");
        assertThat(Documents.named("François Lorrain, \"Les règles\"")).isEqualTo("François Lorrain, \"Les règles\"");
        assertThat(Documents.named("")).isEmpty();
    }
}
