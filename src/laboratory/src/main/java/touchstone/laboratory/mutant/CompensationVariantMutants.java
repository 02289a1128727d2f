package touchstone.laboratory.mutant;

import java.util.List;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Phase;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.FirstPass;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Variant;

/** What is added for moving second and for passing: komi, the first pass, the button, pass stones and the last pass. */
final class CompensationVariantMutants {

    private static final Variant AUCTION = Variant.BASE.with(Komi.AUCTION);
    private static final Variant RISING = Variant.BASE.with(FirstPass.KOMI_RISES);
    private static final Variant BUTTON = Variant.BASE.with(Button.HALF_POINT);
    private static final Variant WHITE_LAST = Variant.BASE.with(LastPass.WHITE);

    private CompensationVariantMutants() {}

    static List<Mutant> all() {
        return List.of(
                Mutant.swapped(
                        "komi-after-all", "komi.none", "takes komi where there is none", Variant.BASE, Komi.INTEGER),
                Mutant.swapped(
                        "komi-with-a-half",
                        "komi.integer",
                        "wants komi to end on a half",
                        Variant.BASE.with(Komi.INTEGER),
                        Komi.HALF),
                Mutant.swapped(
                        "komi-without-a-half",
                        "komi.half",
                        "wants komi to be a whole number",
                        Variant.BASE.with(Komi.HALF),
                        Komi.INTEGER),
                Mutant.of(
                                "komi-for-black",
                                "komi.half",
                                "gives komi to Black",
                                () -> new KomiForBlack(Variant.BASE.with(Komi.HALF)))
                        .at(Variant.BASE.with(Komi.HALF)),
                Mutant.swapped(
                                "komi-so-that-nobody-ties",
                                "komi.black-wins-ties",
                                "wants komi to end on a half instead of letting Black win ties",
                                Variant.BASE.with(Komi.BLACK_WINS_TIES),
                                Komi.HALF)
                        .touching("komi.black-wins-ties.equal"),
                Mutant.swapped(
                        "ties-are-draws",
                        "komi.black-wins-ties.equal",
                        "takes equal scores for a draw",
                        Variant.BASE.with(Komi.BLACK_WINS_TIES),
                        Komi.INTEGER),
                Mutant.swapped(
                                "komi-without-auction",
                                "komi.auction",
                                "lets the players agree on a komi and takes no bids",
                                AUCTION,
                                Komi.HALF)
                        .touching("komi.auction.*"),
                Mutant.of(
                                "first-bid-counts",
                                "komi.auction",
                                "takes the first bid for the komi",
                                () -> new Bidding(AUCTION) {
                                    @Override
                                    public Ruling bids(Game game, List<Double> bids) {
                                        Ruling asked = super.bids(game, bids);
                                        return asked instanceof Ruling.Agreed
                                                ? super.bids(game, bids.subList(0, 1))
                                                : asked;
                                    }
                                })
                        .at(AUCTION),
                Mutant.of(
                                "bids-in-any-order",
                                "komi.auction.rising",
                                "takes bids that do not rise",
                                () -> new Bidding(AUCTION) {
                                    @Override
                                    public Ruling bids(Game game, List<Double> bids) {
                                        return super.bids(
                                                game,
                                                bids.stream()
                                                        .sorted()
                                                        .distinct()
                                                        .toList());
                                    }
                                })
                        .at(AUCTION),
                Mutant.of(
                                "bids-of-any-size",
                                "komi.auction.steps",
                                "takes bids in fractions and rounds them up",
                                () -> new Bidding(AUCTION) {
                                    @Override
                                    public Ruling bids(Game game, List<Double> bids) {
                                        return super.bids(
                                                game,
                                                bids.stream()
                                                        .map(bid -> Math.ceil(2 * bid) / 2)
                                                        .toList());
                                    }
                                })
                        .at(AUCTION),
                Mutant.swapped(
                        "first-pass-costs",
                        "first-pass.free",
                        "gives White a point for passing first",
                        Variant.BASE,
                        FirstPass.KOMI_RISES),
                Mutant.swapped(
                                "first-pass-for-nothing",
                                "first-pass.komi-rises",
                                "gives White nothing for passing first",
                                RISING,
                                FirstPass.FREE)
                        .touching("first-pass.komi-rises.of-the-game"),
                Mutant.of(
                                "first-of-the-last-passes",
                                "first-pass.komi-rises.of-the-game",
                                "looks at who began the passes that stopped the play",
                                () -> new FirstOfTheLastPasses(RISING))
                        .at(RISING),
                Mutant.swapped(
                        "button-after-all",
                        "button.none",
                        "gives half a point for the first pass and does not count it",
                        Variant.BASE,
                        Button.HALF_POINT),
                Mutant.of(
                                "button-worth-nothing",
                                "button.half-point",
                                "gives nothing for the first pass",
                                () -> new ButtonWorthNothing(BUTTON))
                        .at(BUTTON),
                Mutant.of(
                                "button-for-both",
                                "button.half-point",
                                "gives half a point to each player who passes",
                                () -> new ButtonForBoth(BUTTON))
                        .at(BUTTON),
                Mutant.of(
                                "button-is-a-pass",
                                "button.half-point.not-counted",
                                "counts the first pass among those that stop the play",
                                () -> new ButtonIsAPass(BUTTON))
                        .at(BUTTON)
                        .touching("button.half-point"),
                Mutant.swapped(
                        "pass-stones-after-all",
                        "pass-stones.none",
                        "asks for a stone for each pass",
                        Variant.BASE,
                        PassStones.GIVEN),
                Mutant.swapped(
                        "no-pass-stones",
                        "pass-stones.given",
                        "asks for no stone for a pass",
                        Variant.BASE.with(PassStones.GIVEN),
                        PassStones.NONE),
                Mutant.swapped(
                        "white-has-to-pass-last",
                        "last-pass.either",
                        "does not let Black make the last pass",
                        Variant.BASE,
                        LastPass.WHITE),
                Mutant.swapped(
                                "black-may-pass-last",
                                "last-pass.white",
                                "lets Black make the last pass",
                                WHITE_LAST,
                                LastPass.EITHER)
                        .touching("last-pass.white.play"),
                Mutant.of(
                                "white-has-to-pass-again",
                                "last-pass.white.play",
                                "lets White do nothing but pass after two passes",
                                () -> new WhiteHasToPassAgain(WHITE_LAST))
                        .at(WHITE_LAST));
    }

    private static final class KomiForBlack extends VariantRules {
        KomiForBlack(Variant variant) {
            super(variant);
        }

        @Override
        public double counted(Game game, Position position, Color player) {
            double komi = game.course().terms().komi();
            return super.counted(game, position, player) + (player == Color.BLACK ? komi : -komi);
        }
    }

    private abstract static class Bidding extends VariantRules {
        Bidding(Variant variant) {
            super(variant);
        }
    }

    private static final class FirstOfTheLastPasses extends VariantRules {
        FirstOfTheLastPasses(Variant variant) {
            super(variant);
        }

        @Override
        public int firstPass(Game game) {
            boolean even = game.successivePasses() % 2 == 0;
            Color first = even ? game.toMove() : game.toMove().opponent();
            return first == Color.WHITE ? 1 : 0;
        }
    }

    private static final class ButtonWorthNothing extends VariantRules {
        ButtonWorthNothing(Variant variant) {
            super(variant);
        }

        @Override
        public double button(Game game, Color player) {
            return 0;
        }
    }

    private static final class ButtonForBoth extends VariantRules {
        ButtonForBoth(Variant variant) {
            super(variant);
        }

        @Override
        public double button(Game game, Color player) {
            return game.course().passes().of(player) > 0 ? 0.5 : 0;
        }
    }

    private static final class ButtonIsAPass extends VariantRules {
        ButtonIsAPass(Variant variant) {
            super(variant);
        }

        @Override
        public int countedPasses(Game game) {
            return game.successivePasses();
        }
    }

    private static final class WhiteHasToPassAgain extends VariantRules {
        WhiteHasToPassAgain(Variant variant) {
            super(variant);
        }

        @Override
        public Ruling rule(Game game, Color player, Move move) {
            boolean due = game.successivePasses() >= 2 && phase(game) != Phase.OVER && move instanceof Move.Play;
            return due
                    ? new Ruling.Refused(new Refusal.Unforeseen("last-pass.white", "White passes once more"))
                    : super.rule(game, player, move);
        }
    }
}
