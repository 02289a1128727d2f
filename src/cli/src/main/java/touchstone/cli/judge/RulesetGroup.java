package touchstone.cli.judge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.explore.replay.GameFinish;
import touchstone.reference.choice.Variant;

/**
 * Rulesets that judge a game alike.
 *
 * @param rulesets by their names
 * @param judgement of the first of them
 */
public record RulesetGroup(List<String> rulesets, GameJudgement judgement) {

    public RulesetGroup {
        rulesets = List.copyOf(rulesets);
    }

    /** What makes two rulesets say the same. */
    private record Saying(List<String> offences, GameFinish.Standing standing) {}

    /**
     * @param rulesets names and the points in the space of rules, in the order in which they are told
     * @param judged of each of these
     * @return the groups, in the order of the first of each
     */
    static List<RulesetGroup> of(Map<String, Variant> rulesets, Map<Variant, GameJudgement> judged) {
        Map<Saying, RulesetGroup> groups = new LinkedHashMap<>();
        rulesets.forEach((name, variant) -> {
            GameJudgement judgement = judged.get(variant);
            groups.merge(saying(judgement), new RulesetGroup(List.of(name), judgement), RulesetGroup::and);
        });
        return List.copyOf(groups.values());
    }

    private RulesetGroup and(RulesetGroup other) {
        List<String> all = new ArrayList<>(rulesets);
        all.addAll(other.rulesets);
        return new RulesetGroup(all, judgement);
    }

    private static Saying saying(GameJudgement judgement) {
        return new Saying(
                judgement.replayed().offences().stream()
                        .map(offence -> offence.number() + "-" + offence.last() + " " + offence.clause()
                                + (offence.undecided() ? "?" : ""))
                        .toList(),
                judgement.finish().standing());
    }
}
