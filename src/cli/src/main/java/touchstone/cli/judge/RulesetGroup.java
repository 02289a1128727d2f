package touchstone.cli.judge;

import java.util.ArrayList;
import java.util.List;
import touchstone.explore.replay.GameFinish;
import touchstone.explore.replay.ReplayedGame;

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
    record Saying(List<String> offences, GameFinish.Standing standing) {}

    RulesetGroup and(RulesetGroup other) {
        List<String> all = new ArrayList<>(rulesets);
        all.addAll(other.rulesets);
        return new RulesetGroup(all, replayed, finish);
    }

    Saying saying() {
        return new Saying(
                replayed.offences().stream()
                        .map(offence -> offence.number() + "-" + offence.last() + " " + offence.clause()
                                + (offence.undecided() ? "?" : ""))
                        .toList(),
                finish.standing());
    }
}
