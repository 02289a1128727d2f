package touchstone.laboratory.mutant.axis;

import static touchstone.laboratory.mutant.Pretence.at;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.SelfCapturing;
import touchstone.laboratory.mutant.breakage.SingleStones;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/** The axis of self-capture: what may not be given up, or may. */
public final class SelfCaptureMutants implements MutantSource {

    private static final Variant NO_SUICIDE = Variant.BASE.with(SelfCapture.FORBIDDEN);
    /** Where no rule of repetition forbids the self-capture of a single stone in its turn. */
    private static final Variant SEVERAL_STONES = Variant.BASE.with(SelfCapture.SEVERAL, Repetition.SIMPLE);

    private static final Variant NEW_ZEALAND = Variant.BASE.with(SelfCapture.ALLOWED, Repetition.NEW_ZEALAND);

    @Override
    public List<Mutant> mutants() {
        return List.of(
                at(NO_SUICIDE)
                        .chosen(
                                "forbidden-yet-allowed",
                                "self-capture.forbidden",
                                "lets stones be given up",
                                SelfCapture.ALLOWED),
                at(NO_SUICIDE)
                        .chosen(
                                "forbidden-single-only",
                                "self-capture.forbidden",
                                "forbids giving up a single stone only",
                                SelfCapture.SEVERAL),
                at(NO_SUICIDE)
                        .broken(
                                "forbidden-though-capturing",
                                "self-capture.forbidden.capture-first",
                                "looks at the player's own stones before the opponent's are removed",
                                SelfCapturing::bothAtOnce),
                at(SEVERAL_STONES)
                        .chosen(
                                "several-forbidden",
                                "self-capture.several",
                                "lets no stones be given up",
                                SelfCapture.FORBIDDEN),
                at(SEVERAL_STONES)
                        .broken(
                                "several-but-one-removed",
                                "self-capture.several",
                                "removes only one of the stones given up",
                                SelfCapturing::oneStone),
                at(SEVERAL_STONES)
                        .chosen(
                                "several-and-single",
                                "self-capture.several.single",
                                "lets a single stone be given up",
                                SelfCapture.ALLOWED),
                at(SEVERAL_STONES.with(Repetition.NONE))
                        .chosen(
                                "several-and-single-over-and-over",
                                "self-capture.several.single",
                                "lets a single stone be given up where anything may be repeated",
                                SelfCapture.ALLOWED),
                at(NEW_ZEALAND)
                        .chosen(
                                "allowed-yet-forbidden",
                                "self-capture.allowed",
                                "lets no stones be given up",
                                SelfCapture.FORBIDDEN)
                        .touching("self-capture.allowed.single"),
                at(NEW_ZEALAND)
                        .chosen(
                                "allowed-but-single",
                                "self-capture.allowed.single",
                                "lets no single stone be given up",
                                SelfCapture.SEVERAL)
                        .seenIn("KataGo"),
                at(Variant.BASE)
                        .broken(
                                "allowed-single-misnamed",
                                "self-capture.allowed.single",
                                "refuses a single stone for being self-capture, where it is repetition",
                                SingleStones::calledSelfCapture));
    }
}
