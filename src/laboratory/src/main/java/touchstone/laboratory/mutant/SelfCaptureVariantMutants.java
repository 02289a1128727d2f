package touchstone.laboratory.mutant;

import static touchstone.reference.choice.SelfCapture.ALLOWED;
import static touchstone.reference.choice.SelfCapture.FORBIDDEN;
import static touchstone.reference.choice.SelfCapture.SEVERAL;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Removal;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Variant;

/** The axis of self-capture: what may not be given up, or may. */
final class SelfCaptureVariantMutants {

    private static final Variant NO_SUICIDE = Variant.BASE.with(FORBIDDEN);
    /** Where no rule of repetition forbids the self-capture of a single stone in its turn. */
    private static final Variant SEVERAL_STONES = Variant.BASE.with(SEVERAL, Repetition.SIMPLE);

    private static final Variant NEW_ZEALAND = Variant.BASE.with(ALLOWED, Repetition.NEW_ZEALAND);

    private SelfCaptureVariantMutants() {}

    static List<Mutant> all() {
        return List.of(
                Mutant.swapped(
                        "forbidden-yet-allowed",
                        "self-capture.forbidden",
                        "lets stones be given up",
                        NO_SUICIDE,
                        ALLOWED),
                Mutant.swapped(
                        "forbidden-single-only",
                        "self-capture.forbidden",
                        "forbids giving up a single stone only",
                        NO_SUICIDE,
                        SEVERAL),
                of(
                        "forbidden-though-capturing",
                        "self-capture.forbidden.capture-first",
                        "looks at the player's own stones before the opponent's are removed",
                        NO_SUICIDE,
                        CapturedTooLate::new),
                Mutant.swapped(
                        "several-forbidden",
                        "self-capture.several",
                        "lets no stones be given up",
                        SEVERAL_STONES,
                        FORBIDDEN),
                of(
                        "several-but-one-removed",
                        "self-capture.several",
                        "removes only one of the stones given up",
                        SEVERAL_STONES,
                        LeavesTheRest::new),
                Mutant.swapped(
                        "several-and-single",
                        "self-capture.several.single",
                        "lets a single stone be given up",
                        SEVERAL_STONES,
                        ALLOWED),
                Mutant.swapped(
                                "allowed-yet-forbidden",
                                "self-capture.allowed",
                                "lets no stones be given up",
                                NEW_ZEALAND,
                                FORBIDDEN)
                        .touching("self-capture.allowed.single"),
                Mutant.swapped(
                                "allowed-but-single",
                                "self-capture.allowed.single",
                                "lets no single stone be given up",
                                NEW_ZEALAND,
                                SEVERAL)
                        .seenIn("KataGo"),
                of(
                        "allowed-single-misnamed",
                        "self-capture.allowed.single",
                        "refuses a single stone for being self-capture, where it is repetition",
                        Variant.BASE,
                        Misnamed::new));
    }

    private static Mutant of(
            String name, String clause, String description, Variant claimed, Function<Variant, VariantRules> rules) {
        return Mutant.of(name, clause, description, () -> rules.apply(claimed)).at(claimed);
    }

    private static final class CapturedTooLate extends VariantRules {
        CapturedTooLate(Variant variant) {
            super(variant);
        }

        @Override
        public Removal remove(Position placed, Color player) {
            return new Removal(capture(placed, player), selfCapture(placed, player));
        }
    }

    private static final class LeavesTheRest extends VariantRules {
        LeavesTheRest(Variant variant) {
            super(variant);
        }

        @Override
        public Removal remove(Position placed, Color player) {
            Removal removal = super.remove(placed, player);
            PointSet given = removal.selfCaptured();
            return given.size() < 2
                    ? removal
                    : new Removal(
                            removal.captured(),
                            PointSet.of(placed.board(), given.iterator().next()));
        }
    }

    private static final class Misnamed extends VariantRules {
        Misnamed(Variant variant) {
            super(variant);
        }

        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            return after.equals(game.position())
                    ? Optional.of(new Refusal.SelfCaptures(game.board().none()))
                    : super.repetition(game, after);
        }
    }
}
