package touchstone.cli.explain;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.text.WordUtils;
import touchstone.cli.options.ArticleTitles;
import touchstone.cli.terminal.TerminalInfo;
import touchstone.cli.terminal.TextColumns;
import touchstone.explore.replay.RuleViolation;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;

/** Why a move is legal or not, for a person to read. */
record ExplainScreen(ArticleTitles articles, PrintWriter out) {

    private static final int WIDTH = TerminalInfo.width(100);

    void show(ExplainedMove explained) {
        MoveExplanation explanation = explained.explanation();
        Ruleset ruleset = explained.ruleset();
        explained.offences().forEach(this::before);
        out.println(move(explanation) + " by " + ruleset.name() + ": "
                + explanation.verdict().words());
        out.println();
        for (AppliedArticle asked : explanation.chain()) {
            out.println(wrapped(asked.clause() + "  " + articles.title(asked.clause()))
                    .indent(2)
                    .stripTrailing());
            for (Clause article : asked.choice()
                    .map(choice -> articles.stating(ruleset, choice))
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
        new DiagramRow(out).print(ExplanationDiagrams.of(explanation));
    }

    private static String wrapped(String text) {
        return WordUtils.wrap(text, WIDTH - 6, "\n", false);
    }

    /** What was illegal already in the moves that led there. */
    private void before(RuleViolation offence) {
        out.println("note: " + ArticleTitles.moves(offence) + ", " + offence.player() + " " + offence.written()
                + ", was not legal itself (" + offence.clause() + ": " + offence.explanation() + ")");
    }

    private static String move(MoveExplanation explanation) {
        return explanation.player() + " " + explanation.move();
    }

    /** What each ruleset says; those that say the same stand together. */
    void table(List<ExplainedMove> all, Map<String, String> impossible) {
        Map<List<String>, List<String>> rows = new LinkedHashMap<>();
        for (ExplainedMove one : all) {
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
        new TextColumns(out).table(table);
    }

    private static List<String> saying(MoveExplanation explanation) {
        AppliedArticle last = explanation.chain().get(explanation.chain().size() - 1);
        return explanation.verdict() == MoveExplanation.Verdict.LEGAL
                ? List.of(explanation.verdict().words(), "", "")
                : List.of(explanation.verdict().words(), last.clause(), last.found());
    }
}
