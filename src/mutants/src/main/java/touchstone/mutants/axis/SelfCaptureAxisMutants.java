package touchstone.mutants.axis;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.SelfCaptureFaults;
import touchstone.mutants.fault.SingleStoneFaults;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/** The axis of self-capture: what may not be given up, or may. */
public final class SelfCaptureAxisMutants implements MutantSource {

    private static final Variant NO_SUICIDE = Variant.BASE.with(SelfCapture.FORBIDDEN);
    /** Where no rule of repetition forbids the self-capture of a single stone in its turn. */
    private static final Variant SEVERAL_STONES = Variant.BASE.with(SelfCapture.SEVERAL, Repetition.SIMPLE);

    private static final Variant NEW_ZEALAND = Variant.BASE.with(SelfCapture.ALLOWED, Repetition.NEW_ZEALAND);

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant(NO_SUICIDE, "forbidden-yet-allowed", "lets stones be given up")
                        .breaking("self-capture.forbidden", SelfCapture.ALLOWED),
                mutant(NO_SUICIDE, "forbidden-single-only", "forbids giving up a single stone only")
                        .breaking("self-capture.forbidden", SelfCapture.SEVERAL),
                mutant(
                                NO_SUICIDE,
                                "forbidden-though-capturing",
                                "looks at the player's own stones before the opponent's are removed")
                        .breaking("self-capture.forbidden.capture-first", SelfCaptureFaults.BOTH_AT_ONCE),
                mutant(SEVERAL_STONES, "several-forbidden", "lets no stones be given up")
                        .breaking("self-capture.several", SelfCapture.FORBIDDEN),
                mutant(SEVERAL_STONES, "several-but-one-removed", "removes only one of the stones given up")
                        .breaking("self-capture.several", SelfCaptureFaults.ONE_STONE),
                mutant(SEVERAL_STONES, "several-and-single", "lets a single stone be given up")
                        .breaking("self-capture.several.single", SelfCapture.ALLOWED),
                mutant(
                                SEVERAL_STONES.with(Repetition.NONE),
                                "several-and-single-over-and-over",
                                "lets a single stone be given up where anything may be repeated")
                        .breaking("self-capture.several.single", SelfCapture.ALLOWED),
                mutant(NEW_ZEALAND, "allowed-yet-forbidden", "lets no stones be given up")
                        .breaking("self-capture.allowed", SelfCapture.FORBIDDEN)
                        .touching("self-capture.allowed.single"),
                mutant(NEW_ZEALAND, "allowed-but-single", "lets no single stone be given up")
                        .breaking("self-capture.allowed.single", SelfCapture.SEVERAL)
                        .seenIn("KataGo"),
                mutant(
                                Variant.BASE,
                                "allowed-single-misnamed",
                                "refuses a single stone for being self-capture, where it is repetition")
                        .breaking("self-capture.allowed.single", SingleStoneFaults.CALLED_SELF_CAPTURE));
    }
}
