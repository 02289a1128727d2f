package touchstone.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.text.WordUtils;
import touchstone.laboratory.explain.Asked;
import touchstone.laboratory.explain.Explanation;
import touchstone.laboratory.explain.Pictures;
import touchstone.laboratory.judge.Offence;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;

/** Why a move is legal or not, for a person to read. */
record ExplainScreen(Articles articles, PrintWriter out) {

    private static final int WIDTH = TerminalInfo.width(100);

    void show(Explained explained) {
        Explanation explanation = explained.explanation();
        Ruleset ruleset = explained.ruleset();
        explained.offences().forEach(this::before);
        out.println(move(explanation) + " by " + ruleset.name() + ": "
                + explanation.verdict().words());
        out.println();
        for (Asked asked : explanation.chain()) {
            out.println(wrapped(asked.clause() + "  " + articles.title(asked.clause()))
                    .indent(2)
                    .stripTrailing());
            for (Clause article : asked.choice()
                    .map(choice -> articles.stated().articles(ruleset, choice))
                    .orElse(List.of())) {
                out.println(wrapped("= " + article.id() + "  " + article.title())
                        .indent(2)
                        .stripTrailing());
            }
            String found =
                    switch (asked.effect()) {
                        case LETS_IT_BE -> "";
                        case FORBIDS -> "illegal: ";
                        case LEAVES_OPEN -> "";
                    };
            out.println(wrapped(found + asked.found()).indent(6).stripTrailing());
        }
        out.println();
        new SideBySide(out).print(Pictures.of(explanation));
    }

    private static String wrapped(String text) {
        return WordUtils.wrap(text, WIDTH - 6, "\n", false);
    }

    /** What was illegal already in the moves that led there. */
    private void before(Offence offence) {
        out.println("note: " + Articles.moves(offence) + ", " + offence.player() + " " + offence.written()
                + ", was not legal itself (" + offence.clause() + ": " + offence.explanation() + ")");
    }

    private static String move(Explanation explanation) {
        return explanation.player() + " " + explanation.move();
    }

    /** What each ruleset says; those that say the same stand together. */
    void table(List<Explained> all, Map<String, String> impossible) {
        Map<List<String>, List<String>> rows = new LinkedHashMap<>();
        for (Explained one : all) {
            rows.computeIfAbsent(saying(one.explanation()), any -> new ArrayList<>())
                    .add(one.ruleset().name());
        }
        impossible.forEach((name, why) -> rows.computeIfAbsent(List.of("-", "-", why), any -> new ArrayList<>())
                .add(name));
        List<List<String>> table = new ArrayList<>();
        table.add(List.of("verdict", "clause", "rulesets"));
        rows.forEach((saying, names) -> table.add(List.of(
                saying.get(0),
                saying.get(1),
                String.join(", ", names) + (saying.get(2).isEmpty() ? "" : ": " + saying.get(2)))));
        out.println("What each ruleset says:");
        new Sheet(out).table(table);
    }

    private static List<String> saying(Explanation explanation) {
        Asked last = explanation.chain().get(explanation.chain().size() - 1);
        return explanation.verdict() == Explanation.Verdict.LEGAL
                ? List.of(explanation.verdict().words(), "", "")
                : List.of(explanation.verdict().words(), last.clause(), last.found());
    }
}
