package touchstone.cli.judge;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.explore.replay.ReplayedGame;
import touchstone.reference.choice.Variant;

/**
 * What all rulesets say of a game. It is counted when it is asked for, as to count by all of them takes half as long as to play.
 *
 * @param rulesets names and the points in the space of rules, in the order in which they are told
 * @param replayed by each of these
 */
record JudgedElsewhere(Map<String, Variant> rulesets, Map<Variant, ReplayedGame> replayed, GameJudge judge) {

    /** Those that say the same together, in the order of the first of each. */
    List<RulesetGroup> groups() {
        Map<RulesetGroup.Saying, RulesetGroup> groups = new LinkedHashMap<>();
        rulesets.forEach((name, variant) -> {
            ReplayedGame by = replayed.get(variant);
            RulesetGroup alone = new RulesetGroup(List.of(name), by, judge.finish(by));
            groups.merge(alone.saying(), alone, RulesetGroup::and);
        });
        return List.copyOf(groups.values());
    }

    /** Whether every move is legal, by the name of each. */
    Map<String, Boolean> legal() {
        Map<String, Boolean> legal = new LinkedHashMap<>();
        rulesets.forEach(
                (name, variant) -> legal.put(name, replayed.get(variant).legal()));
        return legal;
    }
}
