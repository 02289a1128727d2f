package touchstone.report.book.ruleset;

import java.util.List;
import touchstone.reference.choice.Scoring;
import touchstone.report.book.page.PageAddresses;
import touchstone.report.book.page.PointNames;
import touchstone.report.text.UntrustedText;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** All rulesets, grouped by what they count. */
public record RulesetList(List<Group> groups) {

    public record Group(String title, List<Entry> entries) {}

    /**
     * @param address from the page
     * @param repetition what may not be repeated, in the words of its clause
     */
    public record Entry(String name, String title, String address, String komi, String repetition, int clauses) {}

    static RulesetList of(Specification specification) {
        return new RulesetList(List.of(
                group("Territory is counted", Scoring.TERRITORY, specification),
                group("Area is counted", Scoring.AREA, specification),
                group("Stones are counted", Scoring.STONES, specification)));
    }

    private static Group group(String title, Scoring scoring, Specification specification) {
        return new Group(
                title,
                specification.rulesets().stream()
                        .filter(ruleset -> ruleset.variant().has(scoring))
                        .map(ruleset -> entry(ruleset, specification))
                        .toList());
    }

    private static Entry entry(Ruleset ruleset, Specification specification) {
        var repetition = ruleset.variant().get(touchstone.reference.choice.Repetition.class);
        return new Entry(
                UntrustedText.line(ruleset.name()),
                UntrustedText.line(ruleset.title()),
                "../" + PageAddresses.ruleset(ruleset.name()),
                ruleset.komi().values().stream().findFirst().map(PointNames::of).orElse("none given"),
                specification
                        .clause(repetition.axis().id() + "." + repetition.id())
                        .map(Clause::title)
                        .orElse(""),
                (int) specification.clauses().stream().filter(ruleset::has).count());
    }
}
