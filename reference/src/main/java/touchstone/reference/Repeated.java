package touchstone.reference;

import java.util.Optional;
import java.util.function.Predicate;
import touchstone.reference.choice.Repetition;

/** Whether a play repeats something, by each rule of repetition. */
final class Repeated {

    private final Repetition repetition;
    private final Game before;
    private final Position after;
    private final Color player;
    private final int since;

    private Repeated(Repetition repetition, Game before, Position after) {
        this.repetition = repetition;
        this.before = before;
        this.after = after;
        this.player = before.toMove();
        this.since = before.rules().remembered(before);
    }

    /**
     * Why the player to move may not reach a position by a play; empty if the rule lets it be.
     *
     * @param after the position once all steps of the play are done
     */
    static Optional<Refusal> refusal(Repetition repetition, Game before, Position after) {
        return new Repeated(repetition, before, after).refusal();
    }

    private Optional<Refusal> refusal() {
        return switch (repetition) {
            case NONE -> Optional.empty();
            case SIMPLE ->
                repeats(latest(moment -> moment.madeBy(player.opponent())).flatMap(Game::previous));
            case SIMPLE_OWN -> repeats(latest(moment -> moment.madeBy(player)));
            case SIMPLE_STONE, NO_RESULT, TIE -> koStone();
            case PLAY_ELSEWHERE -> koStoneUntilPlayingElsewhere();
            case POSITIONAL -> repeats(latestStanding(moment -> true));
            case SITUATIONAL -> {
                Color next = before.rules().next(player);
                yield repeats(latestStanding(moment -> moment.toMove() == next));
            }
            case NATURAL_SITUATIONAL -> repeats(latestStanding(moment -> moment.createdBy(player)));
            case NEW_ZEALAND -> repeats(latestStanding(moment -> moment.madeBy(player)));
            case ING -> koStone().or(this::undecidedCycle);
            case ING_SPIGHT -> new IngSpightKo(clause(), before, after).refusal();
        };
    }

    private boolean stands(Game moment) {
        return moment.position().equals(after);
    }

    private Optional<Refusal> repeats(Optional<Game> candidate) {
        return candidate.isPresent() && stands(candidate.get())
                ? Optional.of(new Refusal.Repeats(clause(), candidate.get().moves(), after))
                : Optional.empty();
    }

    private String clause() {
        return repetition == Repetition.POSITIONAL ? "base.8" : "repetition." + repetition.id();
    }

    private Optional<Game> latest(Predicate<Game> wanted) {
        for (Game moment = before;
                moment != null && counts(moment);
                moment = moment.previous().orElse(null)) {
            if (wanted.test(moment)) {
                return Optional.of(moment);
            }
        }
        return Optional.empty();
    }

    /** The latest of the moments wanted at which the position stood. */
    private Optional<Game> latestStanding(Predicate<Game> wanted) {
        return before.latestStanding(after, since == 0 ? wanted : wanted.and(this::counts));
    }

    private boolean counts(Game moment) {
        return moment.moves() >= since;
    }

    /** What the players said since the last move, to stop the play or to go on with it, does not lift the ban. */
    private Optional<Refusal> koStone() {
        return latest(moment -> moment.lastMove().isPresent()).flatMap(this::takenBack);
    }

    /** Passes of the player's do not end the ban, whatever the opponent does meanwhile; a stone played does. */
    private Optional<Refusal> koStoneUntilPlayingElsewhere() {
        for (Game moment = before;
                counts(moment) && !moment.createdBy(player);
                moment = moment.previous().get()) {
            Optional<Refusal> refusal = takenBack(moment);
            if (refusal.isPresent() || moment.previous().isEmpty()) {
                return refusal;
            }
        }
        return Optional.empty();
    }

    /** Whether the play takes back, stone for stone, what the opponent took by the play that led to a moment. */
    private Optional<Refusal> takenBack(Game moment) {
        Color opponent = player.opponent();
        if (!moment.createdBy(opponent)) {
            return Optional.empty();
        }
        Point played = ((Move.Play) moment.lastMove().orElseThrow()).point();
        Position earlier = moment.previous().orElseThrow().position();
        PointSet lost = earlier.stones(player).minus(moment.position().stones(player));
        PointSet taken = before.position().stones(opponent).minus(after.stones(opponent));
        // What takes a stone that has taken one stone, and nothing else, stands where that one stood: its only liberty.
        return lost.size() == 1 && taken.equals(PointSet.of(before.board(), played))
                ? Optional.of(new Refusal.TakesBack(clause(), played))
                : Optional.empty();
    }

    private Optional<Refusal> undecidedCycle() {
        return latestStanding(moment -> true)
                .map(moment -> new Refusal.Undecided(
                        clause(),
                        "it would recreate the position " + Refusal.Repeats.stood(moment.moves())
                                + ", and whether that is a fighting ko or a disturbing ko is left to the players"));
    }
}
