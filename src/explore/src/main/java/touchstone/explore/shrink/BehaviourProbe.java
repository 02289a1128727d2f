package touchstone.explore.shrink;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import touchstone.explore.trace.GameTrace;
import touchstone.explore.trace.StepText;
import touchstone.reference.Board;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.trace.Observation;
import touchstone.trace.TraceStep;

/**
 * What a subject does in a few games in which the axis values differ that explain disagreements most often. What a
 * smallest trace leaves open is decided there: a program that refuses to retake a ko does not play without any rule of
 * repetition.
 */
final class BehaviourProbe {

    /** The smallest board on which the games are played first, and others if the subject does not have it. */
    private static final List<Board> BOARDS =
            List.of(Board.of(5, 5), Board.of(9, 9), Board.of(13, 13), Board.of(19, 19));

    private static final List<String> GAMES = List.of(
            // A ko is retaken at once.
            "Black C1,White D1,Black B2,White E2,Black C3,White D3,Black D2,White C2,Black D2",
            // It is retaken after both have passed over it, with a stone in between.
            "Black C1,White D1,Black B2,White E2,Black C3,White D3,Black D2,White C2,Black pass,White A5,Black D2",
            // Two stones are sent, one comes back.
            "Black A3,White A1,Black A2,White pass,Black C2,White C1,Black D1,White D2,Black B1,White A1,Black B1",
            // Two stones take their own liberties.
            "Black B1,White A2,Black B2,White E5,Black A3,White A1");

    /** What was seen in one of the games. */
    private record Shown(GameTrace trace, List<Observation> observations) {}

    private final Variant claimed;
    private final ShrinkSession shrinkSession;
    private final Map<Choice, Boolean> contradicted = new HashMap<>();
    private List<Shown> shown;

    BehaviourProbe(Variant claimed, ShrinkSession shrinkSession) {
        this.claimed = claimed;
        this.shrinkSession = shrinkSession;
    }

    /** Whether the subject does something that is not so under this value either. */
    boolean contradict(Choice choice) {
        if (shown == null) {
            shown = GAMES.stream().flatMap(this::play).toList();
        }
        return contradicted.computeIfAbsent(choice, other -> shown.stream().anyMatch(one -> isAgainst(one, other)));
    }

    private Stream<Shown> play(String game) {
        List<TraceStep> steps = new ArrayList<>(
                Arrays.stream(game.split(",")).map(StepText::read).toList());
        return BOARDS.stream()
                .map(board -> GameTrace.of(new VariantRules(claimed), board, steps))
                .map(trace -> new Shown(trace, shrinkSession.see(trace)))
                .filter(one -> !one.observations().isEmpty())
                .limit(1);
    }

    private boolean isAgainst(Shown one, Choice choice) {
        GameTrace other = GameTrace.of(
                new VariantRules(claimed.with(choice)),
                one.trace().board(),
                one.trace().steps());
        int length = Math.min(other.steps().size(), one.observations().size());
        return other.first(length)
                .disagreement(one.observations().subList(0, length))
                .isPresent();
    }
}
