package touchstone.cli.rulesets;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import touchstone.rules.KataDifference;
import touchstone.rules.KataPreset;
import touchstone.rules.KataRules;
import touchstone.rules.KataVariants;
import touchstone.suite.specification.Ruleset;

/** The rules of KataGo that are nearest to a ruleset, and what they lose. */
record NearestKataRules(Ruleset ruleset) {

    KataRules rules() {
        return KataVariants.nearest(ruleset.variant());
    }

    List<KataDifference> losses() {
        return KataDifference.of(ruleset.variant());
    }

    /** KataGo's names for just these rules. */
    List<String> names() {
        return Arrays.stream(KataPreset.values())
                .filter(preset -> preset.rules().sameButKomi(rules()))
                .flatMap(preset -> preset.names().stream())
                .toList();
    }

    /**
     * @param out gets one line, the argument of {@code kata-set-rules}
     * @param err gets what a person should know, a line for each thing
     */
    void print(PrintWriter out, PrintWriter err) {
        out.println(rules().json());
        out.flush();
        err.println("KataGo's short form: " + rules().shortForm());
        if (!names().isEmpty()) {
            err.println("KataGo's name for these: " + String.join(", ", names()));
        }
        losses().forEach(loss -> err.println(loss.line()));
        err.flush();
    }
}
