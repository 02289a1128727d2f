package touchstone.laboratory.mutant.axis;

import static touchstone.laboratory.mutant.Pretence.at;

import java.util.List;
import java.util.stream.Stream;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Ends;
import touchstone.laboratory.mutant.breakage.Passes;
import touchstone.reference.choice.AfterResumption;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Deadlock;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Variant;

/** How a stopped game goes on, and what follows if the players agree on nothing. */
public final class ResumptionMutants implements MutantSource {

    private static final Variant STOP =
            Variant.BASE.with(Ending.STOP, Resumption.IN_TURN, DeadStones.AGREED, Deadlock.ALL_ALIVE);
    private static final Variant AGREEMENT = STOP.with(Ending.AGREEMENT, Resumption.AGREED);

    @Override
    public List<Mutant> mutants() {
        return Stream.of(resumption(), deadlock()).flatMap(List::stream).toList();
    }

    private static List<Mutant> resumption() {
        return List.of(
                at(STOP.with(Resumption.NONE))
                        .chosen(
                                "resumption-of-the-ended",
                                "resumption.none",
                                "resumes a game though the rules know of no resumption",
                                Resumption.IN_TURN),
                at(STOP.with(Resumption.OPPONENT_OF_REQUESTER))
                        .chosen(
                                "resumption-last-passer-counts",
                                "resumption.opponent-of-requester",
                                "lets the opponent of the last passer move, whoever asks",
                                Resumption.OPPONENT_OF_LAST_PASSER)
                        .touching("resumption.opponent-of-requester.position"),
                at(STOP.with(Resumption.OPPONENT_OF_REQUESTER))
                        .broken(
                                "resumption-requester-first",
                                "resumption.opponent-of-requester",
                                "lets the player who asks move",
                                Ends::requesterFirst)
                        .seenIn("forums.online-go.com/t/order-of-play-after-passing/48046")
                        .touching("resumption.opponent-of-requester.position"),
                at(STOP.with(Resumption.OPPONENT_OF_REQUESTER))
                        .broken(
                                "resumption-passes-remembered",
                                "resumption.opponent-of-requester.position",
                                "stops a resumed game again at a single pass",
                                Passes::remembered),
                at(STOP.with(Resumption.OPPONENT_OF_LAST_PASSER))
                        .chosen(
                                "resumption-requester-counts",
                                "resumption.opponent-of-last-passer",
                                "lets the opponent of the player who asks move",
                                Resumption.OPPONENT_OF_REQUESTER),
                at(AGREEMENT.with(Resumption.OPPONENT_OF_LAST_PASSER))
                        .broken(
                                "resumption-last-mover-again",
                                "resumption.opponent-of-last-passer",
                                "lets the player move who moved last",
                                Ends::outOfTurn),
                at(AGREEMENT.with(Resumption.OPPONENT_OF_LAST_PASSER))
                        .broken(
                                "resumption-without-a-pass",
                                "resumption.opponent-of-last-passer",
                                "makes up who moves where nobody has passed",
                                Ends::inTurnIfUndecided),
                at(AGREEMENT.with(Resumption.IN_TURN))
                        .chosen(
                                "resumption-by-last-pass",
                                "resumption.in-turn",
                                "lets the opponent of the last passer move, though there was a play after that pass",
                                Resumption.OPPONENT_OF_LAST_PASSER),
                at(STOP).chosen(
                                "resumption-out-of-turn",
                                "resumption.in-turn",
                                "lets the opponent of the player who asks move",
                                Resumption.OPPONENT_OF_REQUESTER),
                at(AGREEMENT)
                        .chosen(
                                "resumption-on-demand",
                                "resumption.agreed",
                                "resumes the game if one player asks for it, and in turn",
                                Resumption.IN_TURN),
                at(STOP.with(Resumption.UNSTATED))
                        .chosen(
                                "resumption-made-up",
                                "resumption.unstated",
                                "makes up who moves, where no document says it",
                                Resumption.IN_TURN),
                at(STOP).chosen(
                                "after-resumption-final",
                                "after-resumption.again",
                                "ends the game at the second stop",
                                AfterResumption.ALL_ALIVE),
                at(STOP.with(AfterResumption.ALL_ALIVE))
                        .chosen(
                                "after-resumption-forgotten",
                                "after-resumption.all-alive",
                                "waits for an agreement at the second stop too",
                                AfterResumption.AGAIN));
    }

    private static List<Mutant> deadlock() {
        return List.of(
                at(STOP.with(Deadlock.UNSTATED))
                        .chosen(
                                "deadlock-made-up",
                                "deadlock.unstated",
                                "lets both players lose, where no document says what follows",
                                Deadlock.BOTH_LOSE),
                at(STOP.with(Deadlock.PLAY_ON))
                        .chosen(
                                "deadlock-ends",
                                "deadlock.play-on",
                                "ends the game where play goes on",
                                Deadlock.ALL_ALIVE),
                at(STOP).chosen(
                                "deadlock-undecided",
                                "deadlock.all-alive",
                                "does not know what follows if the players agree on nothing",
                                Deadlock.UNSTATED),
                at(STOP.with(Deadlock.BOTH_LOSE))
                        .chosen(
                                "deadlock-scored",
                                "deadlock.both-lose",
                                "scores the position if the players agree on nothing",
                                Deadlock.ALL_ALIVE));
    }
}
