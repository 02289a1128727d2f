package touchstone.browser;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.mutants.StatingArticles;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** What judging needs of the specification, as fields to write: {@link ScriptRulesets} reads them. Part of the build. */
final class JudgeBook {

    private JudgeBook() {}

    static Map<String, Object> of(Specification specification) {
        StatingArticles stated = new StatingArticles(specification);
        Map<String, String> titles = new LinkedHashMap<>();
        specification.clauses().stream()
                .filter(JudgeBook::isRefusedBy)
                .forEach(clause -> titles.put(clause.id(), clause.title()));
        return Map.of(
                "rulesets",
                specification.rulesets().stream()
                        .map(ruleset -> fields(ruleset, stated))
                        .toList(),
                "titles",
                titles);
    }

    /** The rules themselves name what they refuse by: a clause of the base rules or a choice on an axis, and no article of a ruleset. */
    private static boolean isRefusedBy(Clause clause) {
        return clause.kind() == Clause.Kind.RULE && (clause.body().equals("base") || isChoice(clause));
    }

    /** The choice itself, such as {@code repetition.simple}, and not one of the clauses below it. */
    private static boolean isChoice(Clause clause) {
        return Axis.named(clause.body()).isPresent()
                && clause.id().indexOf('.') == clause.id().lastIndexOf('.');
    }

    private static Map<String, Object> fields(Ruleset ruleset, StatingArticles stated) {
        Map<String, List<String>> articles = new LinkedHashMap<>();
        for (Choice choice : ruleset.variant().choices()) {
            List<String> ids =
                    stated.articles(ruleset, choice).stream().map(Clause::id).toList();
            if (!ids.isEmpty()) {
                articles.put(choice.axis().id(), ids);
            }
        }
        Map<String, Object> fields = PackageScripts.fields(ruleset);
        fields.put("articles", articles);
        return fields;
    }
}
