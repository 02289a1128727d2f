package touchstone.report.book.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import touchstone.report.book.Features;

/** Texts name clauses by ids; who reads the text of a ruleset reads of articles. */
class ClauseWordingTest {

    private static final ClauseWording JAPANESE = new ClauseWording(Features.ALL, Set.of("japanese"));

    @Test
    void anArticleOfTheTextIsCalledByItsNumberAndLeadsToItsPage() {
        assertThat(JAPANESE.pieces("Otherwise in the confirmation (japanese.7-2)."))
                .containsExactly(
                        new ClauseWording.Piece("Otherwise in the confirmation (", ""),
                        new ClauseWording.Piece("article 7-2", "japanese.7-2"),
                        new ClauseWording.Piece(").", ""));
    }

    @Test
    void aScenarioLeadsToItsClause() {
        assertThat(JAPANESE.pieces("as in japanese.7-1/1"))
                .contains(new ClauseWording.Piece("article 7-1", "japanese.7-1"));
    }

    @Test
    void aClauseOfAnotherTextKeepsItsId() {
        assertThat(JAPANESE.pieces("see base.6")).contains(new ClauseWording.Piece("base.6", "base.6"));
    }

    @Test
    void rulesAreCalledRulesWhereTheDocumentCallsThemSo() {
        assertThat(new ClauseWording(Features.ALL, Set.of("aga")).pieces("(aga.4)"))
                .contains(new ClauseWording.Piece("rule 4", "aga.4"));
    }

    @Test
    void whatOnlyLooksLikeAClauseIsText() {
        assertThat(JAPANESE.pieces("nihonkiin.or.jp/match, base.99 and gtp.komi"))
                .noneMatch(ClauseWording.Piece::isLink);
    }

    @Test
    void emptyLinesPartParagraphs() {
        assertThat(JAPANESE.paragraphs("One\nline.\n\nAnother.")).hasSize(2);
        assertThat(JAPANESE.paragraphs("")).isEmpty();
    }
}
