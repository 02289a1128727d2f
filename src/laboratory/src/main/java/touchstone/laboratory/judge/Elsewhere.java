package touchstone.laboratory.judge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import touchstone.formats.sgf.RecordedGame;
import touchstone.reference.choice.Variant;

/**
 * What several rulesets say of a game: those that say the same stand together.
 *
 * @param rulesets by their names
 * @param judgement of the first of them
 */
public record Elsewhere(List<String> rulesets, Judgement judgement) {

    public Elsewhere {
        rulesets = List.copyOf(rulesets);
    }

    /** What makes two rulesets say the same. */
    private record Saying(List<String> offences, Finish.Standing standing) {}

    /**
     * @param rulesets names and the points in the space of rules, in the order in which they are told
     * @return the groups, in the order of the first of each
     */
    public static List<Elsewhere> of(Map<String, Variant> rulesets, RecordedGame.Legible game, boolean toFirstOffence) {
        Map<Saying, Elsewhere> groups = new LinkedHashMap<>();
        Map<Variant, Judgement> known = new LinkedHashMap<>();
        Function<Variant, Judgement> judge = variant -> Judgement.of(variant, game, toFirstOffence);
        rulesets.forEach((name, variant) -> {
            Judgement judgement = known.computeIfAbsent(variant, judge);
            groups.merge(saying(judgement), new Elsewhere(List.of(name), judgement), Elsewhere::and);
        });
        return List.copyOf(groups.values());
    }

    private Elsewhere and(Elsewhere other) {
        List<String> all = new ArrayList<>(rulesets);
        all.addAll(other.rulesets);
        return new Elsewhere(all, judgement);
    }

    private static Saying saying(Judgement judgement) {
        return new Saying(
                judgement.replayed().offences().stream()
                        .map(offence -> offence.number() + "-" + offence.last() + " " + offence.clause()
                                + (offence.undecided() ? "?" : ""))
                        .toList(),
                judgement.finish().standing());
    }
}
