package touchstone.report.book.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchstone.report.book.Books;

class LinkedTextTest {

    private static LinkedText prose(String text) {
        return LinkedText.of(text, Books.SPECIFICATION, "../");
    }

    private static List<String> addresses(LinkedText prose) {
        return prose.runs().stream().flatMap(run -> run.address().stream()).toList();
    }

    private static List<String> points(LinkedText prose) {
        return prose.runs().stream()
                .filter(LinkedText.Run::point)
                .map(LinkedText.Run::text)
                .toList();
    }

    @Test
    void namesOfClausesAndExamplesLeadToThem() {
        LinkedText prose = prose("As base.8 says (base.8.ko), and base.8/3. Not base.77, base.8/99 or my base.8-b.");
        assertThat(addresses(prose))
                .containsExactly("../clauses/base.8.html", "../clauses/base.8.ko.html", "../clauses/base.8.html#3");
        assertThat(prose.plain())
                .isEqualTo("As base.8 says (base.8.ko), and base.8/3. Not base.77, base.8/99 or my base.8-b.");
    }

    @Test
    void onlyPagesOfTheWebAreLinkedTo() {
        assertThat(addresses(prose("See https://a.example/b_(c).html, javascript:alert(1) and data:text/html,x.")))
                .containsExactly("https://a.example/b_(c).html");
        assertThat(addresses(prose("(https://a.example/x).<b>\"https://b.example\"")))
                .containsExactly("https://a.example/x", "https://b.example");
    }

    @Test
    void pointsAreTold() {
        assertThat(points(prose("The game goes A1 C10 pass T19. On 19x19, by FF4 and A26 and I5.")))
                .containsExactly("A1", "C10", "T19");
    }

    @Test
    void lettersAreTheNamesOfPointsInStepsAndNotArticles() {
        LinkedText step = LinkedText.ofStep(
                "Black plays a, White plays b, and a komi of 7; a 3x3 board is a draw", Books.SPECIFICATION, "");
        assertThat(points(step)).containsExactly("a", "b");
    }

    @Test
    void sentencesBeginAndEndAsSentences() {
        assertThat(StepSentences.of("the game is over")).isEqualTo("The game is over.");
        assertThat(StepSentences.of("a and b are empty")).isEqualTo("a and b are empty.");
        assertThat(StepSentences.of("a 3x3 board is within the rules")).isEqualTo("A 3x3 board is within the rules.");
        assertThat(StepSentences.of("the position is")).isEqualTo("The position is as shown.");
        assertThat(LinkedText.begun("https://a.example/x", Books.SPECIFICATION, "")
                        .plain())
                .isEqualTo("https://a.example/x");
    }

    @Test
    void addressesHaveNothingInThemThatMeansSomethingElsewhere() {
        assertThat(PageAddresses.clause("base.8.ko")).isEqualTo("clauses/base.8.ko.html");
        assertThat(PageAddresses.scenario("base.8/3")).isEqualTo("clauses/base.8.html#3");
        assertThat(PageAddresses.clause("../../etc/pa ss?<x>\"#é"))
                .isEqualTo("clauses/_2e_._2f_.._2f_etc_2f_pa_20_ss_3f__3c_x_3e__22__23__e9_.html");
        assertThat(PageAddresses.comparison("b", "a"))
                .isEqualTo(PageAddresses.comparison("a", "b"))
                .isEqualTo("compare/a-b.html");
        assertThat(Optional.of(PageAddresses.ruleset("katago:chinese"))).contains("rulesets/katago_3a_chinese.html");
    }
}
