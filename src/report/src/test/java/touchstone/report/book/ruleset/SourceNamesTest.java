package touchstone.report.book.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SourceNamesTest {

    @Test
    void aSourceBeginsWithACapital() {
        assertThat(SourceNames.named("comparison of rules")).isEqualTo("Comparison of rules");
        assertThat(SourceNames.named("François Lorrain, \"Les règles\"")).isEqualTo("François Lorrain, \"Les règles\"");
        assertThat(SourceNames.named("")).isEmpty();
    }
}
