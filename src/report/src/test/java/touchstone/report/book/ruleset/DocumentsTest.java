package touchstone.report.book.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Nobody who is handed a sheet of rules knows what our seeds are. */
class DocumentsTest {

    @Test
    void seedsAreCalledByWhatTheyAre() {
        assertThat(Documents.named("seed 000, \"Ing rules\""))
                .isEqualTo("The article “Règles de Go - Rules of Go”, \"Ing rules\"");
        assertThat(Documents.named("seed 001, François Lorrain, \"Les règles\""))
                .isEqualTo("François Lorrain, \"Les règles\"");
        assertThat(Documents.named("seed 002, \"Règles\""))
                .isEqualTo("The beginners' page of the Belgian Go Federation, \"Règles\"");
        assertThat(Documents.named("by the seed's count")).isEqualTo("By the article's count");
        assertThat(Documents.named("")).isEmpty();
    }
}
