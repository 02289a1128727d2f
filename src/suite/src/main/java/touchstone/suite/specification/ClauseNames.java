package touchstone.suite.specification;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The clauses that rulesets name, by id or the beginning of one. */
public final class ClauseNames {

    /** How many like it are suggested in place of an unknown one. */
    private static final int SUGGESTED = 3;

    private final Set<String> known = new LinkedHashSet<>();

    /** @param clauses all there are */
    public ClauseNames(List<Clause> clauses) {
        for (Clause clause : clauses) {
            String id = clause.id();
            for (int dot = id.indexOf('.'); dot >= 0; dot = id.indexOf('.', dot + 1)) {
                known.add(id.substring(0, dot));
            }
            known.add(id);
        }
    }

    /** What is wrong with a ruleset's names, each with its line in the file. */
    public List<SpecificationException> unknown(Ruleset ruleset) {
        List<SpecificationException> faults = new ArrayList<>();
        for (Map.Entry<String, List<String>> list :
                List.of(Map.entry("clauses", ruleset.clauses()), Map.entry("without", ruleset.without()))) {
            for (String name : list.getValue()) {
                if (!known.contains(name)) {
                    faults.add(RulesetFile.read(
                                    ruleset.file(), ruleset.isProtocol() ? RulesetFile.PROTOCOL_KEYS : RulesetFile.KEYS)
                            .fault(
                                    list.getKey(),
                                    name,
                                    "names the unknown clause '" + name + "'; did you mean '"
                                            + String.join("' or '", NearestNames.to(name, known, SUGGESTED)) + "'?"));
                }
            }
        }
        return faults;
    }
}
