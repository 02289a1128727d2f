package touchstone.cluster.game;

import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.cli.options.RecordedRuleset;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.suite.named.NamedRulesets;
import touchstone.suite.specification.Ruleset;

/**
 * The rulesets by which games are judged, as they are sent to workers: names and choices, in one order.
 *
 * @param choices of each ruleset, on all axes
 * @param known which of them is meant by which name, in {@link NamedRulesets#plain} form
 */
public record JudgingRulesets(List<String> names, List<List<Choice>> choices, Map<String, Integer> known)
        implements Serializable {

    public JudgingRulesets {
        names = List.copyOf(names);
        choices = choices.stream().map(List::copyOf).toList();
        known = Map.copyOf(known);
    }

    public static JudgingRulesets of(List<Ruleset> rulesets) {
        Map<String, Integer> known = new LinkedHashMap<>();
        for (Ruleset ruleset : rulesets) {
            NamedRulesets.names(ruleset)
                    .forEach(name -> known.putIfAbsent(NamedRulesets.plain(name), rulesets.indexOf(ruleset)));
        }
        return new JudgingRulesets(
                rulesets.stream().map(Ruleset::name).toList(),
                rulesets.stream().map(ruleset -> ruleset.variant().choices()).toList(),
                known);
    }

    public int size() {
        return names.size();
    }

    public List<Variant> variants() {
        return choices.stream()
                .map(own -> Variant.BASE.with(own.toArray(Choice[]::new)))
                .toList();
    }

    /** @return the place of the ruleset that a record names by this; untrusted */
    Optional<Integer> recorded(String name) {
        return RecordedRuleset.named(form -> Optional.ofNullable(known.get(NamedRulesets.plain(form))), name);
    }
}
