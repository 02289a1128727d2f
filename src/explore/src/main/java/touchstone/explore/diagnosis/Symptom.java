package touchstone.explore.diagnosis;

import java.util.Map;
import touchstone.explore.trace.Disagreement;
import touchstone.reference.BaseRules;
import touchstone.reference.Move;
import touchstone.reference.PointSet;
import touchstone.reference.Refusal;
import touchstone.trace.Observation;
import touchstone.trace.Query;
import touchstone.trace.TraceStep;

/**
 * What a disagreement looks like without its history; shrinking never turns one symptom into another.
 *
 * @param deviation in which way the subject parts from the rules
 * @param matter what the last thing done does, or what forbids it
 * @param detail as in a {@link FindingCause}, of what is seen at the last step alone
 */
public record Symptom(Deviation deviation, String matter, String detail) {

    /** What it is to show something wrong, of all that is not about which plays are legal. */
    static final Map<Class<? extends Query>, Deviation> SHOWN_WRONG = Map.ofEntries(
            Map.entry(Query.Stones.class, Deviation.STONES),
            Map.entry(Query.Prisoners.class, Deviation.PRISONERS),
            Map.entry(Query.Turn.class, Deviation.TURN),
            Map.entry(Query.Over.class, Deviation.OVER),
            Map.entry(Query.Chain.class, Deviation.CHAIN),
            Map.entry(Query.Liberties.class, Deviation.LIBERTIES),
            Map.entry(Query.Territory.class, Deviation.TERRITORY),
            Map.entry(Query.Stage.class, Deviation.STAGE),
            Map.entry(Query.Result.class, Deviation.RESULT),
            Map.entry(Query.Told.class, Deviation.TELLS),
            Map.entry(Query.Counted.class, Deviation.COUNT),
            Map.entry(Query.PlayedOn.class, Deviation.BOARDS),
            Map.entry(Query.Komi.class, Deviation.KOMI),
            Map.entry(Query.Lead.class, Deviation.SCORE),
            Map.entry(Query.Scores.class, Deviation.SCORE));

    public static Symptom of(BaseRules rules, Disagreement found) {
        DisagreementContext scene = new DisagreementContext(rules, found);
        Deviation deviation = deviation(found);
        return new Symptom(deviation, matter(deviation, scene), detail(deviation, scene));
    }

    private static String matter(Deviation deviation, DisagreementContext scene) {
        return switch (deviation) {
            case TAKES -> scene.refusal().map(Refusal::clause).orElse("") + " " + does(scene);
            case REFUSES, BREAKS_DOWN, SENSELESS, PRISONERS, STONES -> does(scene);
            case TAKES_STATEMENT, REFUSES_STATEMENT, STAGE ->
                scene.said()
                        .map(statement -> statement.getClass().getSimpleName())
                        .orElse("");
            case TURN, OVER, REFUSES_REQUEST, TAKES_REQUEST ->
                scene.request()
                        .map(request -> request.getClass().getSimpleName())
                        .orElse("");
            default -> "";
        };
    }

    /** What the last act does, in a word. */
    private static String does(DisagreementContext scene) {
        if (scene.request().isPresent()) {
            return scene.request().get().getClass().getSimpleName();
        } else if (scene.said().isPresent()) {
            return scene.said().get().getClass().getSimpleName();
        } else if (scene.move().isEmpty()) {
            return "nothing";
        } else if (scene.move().get().move() instanceof Move.Pass) {
            return "passes";
        }
        return !scene.captured().isEmpty() ? "captures" : !scene.selfCaptured().isEmpty() ? "self-captures" : "plays";
    }

    private static Deviation deviation(Disagreement found) {
        if (found.observation() instanceof Observation.BrokeDown) {
            return Deviation.BREAKS_DOWN;
        } else if (found.observation() instanceof Observation.Senseless) {
            return Deviation.SENSELESS;
        } else if (found.observation() instanceof Observation.Answered answered) {
            if (found.step() instanceof TraceStep.StatementStep) {
                return answered.accepted() ? Deviation.TAKES_STATEMENT : Deviation.REFUSES_STATEMENT;
            }
            return found.step() instanceof TraceStep.MoveStep
                    ? answered.accepted() ? Deviation.TAKES : Deviation.REFUSES
                    : answered.accepted() ? Deviation.TAKES_REQUEST : Deviation.REFUSES_REQUEST;
        }
        return deviation(((TraceStep.QueryStep) found.step()).query(), found);
    }

    private static Deviation deviation(Query query, Disagreement found) {
        Object shown = ((Observation.Shown) found.observation()).what();
        if (query instanceof Query.LegalPlays) {
            PointSet right = (PointSet) ((Observation.Shown) found.expected()).what();
            return ((PointSet) shown).minus(right).isEmpty() ? Deviation.OMITS : Deviation.LISTS;
        } else if (query instanceof Query.Legal) {
            return shown.equals(true) ? Deviation.CALLS_LEGAL : Deviation.CALLS_ILLEGAL;
        }
        return SHOWN_WRONG.get(query.getClass());
    }

    private static String detail(Deviation deviation, DisagreementContext scene) {
        return switch (deviation) {
            case STONES -> StoneDifference.in(scene);
            case BREAKS_DOWN -> BreakdownKind.kind(((Observation.BrokeDown) scene.seen()).message());
            default -> "";
        };
    }
}
