package touchstone.laboratory.mutant.axis;

import static touchstone.laboratory.mutant.Pretence.at;
import static touchstone.laboratory.mutant.Pretence.with;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.FirstPasses;
import touchstone.laboratory.mutant.breakage.Komis;
import touchstone.laboratory.mutant.breakage.Passes;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.FirstPass;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Variant;

/** What is added for moving second and for passing: komi, the first pass, the button, pass stones and the last pass. */
public final class CompensationMutants implements MutantSource {

    private static final Variant AUCTION = Variant.BASE.with(Komi.AUCTION);
    private static final Variant RISING = Variant.BASE.with(FirstPass.KOMI_RISES);
    private static final Variant BUTTON = Variant.BASE.with(Button.HALF_POINT);
    private static final Variant WHITE_LAST = Variant.BASE.with(LastPass.WHITE);

    @Override
    public List<Mutant> mutants() {
        return List.of(
                at(Variant.BASE).chosen("komi-after-all", "komi.none", "takes komi where there is none", Komi.INTEGER),
                with(Komi.INTEGER).chosen("komi-with-a-half", "komi.integer", "wants komi to end on a half", Komi.HALF),
                at(Variant.BASE.with(Komi.INTEGER, Ending.AGREEMENT, Resumption.AGREED))
                        .broken(
                                "komi-until-the-first-move",
                                "komi.integer",
                                "lets the players agree on komi in a game that was stopped and resumed, if nobody has moved",
                                Komis::untilTheFirstMove),
                with(Komi.HALF)
                        .chosen("komi-without-a-half", "komi.half", "wants komi to be a whole number", Komi.INTEGER),
                with(Komi.HALF).broken("komi-for-black", "komi.half", "gives komi to Black", Komis::forBlack),
                with(Komi.BLACK_WINS_TIES)
                        .chosen(
                                "komi-so-that-nobody-ties",
                                "komi.black-wins-ties",
                                "wants komi to end on a half instead of letting Black win ties",
                                Komi.HALF)
                        .touching("komi.black-wins-ties.equal"),
                with(Komi.BLACK_WINS_TIES)
                        .chosen(
                                "ties-are-draws",
                                "komi.black-wins-ties.equal",
                                "takes equal scores for a draw",
                                Komi.INTEGER),
                at(AUCTION)
                        .chosen(
                                "komi-without-auction",
                                "komi.auction",
                                "lets the players agree on a komi and takes no bids",
                                Komi.HALF)
                        .touching("komi.auction.*"),
                at(AUCTION)
                        .broken(
                                "first-bid-counts",
                                "komi.auction",
                                "takes the first bid for the komi",
                                Komis::ofTheFirstBid),
                at(AUCTION)
                        .broken(
                                "bids-in-any-order",
                                "komi.auction.rising",
                                "takes bids that do not rise",
                                rules -> Komis.ofAnyBids(
                                        rules, bids -> bids.sorted().distinct())),
                at(AUCTION)
                        .broken(
                                "bids-of-any-size",
                                "komi.auction.steps",
                                "takes bids in fractions and rounds them up",
                                rules -> Komis.ofAnyBids(rules, bids -> bids.map(bid -> Math.ceil(2 * bid) / 2))),
                at(Variant.BASE)
                        .chosen(
                                "first-pass-costs",
                                "first-pass.free",
                                "gives White a point for passing first",
                                FirstPass.KOMI_RISES),
                at(RISING)
                        .chosen(
                                "first-pass-for-nothing",
                                "first-pass.komi-rises",
                                "gives White nothing for passing first",
                                FirstPass.FREE)
                        .touching("first-pass.komi-rises.of-the-game"),
                at(RISING)
                        .broken(
                                "first-of-the-last-passes",
                                "first-pass.komi-rises.of-the-game",
                                "looks at who began the passes that stopped the play",
                                FirstPasses::ofTheLast),
                at(Variant.BASE)
                        .chosen(
                                "button-after-all",
                                "button.none",
                                "gives half a point for the first pass and does not count it",
                                Button.HALF_POINT),
                at(BUTTON)
                        .broken(
                                "button-worth-nothing",
                                "button.half-point",
                                "gives nothing for the first pass",
                                FirstPasses::worthNothing),
                at(BUTTON)
                        .broken(
                                "button-for-both",
                                "button.half-point",
                                "gives half a point to each player who passes",
                                FirstPasses::buttonForBoth),
                at(BUTTON)
                        .broken(
                                "button-is-a-pass",
                                "button.half-point.not-counted",
                                "counts the first pass among those that stop the play",
                                FirstPasses::buttonIsAPass)
                        .touching("button.half-point"),
                at(Variant.BASE)
                        .chosen(
                                "pass-stones-after-all",
                                "pass-stones.none",
                                "asks for a stone for each pass",
                                PassStones.GIVEN),
                with(PassStones.GIVEN)
                        .chosen("no-pass-stones", "pass-stones.given", "asks for no stone for a pass", PassStones.NONE),
                at(Variant.BASE)
                        .chosen(
                                "white-has-to-pass-last",
                                "last-pass.either",
                                "does not let Black make the last pass",
                                LastPass.WHITE),
                at(WHITE_LAST)
                        .chosen(
                                "black-may-pass-last",
                                "last-pass.white",
                                "lets Black make the last pass",
                                LastPass.EITHER)
                        .touching("last-pass.white.play"),
                at(WHITE_LAST)
                        .broken(
                                "white-has-to-pass-again",
                                "last-pass.white.play",
                                "lets White do nothing but pass after two passes",
                                Passes::whiteAgain));
    }
}
