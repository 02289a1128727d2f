package touchstone.mutants.axis;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.SingleStoneFaults;
import touchstone.mutants.fault.SuperkoFaults;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/** The axis of repetition: rules against any repetition, taken for one another or broken. */
public final class SuperkoAxisMutants implements MutantSource {

    private static final Variant PSK_OF_SEVERAL = Variant.BASE.with(Repetition.POSITIONAL, SelfCapture.SEVERAL);
    private static final Variant SSK_OF_SEVERAL = Variant.BASE.with(Repetition.SITUATIONAL, SelfCapture.SEVERAL);

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant(Repetition.POSITIONAL, "psk-with-turn", "compares whose turn it is too")
                        .breaking("repetition.positional", Repetition.SITUATIONAL)
                        .touching("repetition.positional.*"),
                mutant(Repetition.POSITIONAL, "psk-by-player", "asks who left the position")
                        .breaking("repetition.positional.self-capture", Repetition.NEW_ZEALAND)
                        .touching("repetition.positional.*"),
                mutant(
                                PSK_OF_SEVERAL,
                                "psk-several-uncompared",
                                "does not compare what giving up several stones leaves")
                        .breaking("repetition.positional.self-capture.several", SuperkoFaults.BEFORE_STEP3)
                        .touching("repetition.positional.*"),
                mutant(Repetition.POSITIONAL, "psk-ko-only", "closes a ko and no longer cycle")
                        .breaking("repetition.positional.cycles", Repetition.SIMPLE)
                        .touching("repetition.positional.*"),
                mutant(Repetition.SITUATIONAL, "ssk-no-turn", "does not compare whose turn it is")
                        .breaking("repetition.situational", Repetition.POSITIONAL)
                        .touching("repetition.situational.*"),
                mutant(Repetition.SITUATIONAL, "ssk-by-play", "overlooks what passes left")
                        .breaking("repetition.situational.pass", Repetition.NATURAL_SITUATIONAL)
                        .touching("repetition.situational.*"),
                mutant(Repetition.SITUATIONAL, "ssk-start", "does not count the start")
                        .breaking("repetition.situational.self-capture", Repetition.NEW_ZEALAND)
                        .touching("repetition.situational.cycles"),
                mutant(
                                SSK_OF_SEVERAL,
                                "ssk-several-uncompared",
                                "does not compare what giving up several stones leaves, whoever is to move")
                        .breaking("repetition.situational.self-capture.several", SuperkoFaults.BEFORE_STEP3)
                        .touching("repetition.situational.*"),
                mutant(
                                SSK_OF_SEVERAL,
                                "ssk-several-whoever-moves",
                                "lets several stones be given up only if that leaves what never stood")
                        .breaking("repetition.situational.self-capture.several", Repetition.POSITIONAL)
                        .touching("repetition.situational", "repetition.situational.*"),
                mutant(Repetition.SITUATIONAL, "ssk-ko-only", "closes a ko and no longer cycle")
                        .breaking("repetition.situational.cycles", Repetition.SIMPLE)
                        .touching("repetition.situational.*"),
                mutant(Repetition.NATURAL_SITUATIONAL, "nssk-anybody", "counts all positions")
                        .breaking("repetition.natural-situational", Repetition.POSITIONAL)
                        .touching("repetition.natural-situational.*"),
                mutant(Repetition.NATURAL_SITUATIONAL, "nssk-passes", "counts passes")
                        .breaking("repetition.natural-situational.pass", Repetition.NEW_ZEALAND)
                        .touching("repetition.natural-situational.*"),
                mutant(Repetition.NATURAL_SITUATIONAL, "nssk-start", "counts the start")
                        .breaking("repetition.natural-situational.self-capture", Repetition.SITUATIONAL)
                        .touching("repetition.natural-situational.*"),
                mutant(Repetition.NATURAL_SITUATIONAL, "nssk-ko-only", "closes only kos")
                        .breaking("repetition.natural-situational.cycles", Repetition.SIMPLE)
                        .touching("repetition.natural-situational.*"),
                mutant(Repetition.NEW_ZEALAND, "nz-anybody", "counts what the opponent's moves left")
                        .breaking("repetition.new-zealand", Repetition.POSITIONAL)
                        .touching("repetition.new-zealand.*"),
                mutant(Repetition.NEW_ZEALAND, "nz-passes", "does not take a pass for a move")
                        .breaking("repetition.new-zealand.pass", Repetition.NATURAL_SITUATIONAL)
                        .touching("repetition.new-zealand.*"),
                mutant(Repetition.NEW_ZEALAND, "nz-start", "counts the position at the start")
                        .breaking("repetition.new-zealand.initial", Repetition.SITUATIONAL),
                mutant(Repetition.NEW_ZEALAND, "nz-single-stone", "never lets the board stand as it is")
                        .breaking("repetition.new-zealand.self-capture", SingleStoneFaults.FORBIDDEN)
                        .touching("repetition.new-zealand.initial"),
                mutant(Repetition.NEW_ZEALAND, "nz-ko-only", "closes a ko and no longer cycle")
                        .breaking("repetition.new-zealand.cycles", Repetition.SIMPLE)
                        .touching("repetition.new-zealand.*"));
    }
}
