package touchstone.report.book.ruleset;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import touchstone.reference.choice.Choice;
import touchstone.report.book.page.LinkedText;
import touchstone.report.book.page.PointNames;
import touchstone.report.book.page.StatedChoices;
import touchstone.report.book.source.Sources;
import touchstone.report.text.UntrustedText;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/**
 * The contents of a ruleset's page.
 *
 * @param choices on the axes
 * @param facts komi and handicaps
 * @param sources as readers know them
 * @param ours whether it is of Touchstone's own
 */
public record RulesetPage(
        Ruleset ruleset,
        RulesetText text,
        List<ChoiceRow> choices,
        List<Fact> facts,
        ClauseWording wording,
        List<LinkedText> sources,
        boolean ours) {

    /**
     * A choice on an axis.
     *
     * @param clause the id of the clause that states it; empty if there is none
     * @param words what that clause says
     * @param articles of the ruleset that say the same
     */
    public record ChoiceRow(String axis, String value, String clause, String words, List<Clause> articles) {}

    public record Fact(String what, String how) {}

    public static RulesetPage of(Specification specification, StatedChoices stating, Ruleset ruleset, boolean ours) {
        RulesetComposer composition = new RulesetComposer(specification, stating, ruleset);
        Map<String, List<Clause>> articles = composition.articlesByAxis();
        List<ChoiceRow> rows = ruleset.variant().choices().stream()
                .map(choice -> row(specification, choice, articles))
                .toList();
        Set<String> bodies = specification.clauses().stream()
                .filter(clause -> clause.choice().isEmpty() && clause.kind() == Clause.Kind.RULE && ruleset.has(clause))
                .map(Clause::body)
                .collect(Collectors.toSet());
        return new RulesetPage(
                ruleset,
                composition.text(),
                rows,
                facts(ruleset),
                new ClauseWording(specification, bodies),
                ruleset.sources().stream()
                        .map(source -> Sources.ours().linked(SourceNames.named(source), specification, "../"))
                        .toList(),
                ours);
    }

    /** Fit to be shown, whoever wrote it. */
    public String title() {
        return UntrustedText.line(ruleset.title());
    }

    public List<String> aliases() {
        return ruleset.aliases().stream().map(UntrustedText::line).toList();
    }

    private static ChoiceRow row(Specification specification, Choice choice, Map<String, List<Clause>> articles) {
        String axis = choice.axis().id();
        return specification
                .clause(axis + "." + choice.id())
                .map(clause -> new ChoiceRow(
                        axis, choice.id(), clause.id(), clause.title(), articles.getOrDefault(axis, List.of())))
                .orElseGet(() -> new ChoiceRow(axis, choice.id(), "", "", List.of()));
    }

    private static List<Fact> facts(Ruleset ruleset) {
        List<Fact> facts = new java.util.ArrayList<>();
        if (!ruleset.komi().isEmpty()) {
            facts.add(new Fact("Komi", byBoard(ruleset.komi(), PointNames::of)));
        }
        ruleset.handicapKomi().ifPresent(komi -> facts.add(new Fact("Komi in handicap games", PointNames.of(komi))));
        if (!ruleset.handicaps().isEmpty()) {
            facts.add(new Fact("Largest handicap", byBoard(ruleset.handicaps(), most -> most + " stones")));
        }
        return facts;
    }

    private static <V> String byBoard(Map<String, V> values, Function<V, String> shown) {
        return values.entrySet().stream()
                .map(entry -> shown.apply(entry.getValue())
                        + (entry.getKey().equals("any")
                                ? ""
                                : " on " + entry.getKey().replace("x", "×")))
                .collect(Collectors.joining(", "));
    }
}
