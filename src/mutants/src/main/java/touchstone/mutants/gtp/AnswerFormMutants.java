package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import java.util.function.BinaryOperator;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.speech.SpeechFault;

/** Mutants that get the form of answers and of failures wrong: sections 2.6 and 2.7. */
public final class AnswerFormMutants implements MutantSource {

    private static final String FAILURE = "\\?[0-9]* ";

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("failures-without-empty-line", "ends no failure with an empty line")
                        .speaking(
                                "gtp.2.6",
                                SpeechFault.answering(
                                        (line, answer) -> answer.startsWith("?") ? withoutEnd(answer) : answer))
                        .touching("*"),
                mutant("names-without-empty-line", "ends the answer to name, which has one line, with no empty line")
                        .speaking(
                                "gtp.2.6",
                                SpeechFault.answering(
                                        (line, answer) -> line.equals("name") ? withoutEnd(answer) : answer))
                        .touching("gtp.*"),
                mutant("nothing-without-empty-line", "ends no success without text with an empty line")
                        .speaking(
                                "gtp.2.6",
                                SpeechFault.answering(
                                        (line, answer) -> answer.matches("=[0-9]*\\s+") ? withoutEnd(answer) : answer))
                        .touching("*"),
                mutant("lists-without-empty-line", "ends no answer of several lines with an empty line")
                        .speaking(
                                "gtp.2.6",
                                SpeechFault.answering(
                                        (line, answer) -> answer.strip().contains("\n") ? withoutEnd(answer) : answer))
                        .touching("*"),
                mutant("no-space-before-text", "puts no space between the equals sign and the text of an answer")
                        .speaking(
                                "gtp.2.6.space",
                                SpeechFault.answering((line, answer) -> answer.replaceFirst("^= ", "=")))
                        .touching("*"),
                mutant("no-space-before-messages", "puts no space between the question mark and the message")
                        .speaking(
                                "gtp.2.6.space",
                                SpeechFault.answering((line, answer) -> answer.replaceFirst("^\\? ", "?")))
                        .touching("*"),
                mutant(
                                "colon-after-ids",
                                "puts a colon between the id and the text of an answer, but not after markers")
                        .speaking(
                                "gtp.2.6.space",
                                SpeechFault.answering(
                                        (line, answer) -> answer.replaceFirst("^([=?][0-9]{1,5}) ", "$1:")))
                        .touching("*"),
                mutant("failures-unanswered", "does not answer a command that fails")
                        .speaking(
                                "gtp.2.6.one-answer",
                                SpeechFault.answering((line, answer) -> answer.startsWith("?") ? "" : answer))
                        .touching("*"),
                mutant(
                                "failures-answered-twice",
                                "answers a command that fails with a message, and then with a success")
                        .speaking(
                                "gtp.2.6.one-answer",
                                SpeechFault.answering(
                                        (line, answer) -> answer.startsWith("?") ? answer + "= \n\n" : answer))
                        .touching("*"),
                mutant("nothing-unanswered", "does not answer a command that sets the komi")
                        .speaking(
                                "gtp.2.6.one-answer",
                                SpeechFault.answering(
                                        (line, answer) -> line.matches("([0-9]+ )?komi .*") ? "" : answer))
                        .touching("*"),
                mutant("name-answered-twice", "answers name two times")
                        .speaking(
                                "gtp.2.6.one-answer",
                                SpeechFault.answering(
                                        (line, answer) -> line.matches("([0-9]+ )?name") ? answer + answer : answer))
                        .touching("gtp.*"),
                mutant("banner", "greets whoever starts it")
                        .speaking("gtp.2.6.nothing-else", SpeechFault.remembering(AnswerFormMutants::banner)),
                mutant("chatter", "tells what it thinks before it answers a move")
                        .speaking(
                                "gtp.2.6.nothing-else",
                                SpeechFault.answering((line, answer) -> line.matches("([0-9]+ )?(play|genmove) .*")
                                        ? "Thinking about it\n" + answer
                                        : answer))
                        .touching("*"),
                mutant("chatter-about-failures", "prints the line that it did not understand")
                        .speaking(
                                "gtp.2.6.nothing-else",
                                SpeechFault.answering((line, answer) ->
                                        answer.startsWith("?") ? "error: " + line.length() + "\n" + answer : answer))
                        .touching("*"),
                mutant("chatter-about-generated-moves", "tells what it thinks before it answers genmove")
                        .speaking(
                                "gtp.2.6.nothing-else",
                                SpeechFault.answering((line, answer) ->
                                        line.matches("([0-9]+ )?genmove .*") ? "playouts: 100\n" + answer : answer))
                        .touching("*"),
                mutant("chatter-about-comments", "prints a warning for a line that it ignores")
                        .speaking(
                                "gtp.2.6.nothing-else",
                                SpeechFault.answering((line, answer) -> answer.isEmpty() ? "ignored\n" : answer))
                        .touching("*"),
                mutant("empty-line-in-the-list", "has an empty line in its list of commands")
                        .speaking(
                                "gtp.2.6.no-empty-line",
                                SpeechFault.command(
                                        "list_commands",
                                        right -> words ->
                                                right.carryOut(words).replaceFirst("(?s)(.*\nname)\n", "$1\n\n")))
                        .touching("*"),
                mutant("empty-line-in-the-board", "shows the board with an empty line in it")
                        .speaking(
                                "gtp.2.6.no-empty-line",
                                SpeechFault.command(
                                        "showboard",
                                        right -> words ->
                                                right.carryOut(words).replaceFirst("(?s)\n(?=[^\n]*$)", "\n\n")))
                        .touching("*"),
                mutant("failures-without-message", "says nothing about why a command fails")
                        .speaking(
                                "gtp.2.7",
                                SpeechFault.answering(
                                        (line, answer) -> answer.replaceFirst("(?s)^(\\?[0-9]*).*", "$1\n\n")))
                        .touching("*"),
                mutant("refused-arguments-without-message", "says why a command fails only if it is not known")
                        .speaking(
                                "gtp.2.7",
                                SpeechFault.answering((line, answer) -> answer.contains("unknown command")
                                        ? answer
                                        : answer.replaceFirst("(?s)^(\\?[0-9]*).*", "$1\n\n")))
                        .touching("*"),
                mutant("unknown-commands-are-syntax-errors", "says syntax error of a command that is not known")
                        .speaking(
                                "gtp.2.7.unknown-command",
                                SpeechFault.answering((line, answer) ->
                                        answer.replaceFirst("^(" + FAILURE + ")unknown command", "$1syntax error"))),
                mutant("unknown-names-first", "puts the name before the message about a command that is not known")
                        .speaking(
                                "gtp.2.7.unknown-command",
                                SpeechFault.answering((line, answer) -> answer.replaceFirst(
                                        "^(" + FAILURE + ")unknown command", "$1no_such_command: unknown command"))),
                mutant(
                                "unknown-commands-succeed",
                                "answers a command that is not known with a success that has the message as its text")
                        .speaking(
                                "gtp.2.7.unknown-command",
                                SpeechFault.answering(
                                        (line, answer) -> answer.replaceFirst("^\\?([0-9]* unknown command)", "=$1")))
                        .touching("*"),
                mutant("vertices-are-moves", "takes a vertex in place of a command for a move")
                        .speaking(
                                "gtp.2.7.unknown-command",
                                SpeechFault.reading(line -> line.replaceFirst("^([A-T][0-9]{1,2})$", "play black $1"))),
                mutant("no-argument-no-failure", "answers a command without its arguments with a success")
                        .speaking(
                                "gtp.2.7.syntax-error",
                                SpeechFault.answering((line, answer) -> line.matches("([0-9]+ )?(play|komi|boardsize)")
                                        ? answer.replaceFirst("(?s)^\\?([0-9]*).*", "=$1\n\n")
                                        : answer))
                        .touching("*"),
                mutant("no-vertex-is-a-pass", "takes a play without a vertex for a pass")
                        .speaking(
                                "gtp.2.7.syntax-error",
                                SpeechFault.reading(line -> line.matches("([0-9]+ )?play (black|white) *(#.*)?")
                                        ? line.replaceFirst("#.*", "").strip() + " pass"
                                        : line))
                        .touching("*"));
    }

    private static String withoutEnd(String answer) {
        return answer.substring(0, answer.length() - 1);
    }

    private static BinaryOperator<String> banner() {
        boolean[] greeted = new boolean[1];
        return (line, answer) -> {
            String greeting = greeted[0] ? "" : "Welcome!\n\n";
            greeted[0] = true;
            return greeting + answer;
        };
    }
}
