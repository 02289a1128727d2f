package touchstone.report.passport;

import java.util.List;
import touchstone.report.text.XmlText;
import touchstone.suite.passport.Passport;
import touchstone.suite.passport.PassportText;
import touchstone.suite.passport.RulesetEntry;

/** The named rulesets nearest to what was found, and the differences axis by axis. */
record PassportRulesets(Passport passport, XmlText html) {

    /** How many are shown at once; the others are folded away. */
    private static final int SHOWN = 3;

    void write() {
        List<RulesetEntry> rulesets = passport.rulesets();
        if (passport.known() == 0 || rulesets.isEmpty()) {
            return;
        }
        long fitting = rulesets.stream().filter(RulesetEntry::fits).count();
        html.open("section").element("h2", fitting > 0 ? "Rulesets that fit" : "The nearest rulesets");
        if (fitting == 0) {
            html.element("p", "None fits: each asks for something that was found otherwise.");
        }
        int shown = (int) Math.max(SHOWN, fitting);
        list(rulesets.subList(0, Math.min(shown, rulesets.size())));
        if (rulesets.size() > shown) {
            html.open("details").element("summary", "The other " + (rulesets.size() - shown));
            list(rulesets.subList(shown, rulesets.size()));
            html.close();
        }
        html.close();
    }

    private void list(List<RulesetEntry> rulesets) {
        html.open("div", "class", "rulesets");
        rulesets.forEach(this::entry);
        html.close();
    }

    private void entry(RulesetEntry ruleset) {
        html.open("article", "class", ruleset.fits() ? "ruleset fits" : "ruleset");
        html.open("h3").text(ruleset.name());
        html.open("span", "class", "mark")
                .element("span", ruleset.fits() ? "✓" : "≠", "class", "sign", "aria-hidden", "true");
        int differences = ruleset.differences().size();
        html.text(ruleset.fits() ? "fits" : differences + (differences == 1 ? " difference" : " differences"));
        html.close().close();
        html.element("p", ruleset.title() + " · " + ruleset.known() + " axes known to be the same");
        if (!ruleset.fits()) {
            differences(ruleset);
        }
        html.close();
    }

    private void differences(RulesetEntry ruleset) {
        html.open("table").open("thead").open("tr");
        List.of("axis", "ruleset", "found").forEach(title -> html.element("th", title, "scope", "col"));
        html.close().close().open("tbody");
        for (RulesetEntry.Difference difference : ruleset.differences()) {
            html.open("tr").element("th", difference.axis(), "scope", "row");
            html.element("td", difference.has());
            html.element("td", PassportText.here(difference));
            html.close();
        }
        html.close().close();
    }
}
