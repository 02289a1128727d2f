package touchstone.gtp.rules;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.rules.KataDifference;
import touchstone.rules.KataRules;
import touchstone.rules.KataVariants;
import touchstone.spi.StatedRules.Said;
import touchstone.spi.ToldRules;

/**
 * What an engine that was told rules in KataGo's words may make of them, and what these words cannot say.
 *
 * <p>On an axis for which there are words it has one of the values that they mean or come nearest to. On any other axis it may
 * have whatever value it likes, but where KataGo's own rules have the value wanted: who says rules in KataGo's words means
 * KataGo's for the rest.
 */
final class KataSayable {

    private KataSayable() {}

    /** @return empty if the words say all that is wanted */
    static Optional<ToldRules> told(KataRules words, Variant wanted) {
        Variant meant = KataVariants.variant(words);
        Set<Choice> lost = KataDifference.of(wanted).stream()
                .filter(loss -> loss.fit() != KataDifference.Fit.ELSEWHERE)
                .map(KataDifference::choice)
                .collect(Collectors.toSet());
        List<Said> said = KataReport.said(words);
        Map<Axis, Set<Choice>> unsayable = new LinkedHashMap<>();
        Variant told = wanted;
        for (Axis axis : Axis.all()) {
            Choice claimed = wanted.get(axis.type());
            Set<Choice> exactly = new HashSet<>();
            Set<Choice> possible = new HashSet<>();
            said.stream().filter(one -> one.axis().equals(axis)).forEach(one -> {
                exactly.addAll(one.meant());
                possible.addAll(one.meant());
                possible.addAll(one.nearly());
            });
            boolean worded = !exactly.isEmpty();
            if (lost.contains(claimed) || worded && !exactly.contains(claimed)) {
                unsayable.put(axis, worded ? possible : Set.copyOf(axis.choices()));
                told = told.with((Choice) meant.get(axis.type()));
            }
        }
        return unsayable.isEmpty() ? Optional.empty() : Optional.of(new ToldRules(told, unsayable));
    }
}
