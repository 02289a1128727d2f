package touchstone.cli.rulesets;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import touchstone.cli.terminal.PointsText;
import touchstone.cli.terminal.TextColumns;
import touchstone.reference.choice.Choice;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** Prints a ruleset or a protocol. */
record RulesetScreen(Specification specification, Ruleset ruleset) {

    void print(TextColumns sheet, boolean clauses) {
        sheet.table(List.of(List.of(ruleset.name(), RulesetsCommand.described(ruleset))));
        sheet.blank();
        List<List<String>> sources = new ArrayList<>();
        ruleset.sources().forEach(source -> sources.add(List.of(sources.isEmpty() ? "sources" : "", source)));
        sheet.table(sources);
        sheet.blank();
        List<Clause> all = new RulesetClauses(specification, ruleset).all();
        if (ruleset.isProtocol()) {
            sheet.table(List.of(List.of("clauses", size(all))));
        } else {
            rules(sheet, all);
        }
        if (clauses) {
            sheet.blank();
            sheet.table(all.stream()
                    .map(clause -> List.of(clause.id(), clause.title()))
                    .toList());
        }
    }

    private void rules(TextColumns sheet, List<Clause> all) {
        sheet.table(ruleset.variant().choices().stream()
                .map(choice -> List.of(choice.axis().id(), choice.id(), meaning(specification, choice)))
                .toList());
        sheet.blank();
        sheet.table(List.of(
                List.of("komi", byBoard(ruleset.komi(), PointsText::shown)),
                List.of(
                        "handicap komi",
                        ruleset.handicapKomi().map(PointsText::shown).orElse("none given")),
                List.of("largest handicap", byBoard(ruleset.handicaps(), String::valueOf)),
                List.of("clauses", size(all)),
                List.of(
                        "KataGo",
                        new NearestKataRules(ruleset).rules().shortForm()
                                + " is nearest; --format katago tells what it cannot express")));
    }

    private String size(List<Clause> all) {
        return all.size() + ": " + counts();
    }

    /** What the clause of an axis value says. */
    static String meaning(Specification specification, Choice choice) {
        return specification
                .clause(choice.axis().id() + "." + choice.id())
                .map(Clause::title)
                .orElse("");
    }

    private String counts() {
        return new RulesetClauses(specification, ruleset)
                .byBody().entrySet().stream()
                        .map(entry -> entry.getValue() + " of " + entry.getKey())
                        .collect(Collectors.joining(", "));
    }

    private static <V> String byBoard(Map<String, V> values, Function<V, String> shown) {
        return values.isEmpty()
                ? "none given"
                : values.entrySet().stream()
                        .map(entry -> (entry.getKey().equals("any") ? "any board" : entry.getKey()) + " "
                                + shown.apply(entry.getValue()))
                        .collect(Collectors.joining(", "));
    }
}
