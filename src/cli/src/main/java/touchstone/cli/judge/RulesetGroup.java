package touchstone.cli.judge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.explore.replay.GameFinish;
import touchstone.explore.replay.ReplayedGame;
import touchstone.reference.choice.Variant;

/**
 * Rulesets that judge a game alike.
 *
 * @param rulesets by their names
 * @param replayed by the first of them
 * @param finish by the first of them
 */
public record RulesetGroup(List<String> rulesets, ReplayedGame replayed, GameFinish finish) {

    public RulesetGroup {
        rulesets = List.copyOf(rulesets);
    }

    /** What makes two rulesets say the same. */
    private record Saying(List<String> offences, GameFinish.Standing standing) {}

    /**
     * @param rulesets names and the points in the space of rules, in the order in which they are told
     * @param replayed by each of these
     * @param finishes by each of these
     * @return the groups, in the order of the first of each
     */
    static List<RulesetGroup> of(
            Map<String, Variant> rulesets, Map<Variant, ReplayedGame> replayed, Map<Variant, GameFinish> finishes) {
        Map<Saying, RulesetGroup> groups = new LinkedHashMap<>();
        rulesets.forEach((name, variant) -> {
            RulesetGroup alone = new RulesetGroup(List.of(name), replayed.get(variant), finishes.get(variant));
            groups.merge(alone.saying(), alone, RulesetGroup::and);
        });
        return List.copyOf(groups.values());
    }

    private RulesetGroup and(RulesetGroup other) {
        List<String> all = new ArrayList<>(rulesets);
        all.addAll(other.rulesets);
        return new RulesetGroup(all, replayed, finish);
    }

    private Saying saying() {
        return new Saying(
                replayed.offences().stream()
                        .map(offence -> offence.number() + "-" + offence.last() + " " + offence.clause()
                                + (offence.undecided() ? "?" : ""))
                        .toList(),
                finish.standing());
    }
}
