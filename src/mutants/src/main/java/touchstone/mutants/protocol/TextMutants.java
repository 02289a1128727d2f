package touchstone.mutants.protocol;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import java.util.Locale;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;

/** Mutants that read commands in some ways of writing alone, or say wrongly which commands they know. */
public final class TextMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("vertices-in-capitals-alone", "reads no vertex in small letters")
                        .mishandling(
                                "gtp.written.vertex",
                                TextFaults.reading((color, vertex) -> vertex.equalsIgnoreCase("pass")
                                        || vertex.equals(vertex.toUpperCase(Locale.ROOT)))),
                mutant("vertices-in-small-letters-alone", "reads no vertex in capitals")
                        .mishandling(
                                "gtp.written.vertex",
                                TextFaults.reading((color, vertex) -> vertex.equalsIgnoreCase("pass")
                                        || vertex.equals(vertex.toLowerCase(Locale.ROOT))))
                        .touching("gtp.written.color"),
                mutant("pass-in-small-letters-alone", "reads pass in small letters alone")
                        .mishandling(
                                "gtp.written.pass",
                                TextFaults.reading(
                                        (color, vertex) -> !vertex.equalsIgnoreCase("pass") || vertex.equals("pass"))),
                mutant("colours-in-letters-alone", "reads no colour that is written out")
                        .mishandling("gtp.written.color", TextFaults.reading((color, vertex) -> color.length() == 1))
                        .touching("gtp.written.*"),
                mutant("colours-in-capitals-alone", "reads no colour in small letters")
                        .mishandling(
                                "gtp.written.color",
                                TextFaults.reading((color, vertex) -> color.equals(color.toUpperCase(Locale.ROOT))))
                        .touching("gtp.written.*"),
                mutant("every-command-known", "says of every command that it knows it")
                        .mishandling("gtp.known-command", TextFaults.knowing(command -> true)),
                mutant("no-command-known", "says of every command that it does not know it")
                        .mishandling("gtp.known-command", TextFaults.knowing(command -> false)));
    }
}
