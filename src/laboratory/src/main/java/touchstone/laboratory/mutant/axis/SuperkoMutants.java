package touchstone.laboratory.mutant.axis;

import static touchstone.laboratory.mutant.Pretence.with;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.SingleStones;
import touchstone.reference.choice.Repetition;

/** The axis of repetition: rules against any repetition, taken for one another or broken. */
public final class SuperkoMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                with(Repetition.POSITIONAL)
                        .chosen(
                                "psk-with-turn",
                                "repetition.positional",
                                "compares whose turn it is too",
                                Repetition.SITUATIONAL)
                        .touching("repetition.positional.*"),
                with(Repetition.POSITIONAL)
                        .chosen(
                                "psk-by-player",
                                "repetition.positional.self-capture",
                                "asks who left the position",
                                Repetition.NEW_ZEALAND)
                        .touching("repetition.positional.*"),
                with(Repetition.POSITIONAL)
                        .chosen(
                                "psk-ko-only",
                                "repetition.positional.cycles",
                                "closes a ko and no longer cycle",
                                Repetition.SIMPLE)
                        .touching("repetition.positional.*"),
                with(Repetition.SITUATIONAL)
                        .chosen(
                                "ssk-no-turn",
                                "repetition.situational",
                                "does not compare whose turn it is",
                                Repetition.POSITIONAL)
                        .touching("repetition.situational.*"),
                with(Repetition.SITUATIONAL)
                        .chosen(
                                "ssk-by-play",
                                "repetition.situational.pass",
                                "overlooks what passes left",
                                Repetition.NATURAL_SITUATIONAL)
                        .touching("repetition.situational.*"),
                with(Repetition.SITUATIONAL)
                        .chosen(
                                "ssk-start",
                                "repetition.situational.self-capture",
                                "does not count the start",
                                Repetition.NEW_ZEALAND)
                        .touching("repetition.situational.cycles"),
                with(Repetition.SITUATIONAL)
                        .chosen(
                                "ssk-ko-only",
                                "repetition.situational.cycles",
                                "closes a ko and no longer cycle",
                                Repetition.SIMPLE)
                        .touching("repetition.situational.*"),
                with(Repetition.NATURAL_SITUATIONAL)
                        .chosen(
                                "nssk-anybody",
                                "repetition.natural-situational",
                                "counts all positions",
                                Repetition.POSITIONAL)
                        .touching("repetition.natural-situational.*"),
                with(Repetition.NATURAL_SITUATIONAL)
                        .chosen(
                                "nssk-passes",
                                "repetition.natural-situational.pass",
                                "counts passes",
                                Repetition.NEW_ZEALAND)
                        .touching("repetition.natural-situational.*"),
                with(Repetition.NATURAL_SITUATIONAL)
                        .chosen(
                                "nssk-start",
                                "repetition.natural-situational.self-capture",
                                "counts the start",
                                Repetition.SITUATIONAL)
                        .touching("repetition.natural-situational.*"),
                with(Repetition.NATURAL_SITUATIONAL)
                        .chosen(
                                "nssk-ko-only",
                                "repetition.natural-situational.cycles",
                                "closes only kos",
                                Repetition.SIMPLE)
                        .touching("repetition.natural-situational.*"),
                with(Repetition.NEW_ZEALAND)
                        .chosen(
                                "nz-anybody",
                                "repetition.new-zealand",
                                "counts what the opponent's moves left",
                                Repetition.POSITIONAL)
                        .touching("repetition.new-zealand.*"),
                with(Repetition.NEW_ZEALAND)
                        .chosen(
                                "nz-passes",
                                "repetition.new-zealand.pass",
                                "does not take a pass for a move",
                                Repetition.NATURAL_SITUATIONAL)
                        .touching("repetition.new-zealand.*"),
                with(Repetition.NEW_ZEALAND)
                        .chosen(
                                "nz-start",
                                "repetition.new-zealand.initial",
                                "counts the position at the start",
                                Repetition.SITUATIONAL),
                with(Repetition.NEW_ZEALAND)
                        .broken(
                                "nz-single-stone",
                                "repetition.new-zealand.self-capture",
                                "never lets the board stand as it is",
                                SingleStones::forbidden)
                        .touching("repetition.new-zealand.initial"),
                with(Repetition.NEW_ZEALAND)
                        .chosen(
                                "nz-ko-only",
                                "repetition.new-zealand.cycles",
                                "closes a ko and no longer cycle",
                                Repetition.SIMPLE)
                        .touching("repetition.new-zealand.*"));
    }
}
