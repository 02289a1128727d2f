package touchstone.builtin;

import java.util.Map;
import java.util.Optional;
import touchstone.reference.Refusal;
import touchstone.spi.RefusalReason;

/** The reason that a refusal of the reference stands for. */
public final class RefusalReasons {

    private static final Map<Class<? extends Refusal>, RefusalReason> REASONS = Map.ofEntries(
            Map.entry(Refusal.OffBoard.class, RefusalReason.OFF_BOARD),
            Map.entry(Refusal.Occupied.class, RefusalReason.OCCUPIED),
            Map.entry(Refusal.SelfCaptures.class, RefusalReason.SELF_CAPTURE),
            Map.entry(Refusal.Repeats.class, RefusalReason.REPETITION),
            Map.entry(Refusal.TakesBack.class, RefusalReason.REPETITION),
            Map.entry(Refusal.TakesHotStones.class, RefusalReason.REPETITION),
            Map.entry(Refusal.RepeatsOddCycle.class, RefusalReason.REPETITION),
            Map.entry(Refusal.OutOfTurn.class, RefusalReason.OUT_OF_TURN),
            Map.entry(Refusal.GameOver.class, RefusalReason.GAME_OVER),
            Map.entry(Refusal.Stopped.class, RefusalReason.STOPPED),
            Map.entry(Refusal.HandicapPasses.class, RefusalReason.HANDICAP),
            Map.entry(Refusal.HandicapDue.class, RefusalReason.HANDICAP),
            Map.entry(Refusal.NoStoneLeft.class, RefusalReason.NO_STONE_LEFT),
            Map.entry(Refusal.Undecided.class, RefusalReason.UNDECIDED));

    private RefusalReasons() {}

    /** Empty for what the vocabulary of reasons has no word for. */
    public static Optional<RefusalReason> of(Refusal refusal) {
        return Optional.ofNullable(REASONS.get(refusal.getClass()));
    }
}
