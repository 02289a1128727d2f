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

/** The rulesets by which games are judged, as they are sent to workers: names and choices, in one order. */
public final class JudgingRulesets implements Serializable {

    private static final long serialVersionUID = 1;

    private final List<String> names;
    /** Of each ruleset, on all axes. */
    private final List<List<Choice>> choices;
    /** Which of them is meant by which name, in {@link NamedRulesets#plain} form. */
    private final Map<String, Integer> known;
    /** Made of the choices once, and not for each game. */
    private final transient List<Variant> variants;

    private JudgingRulesets(List<String> names, List<List<Choice>> choices, Map<String, Integer> known) {
        this.names = List.copyOf(names);
        this.choices = choices.stream().map(List::copyOf).toList();
        this.known = Map.copyOf(known);
        this.variants = choices.stream()
                .map(own -> Variant.BASE.with(own.toArray(Choice[]::new)))
                .toList();
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

    /** As it arrives at a worker. */
    private Object readResolve() {
        return new JudgingRulesets(names, choices, known);
    }

    public List<String> names() {
        return names;
    }

    public List<Variant> variants() {
        return variants;
    }

    /** @return the place of the ruleset that a record names by this; untrusted */
    Optional<Integer> recorded(String name) {
        return RecordedRuleset.named(form -> Optional.ofNullable(known.get(NamedRulesets.plain(form))), name);
    }
}
