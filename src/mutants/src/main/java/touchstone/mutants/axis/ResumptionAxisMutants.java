package touchstone.mutants.axis;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import java.util.stream.Stream;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.AgreementFaults;
import touchstone.mutants.fault.PassFaults;
import touchstone.reference.choice.AfterResumption;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Deadlock;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Variant;

/** How a stopped game goes on, and what follows if the players agree on nothing. */
public final class ResumptionAxisMutants implements MutantSource {

    private static final Variant STOP =
            Variant.BASE.with(Ending.STOP, Resumption.IN_TURN, DeadStones.AGREED, Deadlock.ALL_ALIVE);
    private static final Variant AGREEMENT = STOP.with(Ending.AGREEMENT, Resumption.AGREED);

    @Override
    public List<Mutant> mutants() {
        return Stream.of(resumption(), deadlock()).flatMap(List::stream).toList();
    }

    private static List<Mutant> resumption() {
        return List.of(
                mutant(
                                STOP.with(Resumption.NONE),
                                "resumption-of-the-ended",
                                "resumes a game though the rules know of no resumption")
                        .breaking("resumption.none", Resumption.IN_TURN),
                mutant(
                                STOP.with(Resumption.OPPONENT_OF_REQUESTER),
                                "resumption-last-passer-counts",
                                "lets the opponent of the last passer move, whoever asks")
                        .breaking("resumption.opponent-of-requester", Resumption.OPPONENT_OF_LAST_PASSER)
                        .touching("resumption.opponent-of-requester.position"),
                mutant(
                                STOP.with(Resumption.OPPONENT_OF_REQUESTER),
                                "resumption-requester-first",
                                "lets the player who asks move")
                        .breaking("resumption.opponent-of-requester", AgreementFaults.REQUESTER_FIRST)
                        .seenIn("forums.online-go.com/t/order-of-play-after-passing/48046")
                        .touching("resumption.opponent-of-requester.position"),
                mutant(
                                STOP.with(Resumption.OPPONENT_OF_REQUESTER),
                                "resumption-passes-remembered",
                                "stops a resumed game again at a single pass")
                        .breaking("resumption.opponent-of-requester.position", PassFaults.REMEMBERED),
                mutant(
                                STOP.with(Resumption.OPPONENT_OF_LAST_PASSER),
                                "resumption-requester-counts",
                                "lets the opponent of the player who asks move")
                        .breaking("resumption.opponent-of-last-passer", Resumption.OPPONENT_OF_REQUESTER),
                mutant(
                                AGREEMENT.with(Resumption.OPPONENT_OF_LAST_PASSER),
                                "resumption-last-mover-again",
                                "lets the player move who moved last")
                        .breaking("resumption.opponent-of-last-passer", AgreementFaults.OUT_OF_TURN),
                mutant(
                                AGREEMENT.with(Resumption.OPPONENT_OF_LAST_PASSER),
                                "resumption-without-a-pass",
                                "makes up who moves where nobody has passed")
                        .breaking("resumption.opponent-of-last-passer", AgreementFaults.IN_TURN_IF_UNDECIDED),
                mutant(
                                AGREEMENT.with(Resumption.IN_TURN),
                                "resumption-by-last-pass",
                                "lets the opponent of the last passer move, though there was a play after that pass")
                        .breaking("resumption.in-turn", Resumption.OPPONENT_OF_LAST_PASSER),
                mutant(STOP, "resumption-out-of-turn", "lets the opponent of the player who asks move")
                        .breaking("resumption.in-turn", Resumption.OPPONENT_OF_REQUESTER),
                mutant(AGREEMENT, "resumption-on-demand", "resumes the game if one player asks for it, and in turn")
                        .breaking("resumption.agreed", Resumption.IN_TURN),
                mutant(
                                STOP.with(Resumption.UNSTATED),
                                "resumption-made-up",
                                "makes up who moves, where no document says it")
                        .breaking("resumption.unstated", Resumption.IN_TURN),
                mutant(STOP, "after-resumption-final", "ends the game at the second stop")
                        .breaking("after-resumption.again", AfterResumption.ALL_ALIVE),
                mutant(
                                STOP.with(AfterResumption.ALL_ALIVE),
                                "after-resumption-forgotten",
                                "waits for an agreement at the second stop too")
                        .breaking("after-resumption.all-alive", AfterResumption.AGAIN));
    }

    private static List<Mutant> deadlock() {
        return List.of(
                mutant(
                                STOP.with(Deadlock.UNSTATED),
                                "deadlock-made-up",
                                "lets both players lose, where no document says what follows")
                        .breaking("deadlock.unstated", Deadlock.BOTH_LOSE),
                mutant(STOP.with(Deadlock.PLAY_ON), "deadlock-ends", "ends the game where play goes on")
                        .breaking("deadlock.play-on", Deadlock.ALL_ALIVE),
                mutant(STOP, "deadlock-undecided", "does not know what follows if the players agree on nothing")
                        .breaking("deadlock.all-alive", Deadlock.UNSTATED),
                mutant(
                                STOP.with(Deadlock.BOTH_LOSE),
                                "deadlock-scored",
                                "scores the position if the players agree on nothing")
                        .breaking("deadlock.both-lose", Deadlock.ALL_ALIVE));
    }
}
