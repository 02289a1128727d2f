package touchstone.report.ci;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import org.junit.jupiter.api.Test;

class MarkdownTest {

    @Test
    void whatAProgramWroteIsCodeAndNothingElse() {
        Rendered rendered = Rendered.of("It said " + Markdown.code(Runs.HOSTILE) + ", and no more");
        assertThat(rendered.codes).singleElement().asString().startsWith("</code></details><script>");
        assertThat(String.join("", rendered.words)).isEqualTo("It said , and no more");
        assertThat(rendered.html).isEmpty();
        assertThat(rendered.links).isEmpty();
    }

    @Test
    void textInCodeIsWithoutEscapesAndBounded() {
        assertThat(Markdown.code("\u001B[31mred\u001B[0m \u202Eleft")).isEqualTo("`red \uFFFDleft`");
        assertThat(Markdown.code(Runs.LONG)).hasSizeLessThan(320).endsWith(" ...```` ".strip());
        assertThat(Markdown.code(" \n ")).isEqualTo("(nothing)");
        assertThat(Markdown.code("`a`")).isEqualTo("`` `a` ``");
    }

    @Property(tries = 500)
    void anyTextComesBackFromItsCode(@ForAll @CharRange(from = ' ', to = '~') String any) {
        String expected = any.strip();
        Rendered rendered = Rendered.of("a " + Markdown.code(any) + " z");
        if (expected.isEmpty()) {
            assertThat(rendered.codes).isEmpty();
        } else {
            assertThat(rendered.codes).hasSize(1);
            assertThat(rendered.codes.get(0).strip()).isEqualTo(expected);
        }
    }

    @Property(tries = 500)
    void anyTextIsOneCellOfATable(@ForAll @CharRange(from = ' ', to = '~') String any) {
        Rendered rendered = Rendered.of("| a | b |\n|---|---|\n| " + Markdown.cell(any) + " | z |\n");
        assertThat(rendered.cells).containsExactly(2, 2);
        assertThat(rendered.words).endsWith("z");
    }

    @Property(tries = 500)
    void ourOwnWordsStayWords(@ForAll @CharRange(from = ' ', to = '~') String any) {
        Rendered rendered = Rendered.of("a " + Markdown.text(any) + " z");
        assertThat(rendered.flow.toString()).isEqualTo("a " + any.strip() + " z");
        assertThat(rendered.html).isEmpty();
        assertThat(rendered.links).isEmpty();
    }

    @Test
    void ourOwnWordsTellNobodyAndNameNoIssue() {
        String words = "see @octocat, #12 (octo/cat#3) http://a.example www.a.example a@b.example :tada: and no more";
        Rendered rendered = Rendered.of(Markdown.text(words));
        assertThat(rendered.flow.toString()).isEqualTo(words);
        assertThat(String.join("", rendered.words)).isEqualTo("see        and no more");
    }

    @Test
    void aBlockCannotBeEnded() {
        Rendered rendered = Rendered.of(Markdown.block("```\n</pre><b>\n````\n~~~\n" + Runs.HOSTILE, 2));
        assertThat(rendered.blocks).singleElement().asString().contains("</pre><b>", "# heading");
        assertThat(rendered.html).isEmpty();
        assertThat(rendered.headings).isZero();
        assertThat(Markdown.block(Runs.LONG.repeat(5), 0)).hasSizeLessThan(6000);
        assertThat(Markdown.block("line\n".repeat(1000), 0).lines()).hasSizeLessThan(50);
    }
}
