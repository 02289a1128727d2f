package touchstone.mutants.axis;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.FirstPassFaults;
import touchstone.mutants.fault.KoFaults;
import touchstone.mutants.fault.KomiFaults;
import touchstone.mutants.fault.PassFaults;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.FirstPass;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Variant;

/** What is added for moving second and for passing: komi, the first pass, the button, pass stones and the last pass. */
public final class CompensationAxisMutants implements MutantSource {

    private static final Variant AUCTION = Variant.BASE.with(Komi.AUCTION);
    private static final Variant RISING = Variant.BASE.with(FirstPass.KOMI_RISES);
    private static final Variant BUTTON = Variant.BASE.with(Button.HALF_POINT);
    private static final Variant WHITE_LAST = Variant.BASE.with(LastPass.WHITE);

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant(Variant.BASE, "komi-after-all", "takes komi where there is none")
                        .breaking("komi.none", Komi.INTEGER),
                mutant(Komi.INTEGER, "komi-with-a-half", "wants komi to end on a half")
                        .breaking("komi.integer", Komi.HALF),
                mutant(
                                Variant.BASE.with(Komi.INTEGER, Ending.AGREEMENT, Resumption.AGREED),
                                "komi-until-the-first-move",
                                "lets the players agree on komi in a game that was stopped and resumed, if nobody has"
                                        + " moved")
                        .breaking("komi.integer", KomiFaults.UNTIL_THE_FIRST_MOVE),
                mutant(Komi.HALF, "komi-without-a-half", "wants komi to be a whole number")
                        .breaking("komi.half", Komi.INTEGER),
                mutant(Komi.HALF, "komi-for-black", "gives komi to Black").breaking("komi.half", KomiFaults.FOR_BLACK),
                mutant(
                                Komi.BLACK_WINS_TIES,
                                "komi-so-that-nobody-ties",
                                "wants komi to end on a half instead of letting Black win ties")
                        .breaking("komi.black-wins-ties", Komi.HALF)
                        .touching("komi.black-wins-ties.equal"),
                mutant(Komi.BLACK_WINS_TIES, "ties-are-draws", "takes equal scores for a draw")
                        .breaking("komi.black-wins-ties.equal", Komi.INTEGER),
                mutant(AUCTION, "komi-without-auction", "lets the players agree on a komi and takes no bids")
                        .breaking("komi.auction", Komi.HALF)
                        .touching("komi.auction.*"),
                mutant(AUCTION, "first-bid-counts", "takes the first bid for the komi")
                        .breaking("komi.auction", KomiFaults.OF_THE_FIRST_BID),
                mutant(AUCTION, "bids-in-any-order", "takes bids that do not rise")
                        .breaking("komi.auction.rising", KomiFaults.ofAnyBids(bids -> bids.sorted()
                                .distinct())),
                mutant(AUCTION, "bids-of-any-size", "takes bids in fractions and rounds them up")
                        .breaking(
                                "komi.auction.steps",
                                KomiFaults.ofAnyBids(bids -> bids.map(bid -> Math.ceil(2 * bid) / 2))),
                mutant(Variant.BASE, "first-pass-costs", "gives White a point for passing first")
                        .breaking("first-pass.free", FirstPass.KOMI_RISES),
                mutant(RISING, "first-pass-for-nothing", "gives White nothing for passing first")
                        .breaking("first-pass.komi-rises", FirstPass.FREE)
                        .touching("first-pass.komi-rises.of-the-game"),
                mutant(RISING, "first-of-the-last-passes", "looks at who began the passes that stopped the play")
                        .breaking("first-pass.komi-rises.of-the-game", FirstPassFaults.OF_THE_LAST),
                mutant(Variant.BASE, "button-after-all", "gives half a point for the first pass and does not count it")
                        .breaking("button.none", Button.HALF_POINT),
                mutant(BUTTON, "button-worth-nothing", "gives nothing for the first pass")
                        .breaking("button.half-point", FirstPassFaults.WORTH_NOTHING),
                mutant(BUTTON, "button-for-both", "gives half a point to each player who passes")
                        .breaking("button.half-point", FirstPassFaults.BUTTON_FOR_BOTH),
                mutant(BUTTON, "button-is-a-pass", "counts the first pass among those that stop the play")
                        .breaking("button.half-point.not-counted", FirstPassFaults.BUTTON_IS_A_PASS)
                        .touching("button.half-point", "button.half-point.ko"),
                mutant(BUTTON, "positions-from-before-the-button", "remembers what stood before the first pass")
                        .breaking("button.half-point.ko", KoFaults.REMEMBERED_BEYOND_THE_BUTTON),
                mutant(BUTTON, "no-repetition-after-the-button", "lets anything be repeated after the first pass")
                        .breaking("button.half-point.ko", KoFaults.OPEN_AFTER_THE_BUTTON),
                mutant(
                                BUTTON.with(Repetition.SITUATIONAL),
                                "situations-from-before-the-button",
                                "remembers situations from before the first pass")
                        .breaking("button.half-point.ko", KoFaults.REMEMBERED_BEYOND_THE_BUTTON),
                mutant(Variant.BASE, "pass-stones-after-all", "asks for a stone for each pass")
                        .breaking("pass-stones.none", PassStones.GIVEN),
                mutant(PassStones.GIVEN, "no-pass-stones", "asks for no stone for a pass")
                        .breaking("pass-stones.given", PassStones.NONE),
                mutant(Variant.BASE, "white-has-to-pass-last", "does not let Black make the last pass")
                        .breaking("last-pass.either", LastPass.WHITE),
                mutant(WHITE_LAST, "black-may-pass-last", "lets Black make the last pass")
                        .breaking("last-pass.white", LastPass.EITHER)
                        .touching("last-pass.white.play"),
                mutant(WHITE_LAST, "white-has-to-pass-again", "lets White do nothing but pass after two passes")
                        .breaking("last-pass.white.play", PassFaults.WHITE_AGAIN));
    }
}
