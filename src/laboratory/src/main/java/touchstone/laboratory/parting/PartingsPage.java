package touchstone.laboratory.parting;

import java.util.List;
import touchstone.suite.specification.Ruleset;

/** Where every two rulesets part, as a page. */
public final class PartingsPage {

    public static final String NAME = "partings.md";

    private PartingsPage() {}

    public static String of(
            List<Ruleset> rulesets, List<Reach> looked, List<Reach> lookedAlone, List<Tidings> tidings) {
        return "";
    }
}
