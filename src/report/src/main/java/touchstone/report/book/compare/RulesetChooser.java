package touchstone.report.book.compare;

import java.util.List;
import touchstone.report.book.page.PageAddresses;
import touchstone.report.text.UntrustedText;
import touchstone.suite.specification.Ruleset;

/**
 * Two lists of rulesets to choose from.
 *
 * @param first the name of the one chosen to begin with
 * @param second the same in the other list
 */
public record RulesetChooser(List<Option> options, String first, String second) {

    /** @param file what the ruleset is called in addresses */
    public record Option(String name, String title, String file) {}

    static RulesetChooser of(List<Ruleset> rulesets, String first, String second) {
        return new RulesetChooser(
                rulesets.stream()
                        .map(ruleset -> new Option(
                                UntrustedText.line(ruleset.name()),
                                UntrustedText.line(ruleset.title()),
                                PageAddresses.file(ruleset.name())))
                        .toList(),
                first,
                second);
    }
}
