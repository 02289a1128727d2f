package touchstone.report.book.compare;

import java.util.List;
import touchstone.report.Untrusted;
import touchstone.report.book.Addresses;
import touchstone.suite.specification.Ruleset;

/**
 * Two lists of rulesets to choose from.
 *
 * @param first the name of the one chosen to begin with
 * @param second the same in the other list
 */
public record Chooser(List<Option> options, String first, String second) {

    /** @param file what the ruleset is called in addresses */
    public record Option(String name, String title, String file) {}

    static Chooser of(List<Ruleset> rulesets, String first, String second) {
        return new Chooser(
                rulesets.stream()
                        .map(ruleset -> new Option(
                                Untrusted.line(ruleset.name()),
                                Untrusted.line(ruleset.title()),
                                Addresses.file(ruleset.name())))
                        .toList(),
                first,
                second);
    }
}
