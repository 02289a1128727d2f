package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.SpeechFault;

/** Mutants that get the form of commands and answers wrong: sections 2.5 to 2.7. */
public final class CommandFormMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("ids-not-echoed", "answers without the ids of commands")
                        .speaking(
                                "gtp.2.5.id",
                                SpeechFault.answering((line, answer) -> answer.replaceFirst("^([=?])[0-9]+", "$1"))),
                mutant("ids-not-echoed-in-failures", "answers commands that fail without their ids")
                        .speaking(
                                "gtp.2.5.id",
                                SpeechFault.answering((line, answer) -> answer.replaceFirst("^\\?[0-9]+", "?"))),
                mutant("failures-without-empty-line", "ends no failure with an empty line")
                        .speaking(
                                "gtp.2.6",
                                SpeechFault.answering((line, answer) ->
                                        answer.startsWith("?") ? answer.substring(0, answer.length() - 1) : answer))
                        .touching("gtp.2.5.*"),
                mutant("failures-unanswered", "does not answer a command that fails")
                        .speaking(
                                "gtp.2.6",
                                SpeechFault.answering((line, answer) -> answer.startsWith("?") ? "" : answer))
                        .touching("*"));
    }
}
