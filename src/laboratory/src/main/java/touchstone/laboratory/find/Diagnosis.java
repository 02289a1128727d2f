package touchstone.laboratory.find;

import java.util.Map;
import touchstone.laboratory.walk.Disagreement;
import touchstone.reference.BaseRules;
import touchstone.reference.Move;
import touchstone.reference.PointSet;
import touchstone.reference.Refusal;
import touchstone.trace.Seen;
import touchstone.trace.Sight;
import touchstone.trace.Step;

/**
 * What a disagreement is at first sight, whatever went before: two of which this differs are not made one of the other.
 *
 * @param deviation in which way the subject parts from the rules
 * @param matter what the last thing done does, or what forbids it
 * @param detail as in a {@link Cause}, of what is seen at the last step alone
 */
public record Diagnosis(Deviation deviation, String matter, String detail) {

    /** What it is to show something wrong, of all that is not about which plays are legal. */
    static final Map<Class<? extends Sight>, Deviation> SHOWN_WRONG = Map.ofEntries(
            Map.entry(Sight.Stones.class, Deviation.STONES),
            Map.entry(Sight.Prisoners.class, Deviation.PRISONERS),
            Map.entry(Sight.Turn.class, Deviation.TURN),
            Map.entry(Sight.Over.class, Deviation.OVER),
            Map.entry(Sight.Chain.class, Deviation.CHAIN),
            Map.entry(Sight.Liberties.class, Deviation.LIBERTIES),
            Map.entry(Sight.Territory.class, Deviation.TERRITORY),
            Map.entry(Sight.Stage.class, Deviation.STAGE),
            Map.entry(Sight.Result.class, Deviation.RESULT),
            Map.entry(Sight.Told.class, Deviation.TELLS),
            Map.entry(Sight.Counted.class, Deviation.COUNT),
            Map.entry(Sight.PlayedOn.class, Deviation.BOARDS),
            Map.entry(Sight.Komi.class, Deviation.KOMI),
            Map.entry(Sight.Lead.class, Deviation.SCORE),
            Map.entry(Sight.Scores.class, Deviation.SCORE));

    public static Diagnosis of(BaseRules rules, Disagreement found) {
        Scene scene = new Scene(rules, found);
        Deviation deviation = deviation(found);
        return new Diagnosis(deviation, matter(deviation, scene), detail(deviation, scene));
    }

    private static String matter(Deviation deviation, Scene scene) {
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
    private static String does(Scene scene) {
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
        if (found.seen() instanceof Seen.BrokeDown) {
            return Deviation.BREAKS_DOWN;
        } else if (found.seen() instanceof Seen.Senseless) {
            return Deviation.SENSELESS;
        } else if (found.seen() instanceof Seen.Answered answered) {
            if (found.step() instanceof Step.Say) {
                return answered.accepted() ? Deviation.TAKES_STATEMENT : Deviation.REFUSES_STATEMENT;
            }
            return found.step() instanceof Step.Make
                    ? answered.accepted() ? Deviation.TAKES : Deviation.REFUSES
                    : answered.accepted() ? Deviation.TAKES_REQUEST : Deviation.REFUSES_REQUEST;
        }
        return deviation(((Step.Look) found.step()).sight(), found);
    }

    private static Deviation deviation(Sight sight, Disagreement found) {
        Object shown = ((Seen.Shown) found.seen()).what();
        if (sight instanceof Sight.LegalPlays) {
            PointSet right = (PointSet) ((Seen.Shown) found.expected()).what();
            return ((PointSet) shown).minus(right).isEmpty() ? Deviation.OMITS : Deviation.LISTS;
        } else if (sight instanceof Sight.Legal) {
            return shown.equals(true) ? Deviation.CALLS_LEGAL : Deviation.CALLS_ILLEGAL;
        }
        return SHOWN_WRONG.get(sight.getClass());
    }

    private static String detail(Deviation deviation, Scene scene) {
        return switch (deviation) {
            case STONES -> OtherStones.in(scene);
            case BREAKS_DOWN -> Breakdown.kind(((Seen.BrokeDown) scene.seen()).message());
            default -> "";
        };
    }
}
