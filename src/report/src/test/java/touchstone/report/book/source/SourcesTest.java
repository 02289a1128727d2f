package touchstone.report.book.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import touchstone.report.book.Features;
import touchstone.report.book.page.LinkedText;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** A reader of any clause finds the document that it is taken from. */
class SourcesTest {

    /** What sends a reader to another page without saying to which. */
    private static final Pattern ELSEWHERE = Pattern.compile(
            "(?i)\\b(?:as above|see above|(?:address|named|page|pages) (?:above|below)|ibid|seed [0-9])");

    private static final Pattern ADDRESS = Pattern.compile("[a-z0-9]\\.[a-z]{2,}/\\S");

    static Stream<Clause> clauses() {
        return Features.ALL.clauses().stream();
    }

    static Stream<Ruleset> rulesets() {
        return Stream.concat(Features.ALL.rulesets().stream(), Features.ALL.protocols().stream());
    }

    @Test
    void everyClauseNamesADocumentOfTheListOrAnAddress() {
        assertThat(clauses()
                        .filter(clause -> !clause.id().equals("shows.agreement"))
                        .filter(clause -> !canBeLookedUp(String.join(" ", clause.sources())))
                        .map(Clause::id))
                .isEmpty();
    }

    private static boolean canBeLookedUp(String text) {
        return (!Sources.ours().namedIn(text).isEmpty() || ADDRESS.matcher(text).find())
                && !ELSEWHERE.matcher(text).find();
    }

    @Test
    void everySourceOfARulesetIsInTheListOrHasAnAddress() {
        assertThat(rulesets().flatMap(ruleset -> ruleset.sources().stream()).filter(text -> !canBeLookedUp(text)))
                .isEmpty();
    }

    @Test
    void everyDocumentOfTheListIsNamedSomewhere() {
        Stream<String> texts = Stream.concat(
                clauses().flatMap(clause -> clause.sources().stream()),
                rulesets().flatMap(ruleset -> ruleset.sources().stream()));
        assertThat(texts.flatMap(text -> Sources.ours().namedIn(text).stream()).distinct())
                .containsExactlyInAnyOrderElementsOf(Sources.ours().all());
    }

    @Test
    void aDocumentIsReachedByItsNameAndByItsAddress() {
        LinkedText text = Sources.ours()
                .linked(
                        "Japanese Rules of Go of 1989, article 12 (nihonkiin.or.jp/match/kiyaku/zenbun.html).",
                        new Specification(List.of(), List.of()),
                        "../");

        assertThat(text.plain())
                .isEqualTo("Japanese Rules of Go of 1989, article 12 (nihonkiin.or.jp/match/kiyaku/zenbun.html).");
        assertThat(text.runs())
                .extracting(LinkedText.Run::address)
                .containsExactly(
                        Optional.of("../sources.html#japanese-1989"),
                        Optional.empty(),
                        Optional.of("https://nihonkiin.or.jp/match/kiyaku/zenbun.html"),
                        Optional.empty());
    }
}
