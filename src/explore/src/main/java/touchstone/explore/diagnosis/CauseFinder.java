package touchstone.explore.diagnosis;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import touchstone.explore.diagnosis.DisagreementContext.Ingredient;
import touchstone.explore.trace.Disagreement;
import touchstone.reference.BaseRules;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Repetition;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.ClauseMappings;
import touchstone.suite.specification.Topic;

/** Finds the cause that the smallest sequence shows. */
public final class CauseFinder {

    private CauseFinder() {}

    /**
     * @param explaining the axis values that make all right that was seen
     * @param contradicted those of them that something else the subject did speaks against
     */
    public static FindingCause of(
            ClauseMappings mappings,
            BaseRules rules,
            Disagreement smallest,
            Symptom diagnosis,
            List<Choice> explaining,
            List<Choice> contradicted) {
        Deviation deviation = diagnosis.deviation();
        DisagreementContext scene = new DisagreementContext(rules, smallest);
        List<Choice> credible = explaining.stream()
                .filter(choice -> !contradicted.contains(choice))
                .toList();
        String clause = new ClauseFinder(mappings, rules, scene, credible).clause(deviation);
        boolean history = isOfHistory(mappings, clause);
        List<String> details = new ArrayList<>();
        if (!diagnosis.detail().isEmpty()) {
            details.add(diagnosis.detail());
        }
        if (deviation == Deviation.TAKES && history && !scene.selfCaptured().isEmpty()) {
            details.add(scene.selfCaptured().size() == 1 ? "by the self-capture of one stone" : "by a self-capture");
        }
        for (Ingredient ingredient : scene.ingredients()) {
            if (tells(ingredient, history)) {
                details.add("with " + ingredient.title());
            }
        }
        return new FindingCause(
                deviation,
                clause,
                String.join(", ", details),
                explaining.stream().map(Choice::title).toList());
    }

    /** What is rare matters wherever it can't be left out; passes and self-captures only to what may not be repeated. */
    private static boolean tells(Ingredient ingredient, boolean history) {
        return switch (ingredient) {
            case PASS, SELF_CAPTURE -> history;
            default -> true;
        };
    }

    private static boolean isOfHistory(ClauseMappings mappings, String clause) {
        return clause.equals(mappings.clause(Topic.UNDO_HISTORY))
                || Stream.of(Repetition.values())
                        .anyMatch(repetition -> Clause.isWithin(clause, mappings.clause(repetition)));
    }
}
