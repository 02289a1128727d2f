package touchstone.laboratory.mutant.base;

import static touchstone.laboratory.mutant.Pretence.BASE;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Deaths;
import touchstone.laboratory.mutant.breakage.Placing;
import touchstone.laboratory.mutant.breakage.Turns;

/** Rule 6 and rule 7 up to the placing of the stone: turns, passes and plays. */
public final class MoveMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                BASE.broken("white-first", "base.6", "lets White move first", Turns::whiteFirst)
                        .touching("*"),
                BASE.broken("no-alternation", "base.6", "leaves the turn with Black for ever", Turns::noAlternation)
                        .touching("*"),
                BASE.broken(
                                "turn-not-checked",
                                "base.6",
                                "takes a move out of turn, as if the opponent had passed before",
                                Turns::turnNotChecked)
                        .seenIn("leela-zero #528, #572; gtp2ogs #24")
                        .touching("davies.2"),
                BASE.broken(
                                "two-stones-a-play",
                                "base.7",
                                "adds a stone on the point opposite to the one played",
                                Placing::twoStonesAPlay)
                        .touching("*"),
                BASE.broken(
                                "contact-plays-only",
                                "base.7.step-1",
                                "lets a player play only next to a stone once there are stones",
                                Placing::contactPlaysOnly)
                        .touching("*"),
                BASE.broken("no-pass", "base.7.pass", "forbids passing while the board has empty points", Turns::noPass)
                        .touching("*"),
                BASE.broken(
                                "no-opening-pass",
                                "base.7.pass",
                                "forbids passing before any stone has been played",
                                Turns::noPassBeforeAStone)
                        .touching(
                                "base.7",
                                "base.8.initial",
                                "base.8.pass",
                                "base.9.*",
                                "davies.4",
                                "davies.6",
                                "davies.7"),
                BASE.broken(
                                "pass-clears-atari",
                                "base.7.pass",
                                "removes the passing player's stones in atari",
                                Turns::passClearsAtari)
                        .touching(
                                "base.2.adjacent",
                                "base.4",
                                "base.4.liberty",
                                "base.8.initial",
                                "davies.5",
                                "base.4.connected",
                                "base.7.every-stone-has-a-liberty",
                                "base.8",
                                "base.8.pass",
                                "base.9.played-out"),
                BASE.broken(
                                "overwrite",
                                "base.7.step-1",
                                "lets a stone be played on top of another",
                                Placing::overwrite)
                        .seenIn("@sabaki/go-board, where it is an option")
                        .touching("base.4", "base.8.ko-restated", "davies.3"),
                BASE.broken(
                                "holes",
                                "base.7.step-1",
                                "lets nobody play again where a stone has been captured",
                                Placing::holes)
                        .touching("base.4.position", "base.7.*", "base.8.*", "davies.6"),
                BASE.broken(
                                "dead-stones-lifted",
                                "base.7.stays",
                                "takes stones off the board at the second pass that touch no territory, against opponents who do",
                                Deaths::cutOffLifted)
                        .touching("base.4.connected", "base.9.*", "davies.8"));
    }
}
