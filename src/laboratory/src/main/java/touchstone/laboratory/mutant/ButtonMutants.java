package touchstone.laboratory.mutant;

import java.util.List;
import java.util.Optional;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Variant;

/** Button Go broken. */
final class ButtonMutants {

    private static final Variant BUTTON = Variant.BASE.with(Button.HALF_POINT, Komi.INTEGER);

    private ButtonMutants() {}

    static List<Mutant> all() {
        return List.of(
                Mutant.of(
                                "button-not-there",
                                "button-go.1",
                                "has no button",
                                () -> new VariantRules(BUTTON.with(Button.NONE)))
                        .under("button-go")
                        .touching("*"),
                Mutant.of("button-for-the-last", "button-go.1", "gives the button to the other player", ToTheOther::new)
                        .under("button-go")
                        .touching("button-go.1.whole-komi", "button-go.2"),
                Mutant.of(
                                "button-with-half-komi",
                                "button-go.1.whole-komi",
                                "has a komi with a half point besides",
                                () -> new VariantRules(BUTTON.with(Komi.HALF)))
                        .under("button-go"),
                Mutant.of(
                                "button-go-is-a-pass",
                                "button-go.2",
                                "counts the turn that takes the button among the passes that end the game",
                                ButtonIsAPass::new)
                        .under("button-go")
                        .touching("*"),
                Mutant.of(
                                "button-lifts-bans",
                                "button-go.2.ko",
                                "lets a ko be retaken once the button has gone",
                                LiftsBans::new)
                        .under("button-go"));
    }

    private static final class ToTheOther extends VariantRules {
        ToTheOther() {
            super(BUTTON);
        }

        @Override
        public double button(Game game, Color player) {
            return super.button(game, player.opponent());
        }
    }

    private static final class ButtonIsAPass extends VariantRules {
        ButtonIsAPass() {
            super(BUTTON);
        }

        @Override
        public int countedPasses(Game game) {
            return game.successivePasses();
        }
    }

    private static final class LiftsBans extends VariantRules {
        LiftsBans() {
            super(BUTTON);
        }

        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            return game.course().passes().first() > 0 ? Optional.empty() : super.repetition(game, after);
        }
    }
}
