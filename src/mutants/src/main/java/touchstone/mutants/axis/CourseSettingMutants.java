package touchstone.mutants.axis;

import java.util.List;
import java.util.stream.Stream;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.reference.choice.AfterResumption;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Deadlock;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.SelfCapture;

/** Mistakes about the course of a game once more, made where other axes are chosen otherwise: one may hide there. */
public final class CourseSettingMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return Stream.of(
                        afterResumption(),
                        boards(),
                        button(),
                        deadStones(),
                        deadlock(),
                        ending(),
                        handicap(),
                        lastPass(),
                        repetition(),
                        resumption(),
                        selfCapture())
                .flatMap(List::stream)
                .toList();
    }

    private static List<Mutant> afterResumption() {
        return List.of(
                instead(AfterResumption.ALL_ALIVE, "after-resumption.again", Ending.AGREEMENT, Resumption.AGREED),
                instead(AfterResumption.ALL_ALIVE, "after-resumption.again", Ending.AGREEMENT, Resumption.UNSTATED),
                instead(AfterResumption.ALL_ALIVE, "after-resumption.again", Ending.FOUR_PASSES, Resumption.IN_TURN),
                instead(
                        AfterResumption.ALL_ALIVE,
                        "after-resumption.again",
                        Ending.STOP,
                        Resumption.OPPONENT_OF_LAST_PASSER),
                instead(
                        AfterResumption.ALL_ALIVE,
                        "after-resumption.again",
                        Ending.STOP,
                        Resumption.OPPONENT_OF_REQUESTER),
                instead(AfterResumption.ALL_ALIVE, "after-resumption.again", Ending.STOP, Resumption.UNSTATED),
                instead(
                        AfterResumption.AGAIN,
                        "after-resumption.all-alive",
                        Ending.AGREEMENT,
                        Resumption.AGREED,
                        AfterResumption.ALL_ALIVE),
                instead(
                        AfterResumption.AGAIN,
                        "after-resumption.all-alive",
                        Ending.AGREEMENT,
                        Resumption.UNSTATED,
                        AfterResumption.ALL_ALIVE),
                instead(
                        AfterResumption.AGAIN,
                        "after-resumption.all-alive",
                        Ending.FOUR_PASSES,
                        Resumption.IN_TURN,
                        AfterResumption.ALL_ALIVE),
                instead(
                        AfterResumption.AGAIN,
                        "after-resumption.all-alive",
                        Ending.FOUR_PASSES,
                        Resumption.OPPONENT_OF_LAST_PASSER,
                        AfterResumption.ALL_ALIVE),
                instead(
                        AfterResumption.AGAIN,
                        "after-resumption.all-alive",
                        Ending.STOP,
                        Resumption.OPPONENT_OF_LAST_PASSER,
                        AfterResumption.ALL_ALIVE),
                instead(
                        AfterResumption.AGAIN,
                        "after-resumption.all-alive",
                        Ending.STOP,
                        Resumption.OPPONENT_OF_REQUESTER,
                        AfterResumption.ALL_ALIVE),
                instead(
                        AfterResumption.AGAIN,
                        "after-resumption.all-alive",
                        Ending.STOP,
                        Resumption.UNSTATED,
                        AfterResumption.ALL_ALIVE));
    }

    private static List<Mutant> boards() {
        return List.of(instead(Boards.NINETEEN, "boards.usual", Boards.USUAL));
    }

    private static List<Mutant> button() {
        return List.of(
                instead(Button.NONE, "button.half-point", Ending.STOP, Button.HALF_POINT),
                instead(Button.HALF_POINT, "button.none", Ending.AGREEMENT),
                instead(Button.HALF_POINT, "button.none", Ending.FOUR_PASSES),
                instead(Button.HALF_POINT, "button.none", Ending.STOP));
    }

    private static List<Mutant> deadStones() {
        return List.of(
                instead(DeadStones.PLAYED_OUT, "dead-stones.agreed", Ending.AGREEMENT, DeadStones.AGREED),
                instead(DeadStones.PLAYED_OUT, "dead-stones.agreed", Ending.FOUR_PASSES, DeadStones.AGREED),
                instead(
                        DeadStones.PLAYED_OUT,
                        "dead-stones.agreed.wherever",
                        Seki.DOES_NOT_COUNT,
                        Ending.STOP,
                        DeadStones.AGREED));
    }

    private static List<Mutant> deadlock() {
        return List.of(
                instead(Deadlock.BOTH_LOSE, "deadlock.all-alive", Scoring.TERRITORY, Ending.STOP, Deadlock.ALL_ALIVE),
                instead(Deadlock.PLAY_ON, "deadlock.all-alive", Ending.AGREEMENT, Deadlock.ALL_ALIVE),
                instead(Deadlock.PLAY_ON, "deadlock.all-alive", Ending.FOUR_PASSES, Deadlock.ALL_ALIVE),
                instead(Deadlock.ALL_ALIVE, "deadlock.both-lose", Ending.AGREEMENT, Deadlock.BOTH_LOSE),
                instead(Deadlock.ALL_ALIVE, "deadlock.both-lose", Ending.FOUR_PASSES, Deadlock.BOTH_LOSE),
                instead(
                        Deadlock.ALL_ALIVE,
                        "deadlock.play-on",
                        Ending.FOUR_PASSES,
                        Resumption.IN_TURN,
                        Deadlock.PLAY_ON),
                instead(
                        Deadlock.ALL_ALIVE,
                        "deadlock.play-on",
                        Ending.FOUR_PASSES,
                        Resumption.OPPONENT_OF_LAST_PASSER,
                        Deadlock.PLAY_ON,
                        DeadStones.AGREED),
                instead(
                        Deadlock.ALL_ALIVE,
                        "deadlock.play-on",
                        Ending.STOP,
                        Resumption.OPPONENT_OF_LAST_PASSER,
                        Deadlock.PLAY_ON));
    }

    private static List<Mutant> ending() {
        return List.of(instead(Ending.AGREEMENT, "ending.four-passes", Scoring.TERRITORY, Ending.FOUR_PASSES));
    }

    private static List<Mutant> handicap() {
        return List.of(
                instead(Handicap.FIXED, "handicap.consecutive", Handicap.CONSECUTIVE),
                instead(Handicap.NONE, "handicap.fixed", Handicap.FIXED),
                instead(Handicap.NONE, "handicap.free", Handicap.FREE));
    }

    private static List<Mutant> lastPass() {
        return List.of(
                instead(LastPass.WHITE, "last-pass.either", Button.HALF_POINT),
                instead(LastPass.WHITE, "last-pass.either", Ending.FOUR_PASSES),
                instead(LastPass.WHITE, "last-pass.either", Ending.STOP),
                instead(LastPass.EITHER, "last-pass.white", Ending.STOP, LastPass.WHITE),
                instead(LastPass.EITHER, "last-pass.white", LastPass.WHITE, Button.HALF_POINT));
    }

    private static List<Mutant> repetition() {
        return List.of(
                instead(
                        Repetition.NONE,
                        "repetition.natural-situational",
                        Repetition.NATURAL_SITUATIONAL,
                        Ending.AGREEMENT),
                instead(
                        Repetition.ING,
                        "repetition.natural-situational.pass",
                        Repetition.NATURAL_SITUATIONAL,
                        Ending.FOUR_PASSES),
                instead(Repetition.NONE, "repetition.new-zealand", Repetition.NEW_ZEALAND, Ending.AGREEMENT),
                instead(Repetition.PLAY_ELSEWHERE, "repetition.no-result.agreement", Repetition.NO_RESULT),
                instead(Repetition.ING, "repetition.none.cycles", Repetition.NONE, Ending.AGREEMENT),
                instead(Repetition.ING, "repetition.play-elsewhere", Repetition.PLAY_ELSEWHERE),
                instead(
                        Repetition.NO_RESULT,
                        "repetition.play-elsewhere.pass",
                        Repetition.PLAY_ELSEWHERE,
                        Ending.AGREEMENT),
                instead(Repetition.NONE, "repetition.positional"),
                instead(Repetition.PLAY_ELSEWHERE, "repetition.positional"),
                instead(Repetition.PLAY_ELSEWHERE, "repetition.simple", Repetition.SIMPLE),
                instead(Repetition.PLAY_ELSEWHERE, "repetition.simple-own", Repetition.SIMPLE_OWN),
                instead(Repetition.ING, "repetition.simple.cycles", Repetition.SIMPLE),
                instead(Repetition.NONE, "repetition.situational", Repetition.SITUATIONAL, Ending.AGREEMENT),
                instead(Repetition.PLAY_ELSEWHERE, "repetition.situational", Repetition.SITUATIONAL),
                instead(Repetition.ING, "repetition.situational.pass", Repetition.SITUATIONAL, Ending.FOUR_PASSES));
    }

    private static List<Mutant> resumption() {
        return List.of(
                instead(Resumption.IN_TURN, "resumption.agreed", Ending.STOP, Resumption.AGREED),
                instead(
                        Resumption.IN_TURN,
                        "resumption.agreed",
                        Repetition.NEW_ZEALAND,
                        Ending.AGREEMENT,
                        Resumption.AGREED),
                instead(Resumption.AGREED, "resumption.in-turn", Ending.FOUR_PASSES, Resumption.IN_TURN),
                instead(Resumption.AGREED, "resumption.in-turn", Ending.STOP, Resumption.IN_TURN),
                instead(
                        Resumption.AGREED,
                        "resumption.opponent-of-last-passer",
                        Ending.AGREEMENT,
                        Resumption.OPPONENT_OF_LAST_PASSER),
                instead(
                        Resumption.AGREED,
                        "resumption.opponent-of-last-passer",
                        Ending.STOP,
                        Resumption.OPPONENT_OF_LAST_PASSER),
                instead(
                        Resumption.AGREED,
                        "resumption.opponent-of-last-passer",
                        Repetition.NATURAL_SITUATIONAL,
                        Ending.FOUR_PASSES,
                        Resumption.OPPONENT_OF_LAST_PASSER,
                        LastPass.WHITE),
                instead(
                        Resumption.AGREED,
                        "resumption.opponent-of-last-passer",
                        Repetition.SITUATIONAL,
                        Ending.FOUR_PASSES,
                        Resumption.OPPONENT_OF_LAST_PASSER,
                        LastPass.WHITE),
                instead(
                        Resumption.AGREED,
                        "resumption.opponent-of-requester",
                        Ending.AGREEMENT,
                        Resumption.OPPONENT_OF_REQUESTER),
                instead(
                        Resumption.AGREED,
                        "resumption.opponent-of-requester",
                        Ending.FOUR_PASSES,
                        Resumption.OPPONENT_OF_REQUESTER),
                instead(
                        Resumption.IN_TURN,
                        "resumption.unstated",
                        Repetition.NATURAL_SITUATIONAL,
                        Ending.STOP,
                        Resumption.UNSTATED,
                        LastPass.WHITE),
                instead(
                        Resumption.IN_TURN,
                        "resumption.unstated",
                        Repetition.SITUATIONAL,
                        Ending.AGREEMENT,
                        Resumption.UNSTATED),
                instead(
                        Resumption.IN_TURN,
                        "resumption.unstated",
                        Repetition.SITUATIONAL,
                        Ending.STOP,
                        Resumption.UNSTATED));
    }

    private static List<Mutant> selfCapture() {
        return List.of(
                instead(SelfCapture.FORBIDDEN, "self-capture.allowed.single", Repetition.NATURAL_SITUATIONAL),
                instead(SelfCapture.FORBIDDEN, "self-capture.allowed.single", Repetition.SIMPLE),
                instead(SelfCapture.FORBIDDEN, "self-capture.allowed.single", Repetition.SITUATIONAL));
    }

    private static Mutant instead(Choice wrong, String clause, Choice... claimed) {
        return new Setting(clause, claimed).instead(wrong);
    }
}
