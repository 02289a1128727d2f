package touchstone.suite.passport;

import java.util.List;

/**
 * How close a named ruleset is to what was found.
 *
 * @param fits whether nothing that was found speaks against it
 * @param known the number of axes on which the subject is known to have the ruleset's value
 * @param differences where the subject does not have it
 */
public record RulesetEntry(String name, String title, boolean fits, int known, List<Difference> differences) {

    /**
     * @param has the ruleset's value
     * @param found what the subject has in its place: the values that are left; none if none is known
     * @param nearly whether it nearly has the ruleset's value: no other that is known comes as near
     */
    public record Difference(String axis, String has, List<String> found, boolean nearly) {}

    /** How far the subject is from the ruleset: what it nearly has counts for half. */
    double distance() {
        return differences.stream().mapToDouble(one -> one.nearly() ? 0.5 : 1).sum();
    }
}
