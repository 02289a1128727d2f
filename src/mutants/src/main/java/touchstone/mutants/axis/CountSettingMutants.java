package touchstone.mutants.axis;

import java.util.List;
import java.util.stream.Stream;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.Draws;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.FirstPass;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.Supply;

/** Mistakes about the score once more, made where other axes are chosen otherwise: one may hide there. */
public final class CountSettingMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return Stream.of(
                        compensation(),
                        counting(),
                        draws(),
                        firstPass(),
                        groupTax(),
                        komi(),
                        neutral(),
                        passStones(),
                        scoring(),
                        seki())
                .flatMap(List::stream)
                .toList();
    }

    private static List<Mutant> compensation() {
        return List.of(
                instead(Compensation.NONE, "compensation.each", Handicap.CONSECUTIVE, Compensation.EACH),
                instead(Compensation.NONE, "compensation.each", Handicap.FIXED, Compensation.EACH),
                instead(Compensation.EACH, "compensation.one-less", Handicap.CONSECUTIVE, Compensation.ONE_LESS),
                instead(Compensation.EACH, "compensation.one-less", Handicap.FIXED, Compensation.ONE_LESS));
    }

    private static List<Mutant> counting() {
        return List.of(
                instead(
                        Counting.FILL_IN,
                        "counting.either.same",
                        Ending.FOUR_PASSES,
                        PassStones.GIVEN,
                        LastPass.WHITE,
                        Counting.EITHER),
                instead(
                        Counting.FILL_IN,
                        "counting.either.same",
                        Ending.STOP,
                        PassStones.GIVEN,
                        LastPass.WHITE,
                        Counting.EITHER),
                instead(
                        Counting.EITHER,
                        "counting.fill-in",
                        Ending.FOUR_PASSES,
                        Komi.BLACK_WINS_TIES,
                        Counting.FILL_IN,
                        Supply.HALF_THE_BOARD),
                instead(Counting.FILL_IN, "counting.half-count", Counting.HALF_COUNT),
                instead(
                        Counting.FILL_IN,
                        "counting.rearrangement",
                        Scoring.TERRITORY,
                        Ending.STOP,
                        Counting.REARRANGEMENT));
    }

    private static List<Mutant> draws() {
        return List.of(
                instead(Draws.UNSTATED, "draws.draw", Komi.AUCTION),
                instead(Draws.UNSTATED, "draws.draw", Komi.HALF),
                instead(Draws.UNSTATED, "draws.draw", Komi.INTEGER),
                instead(Draws.DRAW, "draws.unstated", Komi.AUCTION, Draws.UNSTATED),
                instead(Draws.DRAW, "draws.unstated", Komi.HALF, Draws.UNSTATED),
                instead(Draws.DRAW, "draws.unstated", Komi.INTEGER, Draws.UNSTATED));
    }

    private static List<Mutant> firstPass() {
        return List.of(
                instead(FirstPass.KOMI_RISES, "first-pass.free", Button.HALF_POINT),
                instead(FirstPass.KOMI_RISES, "first-pass.free", Ending.AGREEMENT),
                instead(FirstPass.KOMI_RISES, "first-pass.free", Ending.FOUR_PASSES),
                instead(FirstPass.KOMI_RISES, "first-pass.free", Ending.FOUR_PASSES, LastPass.WHITE),
                instead(FirstPass.KOMI_RISES, "first-pass.free", Ending.STOP),
                instead(FirstPass.KOMI_RISES, "first-pass.free", Ending.STOP, LastPass.WHITE),
                instead(FirstPass.KOMI_RISES, "first-pass.free", Scoring.STONES),
                instead(FirstPass.KOMI_RISES, "first-pass.free", Scoring.TERRITORY),
                instead(FirstPass.KOMI_RISES, "first-pass.free", Scoring.TERRITORY, Ending.STOP),
                instead(FirstPass.FREE, "first-pass.komi-rises", FirstPass.KOMI_RISES, Button.HALF_POINT),
                instead(FirstPass.FREE, "first-pass.komi-rises", Scoring.STONES, FirstPass.KOMI_RISES),
                instead(FirstPass.FREE, "first-pass.komi-rises", Scoring.TERRITORY, FirstPass.KOMI_RISES),
                instead(FirstPass.FREE, "first-pass.komi-rises.of-the-game", Ending.STOP, FirstPass.KOMI_RISES));
    }

    private static List<Mutant> groupTax() {
        return List.of(
                instead(GroupTax.TWO, "group-tax.none", Button.HALF_POINT),
                instead(GroupTax.TWO, "group-tax.none", Scoring.TERRITORY),
                instead(GroupTax.NONE, "group-tax.two", GroupTax.TWO, Button.HALF_POINT),
                instead(GroupTax.NONE, "group-tax.two", Scoring.TERRITORY, GroupTax.TWO));
    }

    private static List<Mutant> komi() {
        return List.of(
                instead(Komi.BLACK_WINS_TIES, "komi.auction", Ending.STOP, Komi.AUCTION),
                instead(Komi.AUCTION, "komi.black-wins-ties.equal", Ending.FOUR_PASSES, Komi.BLACK_WINS_TIES),
                instead(Komi.AUCTION, "komi.half", Ending.STOP, Komi.HALF),
                instead(Komi.AUCTION, "komi.integer", Ending.AGREEMENT, Komi.INTEGER),
                instead(Komi.AUCTION, "komi.integer", Ending.STOP, Komi.INTEGER),
                instead(Komi.BLACK_WINS_TIES, "komi.integer", Komi.INTEGER));
    }

    private static List<Mutant> neutral() {
        return List.of(
                instead(Neutral.HALVES, "neutral.both", Neutral.BOTH, Button.HALF_POINT),
                instead(Neutral.HALVES, "neutral.both", Neutral.BOTH, GroupTax.TWO),
                instead(Neutral.BOTH, "neutral.halves", Neutral.HALVES, Button.HALF_POINT),
                instead(Neutral.BOTH, "neutral.halves", Neutral.HALVES, GroupTax.TWO),
                instead(Neutral.BOTH, "neutral.nobody", Button.HALF_POINT),
                instead(Neutral.BOTH, "neutral.nobody", GroupTax.TWO));
    }

    private static List<Mutant> passStones() {
        return List.of(
                instead(
                        PassStones.NONE,
                        "pass-stones.given",
                        Scoring.TERRITORY,
                        Ending.STOP,
                        PassStones.GIVEN,
                        LastPass.WHITE),
                instead(PassStones.NONE, "pass-stones.given", Scoring.TERRITORY, PassStones.GIVEN));
    }

    private static List<Mutant> scoring() {
        return List.of(
                instead(Scoring.STONES, "scoring.area", Button.HALF_POINT),
                instead(Scoring.STONES, "scoring.area.captured", Ending.AGREEMENT),
                instead(Scoring.STONES, "scoring.area.captured", Ending.FOUR_PASSES),
                instead(Scoring.STONES, "scoring.area.captured", Ending.STOP),
                instead(Scoring.STONES, "scoring.area.captured", GroupTax.TWO),
                instead(Scoring.AREA, "scoring.stones", Scoring.STONES, Button.HALF_POINT),
                instead(Scoring.AREA, "scoring.stones.filling", Scoring.STONES, Ending.STOP),
                instead(Scoring.AREA, "scoring.territory", Scoring.TERRITORY, Button.HALF_POINT),
                instead(Scoring.AREA, "scoring.territory.captured", Scoring.TERRITORY, Ending.STOP));
    }

    private static List<Mutant> seki() {
        return List.of(
                instead(Seki.DOES_NOT_COUNT, "seki.counts", Button.HALF_POINT),
                instead(Seki.DOES_NOT_COUNT, "seki.counts", GroupTax.TWO),
                instead(Seki.DOES_NOT_COUNT, "seki.counts", Scoring.TERRITORY),
                instead(Seki.COUNTS, "seki.does-not-count", Seki.DOES_NOT_COUNT),
                instead(Seki.COUNTS, "seki.does-not-count", Seki.DOES_NOT_COUNT, Button.HALF_POINT),
                instead(Seki.COUNTS, "seki.does-not-count", Seki.DOES_NOT_COUNT, GroupTax.TWO));
    }

    private static Mutant instead(Choice wrong, String clause, Choice... claimed) {
        return new Setting(clause, claimed).instead(wrong);
    }
}
