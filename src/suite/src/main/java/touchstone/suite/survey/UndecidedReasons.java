package touchstone.suite.survey;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import touchstone.reference.choice.Choice;

/** Collects the reasons for which an axis is undecided, the one of most scenarios first. */
final class UndecidedReasons {

    private final Elimination elimination;
    private final Map<Object, UndecidedReason> first = new LinkedHashMap<>();
    private final Map<Object, Integer> count = new LinkedHashMap<>();

    private UndecidedReasons(Elimination elimination) {
        this.elimination = elimination;
    }

    /** @param evidence of the values that could not be told apart */
    static List<UndecidedReason> about(Stream<AxisEvidence> evidence, Elimination elimination) {
        UndecidedReasons doubts = new UndecidedReasons(elimination);
        evidence.forEach(doubts::add);
        return doubts.first.entrySet().stream()
                .sorted(Comparator.<Map.Entry<Object, UndecidedReason>>comparingInt(entry -> rank(entry.getValue()))
                        .thenComparing(entry -> -doubts.count.get(entry.getKey())))
                .map(Map.Entry::getValue)
                .toList();
    }

    private static int rank(UndecidedReason doubt) {
        if (doubt instanceof UndecidedReason.Lacking) {
            return 0;
        } else if (doubt instanceof UndecidedReason.BrokeDown) {
            return 1;
        }
        return doubt instanceof UndecidedReason.WaitingFor ? 2 : doubt instanceof UndecidedReason.AlikeHere ? 3 : 4;
    }

    private void add(AxisEvidence evidence) {
        List<Choice> conditions = evidence.conditions();
        List<Choice> refuted = conditions.stream()
                .filter(condition -> elimination.refutation(condition).isPresent())
                .toList();
        if (refuted.size() == 1) {
            UndecidedReason doubt = new UndecidedReason.AlikeHere(refuted.get(0).axis());
            add(doubt, doubt);
        }
        if (!refuted.isEmpty()) {
            return;
        }
        List<Choice> uncertain = conditions.stream()
                .filter(condition -> !elimination.isCertain(condition.axis()))
                .toList();
        uncertain.stream()
                .map(condition -> new UndecidedReason.WaitingFor(condition.axis()))
                .forEach(doubt -> add(doubt, doubt));
        if (!uncertain.isEmpty()) {
            return;
        } else if (evidence.isBroken()) {
            add("broken", new UndecidedReason.BrokeDown(evidence.scenario().id()));
        } else if (evidence.isTolerated()) {
            add("tolerant", new UndecidedReason.Tolerant(evidence.scenario().id()));
        }
        evidence.result()
                .capability()
                .ifPresent(capability -> add(
                        capability,
                        new UndecidedReason.Lacking(
                                capability, evidence.scenario().id())));
    }

    private void add(Object key, UndecidedReason doubt) {
        first.putIfAbsent(key, doubt);
        count.merge(key, 1, Integer::sum);
    }
}
