package touchstone.cluster.game;

import java.io.Serializable;
import java.util.List;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;

/**
 * The rulesets by which games are judged, as they are sent to workers: names and choices, in one order.
 *
 * @param choices of each ruleset, on all axes
 */
public record JudgingRulesets(List<String> names, List<List<Choice>> choices) implements Serializable {

    public JudgingRulesets {
        names = List.copyOf(names);
        choices = choices.stream().map(List::copyOf).toList();
    }

    public int size() {
        return names.size();
    }

    List<Variant> variants() {
        return choices.stream()
                .map(own -> Variant.BASE.with(own.toArray(Choice[]::new)))
                .toList();
    }
}
