package touchstone.mutants.axis;

import java.util.List;
import java.util.stream.Stream;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.BoardFaults;
import touchstone.mutants.fault.CaptureFaults;
import touchstone.mutants.fault.ChainFaults;
import touchstone.mutants.fault.RuleFault;
import touchstone.mutants.fault.TerritoryFaults;
import touchstone.reference.choice.AfterResumption;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Draws;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.FirstPass;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Supply;

/** Common mistakes, as of captures, passes and the end, made where an axis has one of its rarer values. */
public final class CommonMistakeAxisMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return Stream.of(
                        afterResumption(),
                        button(),
                        deadStones(),
                        draws(),
                        firstPass(),
                        groupTax(),
                        lastPass(),
                        neutral(),
                        passStones(),
                        repetition(),
                        resumption(),
                        seki(),
                        selfCapture(),
                        supply())
                .flatMap(List::stream)
                .toList();
    }

    private static List<Mutant> afterResumption() {
        return List.of(
                instead(Ending.TWO_PASSES, "after-resumption.again", Ending.FOUR_PASSES),
                instead(
                        Ending.TWO_PASSES,
                        "after-resumption.all-alive",
                        Ending.STOP,
                        Resumption.IN_TURN,
                        AfterResumption.ALL_ALIVE));
    }

    private static List<Mutant> button() {
        return List.of(instead(Ending.STOP, "button.half-point.not-counted", Button.HALF_POINT));
    }

    private static List<Mutant> deadStones() {
        return List.of(
                instead(
                        Scoring.AREA,
                        "dead-stones.agreed.which",
                        Scoring.TERRITORY,
                        Seki.DOES_NOT_COUNT,
                        Ending.STOP,
                        DeadStones.AGREED),
                instead(Scoring.TERRITORY, "dead-stones.agreed.which", Ending.AGREEMENT, DeadStones.AGREED),
                instead(Scoring.TERRITORY, "dead-stones.agreed.which", Ending.FOUR_PASSES, DeadStones.AGREED),
                instead(Scoring.TERRITORY, "dead-stones.agreed.which", Ending.STOP, DeadStones.AGREED),
                instead(Scoring.AREA, "dead-stones.stay", Scoring.STONES),
                instead(Scoring.TERRITORY, "dead-stones.stay"),
                instead(Scoring.TERRITORY, "dead-stones.stay", Button.HALF_POINT),
                instead(Ending.TWO_PASSES, "dead-stones.stay.stopped", Ending.STOP, Resumption.IN_TURN));
    }

    private static List<Mutant> draws() {
        return List.of(instead(Scoring.TERRITORY, "draws.unstated", Draws.UNSTATED));
    }

    private static List<Mutant> firstPass() {
        return List.of(
                instead(Scoring.TERRITORY, "first-pass.komi-rises", FirstPass.KOMI_RISES),
                instead(Scoring.TERRITORY, "first-pass.komi-rises.of-the-game", Ending.STOP, FirstPass.KOMI_RISES));
    }

    private static List<Mutant> groupTax() {
        return List.of(
                instead(Scoring.AREA, "group-tax.none", Scoring.STONES),
                instead(Scoring.AREA, "group-tax.two.seki", Scoring.TERRITORY, Seki.DOES_NOT_COUNT, GroupTax.TWO),
                instead(Scoring.TERRITORY, "group-tax.two.seki", Seki.DOES_NOT_COUNT, GroupTax.TWO));
    }

    private static List<Mutant> lastPass() {
        return List.of(
                instead(Ending.STOP, "last-pass.either"),
                instead(Ending.TWO_PASSES, "last-pass.either", Ending.AGREEMENT),
                instead(Ending.TWO_PASSES, "last-pass.either", Ending.STOP),
                instead(Ending.STOP, "last-pass.white", LastPass.WHITE),
                instead(Ending.TWO_PASSES, "last-pass.white", Ending.FOUR_PASSES, LastPass.WHITE),
                instead(
                        Ending.TWO_PASSES,
                        "last-pass.white",
                        Ending.FOUR_PASSES,
                        Resumption.OPPONENT_OF_LAST_PASSER,
                        LastPass.WHITE),
                instead(Ending.TWO_PASSES, "last-pass.white", Ending.STOP, LastPass.WHITE),
                instead(PassStones.NONE, "last-pass.white", Ending.FOUR_PASSES, PassStones.GIVEN, LastPass.WHITE));
    }

    private static List<Mutant> neutral() {
        return List.of(
                with(
                        "empty-board-to-both",
                        "gives an empty board to both players",
                        TerritoryFaults.EMPTY_BOARD_TO_BOTH,
                        "neutral.both",
                        Neutral.BOTH),
                with(
                        "empty-board-to-black",
                        "gives an empty board to Black",
                        TerritoryFaults.EMPTY_BOARD_TO_BLACK,
                        "neutral.nobody"),
                with(
                        "majority",
                        "gives empty points to the player with more stones beside them",
                        TerritoryFaults.MAJORITY,
                        "neutral.nobody"),
                instead(Scoring.AREA, "neutral.nobody", Scoring.TERRITORY));
    }

    private static List<Mutant> passStones() {
        return List.of(instead(Scoring.TERRITORY, "pass-stones.given", PassStones.GIVEN));
    }

    private static List<Mutant> repetition() {
        return List.of(
                with("captures-nothing", "takes no stone off", CaptureFaults.NOTHING, "repetition.ing", Repetition.ING),
                instead(Scoring.TERRITORY, "repetition.natural-situational.cycles", Repetition.NATURAL_SITUATIONAL),
                with(
                        "captures-nothing",
                        "takes no stone off",
                        CaptureFaults.NOTHING,
                        "repetition.no-result",
                        Repetition.NO_RESULT),
                with(
                        "captures-nothing",
                        "takes no stone off",
                        CaptureFaults.NOTHING,
                        "repetition.play-elsewhere",
                        Repetition.PLAY_ELSEWHERE),
                with(
                        "captures-in-atari",
                        "takes stones off that have one liberty left",
                        CaptureFaults.IN_ATARI,
                        "repetition.positional"),
                with(
                        "captures-in-atari",
                        "takes stones off that have one liberty left",
                        CaptureFaults.IN_ATARI,
                        "repetition.simple",
                        Repetition.SIMPLE),
                with(
                        "no-corners",
                        "has no points in the corners",
                        BoardFaults.CORNERS_MISSING,
                        "repetition.simple-stone",
                        Repetition.SIMPLE_STONE),
                with(
                        "captures-nothing",
                        "takes no stone off",
                        CaptureFaults.NOTHING,
                        "repetition.tie",
                        Repetition.TIE));
    }

    private static List<Mutant> resumption() {
        return List.of(
                instead(Ending.TWO_PASSES, "resumption.in-turn", Ending.FOUR_PASSES, Resumption.IN_TURN),
                instead(
                        Ending.TWO_PASSES,
                        "resumption.opponent-of-last-passer",
                        Ending.FOUR_PASSES,
                        Resumption.OPPONENT_OF_LAST_PASSER));
    }

    private static List<Mutant> seki() {
        return List.of(
                instead(Scoring.AREA, "seki.counts", Scoring.STONES),
                instead(Scoring.AREA, "seki.does-not-count.unfilled", Scoring.TERRITORY, Seki.DOES_NOT_COUNT));
    }

    private static List<Mutant> selfCapture() {
        return List.of(
                with("captures-nothing", "takes no stone off", CaptureFaults.NOTHING, "self-capture.allowed"),
                with(
                        "edge-is-a-liberty",
                        "takes the edge of the board for a liberty",
                        ChainFaults.EDGE_IS_A_LIBERTY,
                        "self-capture.forbidden",
                        SelfCapture.FORBIDDEN),
                with(
                        "liberties-not-shared",
                        "lets each stone live on its own liberties alone",
                        ChainFaults.LIBERTIES_NOT_SHARED,
                        "self-capture.forbidden.capture-first",
                        SelfCapture.FORBIDDEN),
                with(
                        "captures-nothing",
                        "takes no stone off",
                        CaptureFaults.NOTHING,
                        "self-capture.several",
                        SelfCapture.SEVERAL));
    }

    private static List<Mutant> supply() {
        return List.of(with(
                "no-corners",
                "has no points in the corners",
                BoardFaults.CORNERS_MISSING,
                "supply.half-the-board",
                Supply.HALF_THE_BOARD));
    }

    private static Mutant with(String name, String description, RuleFault fault, String clause, Choice... claimed) {
        return new Setting(clause, claimed).with(name, description, fault);
    }

    private static Mutant instead(Choice wrong, String clause, Choice... claimed) {
        return new Setting(clause, claimed).instead(wrong);
    }
}
