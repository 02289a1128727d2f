package touchstone.report.book.phenomenon;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.report.book.glossary.Glossary;
import touchstone.report.book.glossary.GlossaryTerm;
import touchstone.report.book.page.BoardDrawings;
import touchstone.report.book.page.Book;
import touchstone.report.book.page.IllustratedScenario;
import touchstone.report.book.page.LinkedText;
import touchstone.report.book.page.PageAddresses;
import touchstone.report.text.UntrustedText;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Phenomenon;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/**
 * The contents of the page on a phenomenon.
 *
 * @param also its other names
 * @param rulings what rulesets make of it; rulesets that answer alike are together
 * @param examples numbered from 1, those that hold for most rulesets first
 * @param shared what the boards refer to: an element of ours
 */
public record PhenomenonPage(
        String title,
        List<String> also,
        LinkedText definition,
        List<Ruling> rulings,
        List<Example> examples,
        String shared) {

    private static final String ROOT = "../";

    /** @param answers none if the rulesets say nothing of it */
    public record Ruling(List<Holder> rulesets, List<Answer> answers) {}

    /** A ruleset. */
    public record Holder(String name, String title, String address) {}

    /**
     * A clause that answers.
     *
     * @param examples that show it, in the page
     */
    public record Answer(String id, String words, String address, List<IllustratedScenario> examples) {}

    /** @param rulesets where it holds, as a list of titles */
    public record Example(IllustratedScenario scene, String clause, String address, String rulesets) {}

    static PhenomenonPage of(Phenomenon phenomenon, Book book) {
        Specification specification = book.specification();
        Map<List<String>, List<Ruleset>> alike = new LinkedHashMap<>();
        for (Ruleset ruleset : specification.rulesets()) {
            alike.computeIfAbsent(phenomenon.answers(specification, ruleset), answers -> new ArrayList<>())
                    .add(ruleset);
        }
        Map<Scenario, List<Ruleset>> holders = new LinkedHashMap<>();
        alike.forEach((answers, rulesets) -> answers.stream()
                .flatMap(id -> specification.scenario(id).stream())
                .forEach(scenario -> holders.computeIfAbsent(scenario, first -> new ArrayList<>())
                        .addAll(rulesets)));
        BoardDrawings gobans = new BoardDrawings();
        Map<String, Example> examples = new LinkedHashMap<>();
        holders.entrySet().stream()
                .sorted((a, b) -> b.getValue().size() - a.getValue().size())
                .forEach(entry -> examples.put(
                        entry.getKey().id(),
                        example(entry.getKey(), examples.size() + 1, entry.getValue(), book, gobans)));
        return new PhenomenonPage(
                title(phenomenon),
                phenomenon.also(),
                LinkedText.of(definition(phenomenon), specification, ROOT),
                alike.entrySet().stream()
                        .map(entry -> new Ruling(
                                entry.getValue().stream()
                                        .map(PhenomenonPage::holder)
                                        .toList(),
                                answers(entry.getKey(), specification, examples)))
                        .toList(),
                List.copyOf(examples.values()),
                gobans.shared());
    }

    /** As a heading. */
    static String title(Phenomenon phenomenon) {
        return LinkedText.capitalized(phenomenon.title());
    }

    /** What the file says, or else the glossary. */
    static String definition(Phenomenon phenomenon) {
        return phenomenon
                .definition()
                .or(() -> Glossary.ours().called(phenomenon.title()).map(GlossaryTerm::definition))
                .orElse("");
    }

    private static Holder holder(Ruleset ruleset) {
        return new Holder(
                PageAddresses.file(ruleset.name()),
                UntrustedText.line(ruleset.title()),
                ROOT + PageAddresses.ruleset(ruleset.name()));
    }

    private static List<Answer> answers(List<String> ids, Specification specification, Map<String, Example> examples) {
        Map<String, List<IllustratedScenario>> byClause = new LinkedHashMap<>();
        for (String id : ids) {
            List<IllustratedScenario> shown = byClause.computeIfAbsent(
                    specification.scenario(id).map(Scenario::clause).orElse(id), clause -> new ArrayList<>());
            if (examples.containsKey(id)) {
                shown.add(examples.get(id).scene());
            }
        }
        return byClause.entrySet().stream()
                .map(entry -> new Answer(
                        entry.getKey(),
                        title(entry.getKey(), specification),
                        ROOT + PageAddresses.clause(entry.getKey()),
                        entry.getValue()))
                .toList();
    }

    private static Example example(
            Scenario scenario, int number, List<Ruleset> holders, Book book, BoardDrawings gobans) {
        return new Example(
                IllustratedScenario.of(scenario, book, gobans, ROOT).numbered(number),
                title(scenario.clause(), book.specification()),
                ROOT + PageAddresses.scenario(scenario.id()),
                String.join(
                        "; ",
                        holders.stream()
                                .map(ruleset -> UntrustedText.line(ruleset.title()))
                                .toList()));
    }

    private static String title(String clause, Specification specification) {
        return specification
                .clause(clause)
                .map(Clause::title)
                .map(UntrustedText::line)
                .orElse(clause);
    }
}
