package touchstone.cli.judge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import touchstone.explore.replay.GameFinish;
import touchstone.formats.sgf.RecordedGame;
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
     * @return the groups, in the order of the first of each
     */
    static List<RulesetGroup> of(
            Map<String, Variant> rulesets, RecordedGame.Legible game, boolean toFirstOffence, FinalStatus status) {
        Map<Saying, RulesetGroup> groups = new LinkedHashMap<>();
        Map<Variant, GameJudgement> known = new LinkedHashMap<>();
        Function<Variant, GameJudgement> judge = variant -> GameJudgement.of(variant, game, toFirstOffence, status);
        rulesets.forEach((name, variant) -> {
            GameJudgement judgement = known.computeIfAbsent(variant, judge);
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
