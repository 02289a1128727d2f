package touchstone.suite.lint;

import java.util.stream.Collectors;
import touchstone.suite.phrases.StepPhrases;
import touchstone.suite.specification.Specification;

/** The page that lists all step phrases, each with a scenario that uses it. */
public final class PhrasePage {

    private PhrasePage() {}

    /** The page as Markdown. */
    public static String of(Specification specification) {
        StepPhrases book = new StepPhrases();
        StringBuilder page = new StringBuilder("""
                # The step language

                Every step of every scenario is one of these phrases. This page is made from the step classes by
                `./touchstone dev phrases`; a test fails when it is out of date.

                | phrase | below it | first used in |
                |---|---|---|
                """);
        for (StepPhrases.Phrase phrase : book.phrases()) {
            String example = specification
                    .scenarios()
                    .filter(scenario -> scenario.steps().stream().anyMatch(step -> book.phrase(step.text())
                            .filter(phrase::equals)
                            .isPresent()))
                    .map(scenario -> "`" + scenario.id() + "`")
                    .findFirst()
                    .orElse("");
            page.append("| ")
                    .append(phrase.keyword())
                    .append(" `")
                    .append(phrase.text())
                    .append("` | ")
                    .append(phrase.below().word())
                    .append(" | ")
                    .append(example)
                    .append(" |\n");
        }
        page.append("""

                What players say, where a phrase has `{statement}`:

                """);
        book.statements().forEach(form -> page.append("* `").append(form).append("`\n"));
        page.append("""

                What a controller asks for, where a phrase has `{request}`:

                """);
        book.requests().forEach(form -> page.append("* `").append(form).append("`\n"));
        page.append("""

                What a phrase takes where it has `{string}`, which stands in double quotes. In what a controller sends, control
                characters are written by their names, `<TAB>`, `<CR>`, `<LF>`, `<DEL>` and `<SPACE>`, or their numbers, as in `<01>`:

                | phrase | what it takes |
                |---|---|
                """);
        book.phrases().forEach(phrase -> phrase.takes().ifPresent(text -> page.append("| `")
                .append(phrase.text())
                .append("` | ")
                .append(text)
                .append(" |\n")));
        page.append("""

                What may stand for the words in braces, as regular expressions (`{int}` is a whole number):

                | word | form |
                |---|---|
                """);
        page.append(book.parameters().stream()
                .map(parameter ->
                        "| `{" + parameter.name() + "}` | `" + parameter.form().replace("|", "\\|") + "` |\n")
                .collect(Collectors.joining()));
        return page.toString();
    }
}
