package touchstone.suite.survey;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import touchstone.reference.choice.Choice;

/** Collects what kept an axis from being decided: what most scenarios wait for comes first. */
final class Doubts {

    private final Elimination elimination;
    private final Map<Object, Doubt> first = new LinkedHashMap<>();
    private final Map<Object, Integer> count = new LinkedHashMap<>();

    private Doubts(Elimination elimination) {
        this.elimination = elimination;
    }

    /** @param evidence of the values that could not be told apart */
    static List<Doubt> about(Stream<Evidence> evidence, Elimination elimination) {
        Doubts doubts = new Doubts(elimination);
        evidence.forEach(doubts::add);
        return doubts.first.entrySet().stream()
                .sorted(Comparator.<Map.Entry<Object, Doubt>>comparingInt(entry -> rank(entry.getValue()))
                        .thenComparing(entry -> -doubts.count.get(entry.getKey())))
                .map(Map.Entry::getValue)
                .toList();
    }

    private static int rank(Doubt doubt) {
        if (doubt instanceof Doubt.Lacking) {
            return 0;
        } else if (doubt instanceof Doubt.BrokeDown) {
            return 1;
        }
        return doubt instanceof Doubt.WaitingFor ? 2 : doubt instanceof Doubt.AlikeHere ? 3 : 4;
    }

    private void add(Evidence evidence) {
        List<Choice> conditions = evidence.conditions();
        List<Choice> refuted = conditions.stream()
                .filter(condition -> elimination.refutation(condition).isPresent())
                .toList();
        if (refuted.size() == 1) {
            Doubt doubt = new Doubt.AlikeHere(refuted.get(0).axis());
            add(doubt, doubt);
        }
        if (!refuted.isEmpty()) {
            return;
        }
        List<Choice> uncertain = conditions.stream()
                .filter(condition -> !elimination.isCertain(condition.axis()))
                .toList();
        uncertain.stream()
                .map(condition -> new Doubt.WaitingFor(condition.axis()))
                .forEach(doubt -> add(doubt, doubt));
        if (!uncertain.isEmpty()) {
            return;
        } else if (evidence.isBroken()) {
            add("broken", new Doubt.BrokeDown(evidence.scenario().id()));
        } else if (evidence.isTolerated()) {
            add("tolerant", new Doubt.Tolerant(evidence.scenario().id()));
        }
        evidence.result()
                .capability()
                .ifPresent(capability -> add(
                        capability,
                        new Doubt.Lacking(capability, evidence.scenario().id())));
    }

    private void add(Object key, Doubt doubt) {
        first.putIfAbsent(key, doubt);
        count.merge(key, 1, Integer::sum);
    }
}
