package touchstone.mutants.base;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.BoardFaults;
import touchstone.mutants.fault.DeadStoneFaults;
import touchstone.mutants.fault.PlacementFaults;
import touchstone.mutants.fault.TurnFaults;

/** Rule 6 and rule 7 up to the placing of the stone: turns, passes and plays. */
public final class BaseMoveMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("white-first", "lets White move first")
                        .breaking("base.6", TurnFaults.WHITE_FIRST)
                        .touching("*"),
                mutant("no-alternation", "leaves the turn with Black for ever")
                        .breaking("base.6", TurnFaults.NO_ALTERNATION)
                        .touching("*"),
                mutant("white-once-and-for-all", "leaves the turn with White once she has it")
                        .breaking("base.6", TurnFaults.WHITE_STAYS)
                        .touching("*"),
                mutant("stone-on-small-boards", "begins with a stone in the middle of boards smaller than 19x19")
                        .breaking("base.5", BoardFaults.STONE_ON_SMALL_BOARDS)
                        .touching("*"),
                mutant("turn-not-checked", "takes a move out of turn, as if the opponent had passed before")
                        .breaking("base.6", TurnFaults.TURN_NOT_CHECKED)
                        .seenIn("leela-zero #528, #572; gtp2ogs #24")
                        .touching("davies.2"),
                mutant("two-stones-a-play", "adds a stone on the point opposite to the one played")
                        .breaking("base.7", PlacementFaults.TWO_STONES_A_PLAY)
                        .touching("*"),
                mutant("contact-plays-only", "lets a player play only next to a stone once there are stones")
                        .breaking("base.7.step-1", PlacementFaults.CONTACT_PLAYS_ONLY)
                        .touching("*"),
                mutant("no-pass", "forbids passing while the board has empty points")
                        .breaking("base.7.pass", TurnFaults.NO_PASS)
                        .touching("*"),
                mutant("no-opening-pass", "forbids passing before any stone has been played")
                        .breaking("base.7.pass", TurnFaults.NO_PASS_BEFORE_A_STONE)
                        .touching("base.7", "base.8.initial", "base.8.pass", "base.9.*", "davies.4", "davies.6")
                        .touching("davies.7"),
                mutant("pass-clears-atari", "removes the passing player's stones in atari")
                        .breaking("base.7.pass", TurnFaults.PASS_CLEARS_ATARI)
                        .touching(
                                "base.2.adjacent",
                                "base.4",
                                "base.4.liberty",
                                "base.7.step-3",
                                "base.8.initial",
                                "davies.5")
                        .touching("base.4.connected", "base.7.every-stone-has-a-liberty", "base.8", "base.8.pass")
                        .touching("base.9.played-out"),
                mutant("overwrite", "lets a stone be played on top of another")
                        .breaking("base.7.step-1", PlacementFaults.OVERWRITE)
                        .seenIn("@sabaki/go-board, where it is an option")
                        .touching("base.4", "base.8.ko-restated", "davies.3"),
                mutant("holes", "lets nobody play again where a stone has been captured")
                        .breaking("base.7.step-1", PlacementFaults.HOLES)
                        .touching("base.4.position", "base.7.*", "base.8.*", "davies.6"),
                mutant(
                                "dead-stones-lifted",
                                "takes stones off the board at the second pass that touch no territory, against"
                                        + " opponents who do")
                        .breaking("base.7.stays", DeadStoneFaults.CUT_OFF_LIFTED)
                        .touching("base.4.connected", "base.9.*", "davies.8"));
    }
}
