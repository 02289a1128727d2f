package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import java.util.function.BinaryOperator;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.speech.SpeechFault;

/** Mutants that get lines wrong as wholes, their ends, their order, comments and empty ones: sections 2.4, and 2.8 to 2.10. */
public final class LineMutants implements MutantSource {

    private static final String EMPTY_SUCCESS = "= \n\n";

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant(
                                "carriage-returns-kept",
                                "takes a carriage return at the end of a line for a part of its last word")
                        .speaking(
                                "gtp.2.4.carriage-return",
                                SpeechFault.reading(line -> line.replaceFirst("(?<=.)\r$", "_")))
                        .touching("gtp.3.1"),
                mutant("carriage-returns-kept-in-vertices", "does not know a vertex that a carriage return follows")
                        .speaking(
                                "gtp.2.4.carriage-return",
                                SpeechFault.reading(line -> line.replaceFirst("([A-Z][0-9]+)\r$", "$1_"))),
                mutant("carriage-returns-answered", "answers a line of nothing but a carriage return")
                        .speaking(
                                "gtp.2.4.carriage-return",
                                SpeechFault.answering((line, answer) -> line.equals("\r") ? EMPTY_SUCCESS : answer)),
                mutant("carriage-returns-end-lines", "takes a carriage return for the end of a line")
                        .speaking("gtp.2.4.line-feed", SpeechFault.reading(line -> line.replaceFirst("\r.*", ""))),
                mutant("carriage-returns-are-blanks", "takes carriage returns for spaces")
                        .speaking("gtp.2.4.line-feed", SpeechFault.reading(line -> line.replace('\r', ' '))),
                mutant("last-line-forgotten", "ignores a last line that no line feed ends")
                        .speaking("gtp.2.4.last-line", SpeechFault.ending(SpeechFault.Ending.FORGETS_LAST_LINE)),
                mutant("stays-without-input", "goes on after its input has ended")
                        .speaking("gtp.2.4.end-of-input", SpeechFault.ending(SpeechFault.Ending.STAYS_WITHOUT_INPUT))
                        .touching("gtp.2.4.last-line"),
                mutant("lists-later", "sends its list of commands only after the answer to the next command")
                        .speaking("gtp.2.8.order", SpeechFault.remembering(LineMutants::listsLater))
                        .touching("*"),
                mutant(
                                "failures-first",
                                "sends the message about a failing command before the answer to the one before it")
                        .speaking("gtp.2.8.order", SpeechFault.remembering(LineMutants::failuresFirst))
                        .touching("*"),
                mutant("answers-the-same-once", "answers a line only once if it is sent again at once")
                        .speaking("gtp.2.8.pipelined", SpeechFault.remembering(() -> repetitions(1)))
                        .touching("*"),
                mutant("queue-of-64", "loses commands when more than 64 wait")
                        .speaking("gtp.2.8.pipelined", SpeechFault.remembering(() -> repetitions(64))),
                mutant("queue-of-512", "loses commands when more than 512 wait")
                        .speaking("gtp.2.8.pipelined", SpeechFault.remembering(() -> repetitions(512))),
                mutant("comments-kept", "takes comments for arguments")
                        .speaking("gtp.2.9", SpeechFault.reading(line -> line.replace('#', '%')))
                        .touching("gtp.*"),
                mutant("comments-need-a-space", "takes a comment for a part of a word if no space is before it")
                        .speaking("gtp.2.9", SpeechFault.reading(line -> line.replaceAll("(?<=[^ \\t])#", "%")))
                        .touching("gtp.3.1"),
                mutant("comments-after-spaces-alone", "finds no comment after a tab")
                        .speaking("gtp.2.9", SpeechFault.reading(line -> line.replaceAll("(?<=\\t)#", "%")))
                        .touching("gtp.2.9.line", "gtp.3.1"),
                mutant("comments-begin-lines", "knows comments only at the beginning of a line")
                        .speaking("gtp.2.9", SpeechFault.reading(line -> line.replaceAll("(?<=.)#", "%")))
                        .touching("gtp.*"),
                mutant("comments-begin-at-the-last-sign", "begins a comment at the last hash sign of a line")
                        .speaking("gtp.2.9", SpeechFault.reading(line -> line.replaceAll("#(?=.*#)", "%"))),
                mutant("comments-after-moves-kept", "takes a comment after a move for arguments of it")
                        .speaking(
                                "gtp.2.9",
                                SpeechFault.reading(line -> line.startsWith("play ") ? line.replace('#', '%') : line)),
                mutant("comment-lines-answered", "answers lines that are comments")
                        .speaking(
                                "gtp.2.9.line",
                                SpeechFault.answering((line, answer) -> line.startsWith("#") ? EMPTY_SUCCESS : answer))
                        .touching("gtp.*"),
                mutant("indented-comments-answered", "answers a line that has blanks before a comment")
                        .speaking(
                                "gtp.2.9.line",
                                SpeechFault.answering(
                                        (line, answer) -> line.matches("[ \\t]+#.*") ? EMPTY_SUCCESS : answer))
                        .touching("gtp.3.1"),
                mutant("comments-carried-out", "carries out what is in a line that is a comment")
                        .speaking("gtp.2.9.line", SpeechFault.reading(line -> line.replaceFirst("^# *", "")))
                        .touching("gtp.*"),
                mutant("long-comments-are-lines", "takes what is after 4,096 characters of a line for another command")
                        .speaking(
                                "gtp.2.9.long",
                                SpeechFault.answering((line, answer) ->
                                        line.length() > 4_096 ? answer + "? unknown command\n\n" : answer))
                        .touching("gtp.2.5.long-lines"),
                mutant("lines-of-512-characters", "takes what is after 512 characters of a line for another command")
                        .speaking(
                                "gtp.2.9.long",
                                SpeechFault.answering((line, answer) ->
                                        line.length() > 512 ? answer + "? unknown command\n\n" : answer))
                        .touching("*"),
                mutant("empty-lines-answered", "answers empty lines")
                        .speaking(
                                "gtp.2.10",
                                SpeechFault.answering((line, answer) -> line.isEmpty() ? EMPTY_SUCCESS : answer))
                        .touching("gtp.*"),
                mutant("blanks-answered", "answers lines of spaces and tabs")
                        .speaking(
                                "gtp.2.10",
                                SpeechFault.answering(
                                        (line, answer) -> line.matches("[ \\t]+") ? "? unknown command\n\n" : answer)),
                mutant("empty-lines-repeat", "answers an empty line as it answered the line before")
                        .speaking("gtp.2.10", SpeechFault.remembering(LineMutants::again))
                        .touching("gtp.*"));
    }

    /** A list waits until the next command has been answered, unless that is asked with an id of many digits, as nothing may follow it. */
    private static BinaryOperator<String> listsLater() {
        StringBuilder held = new StringBuilder();
        return (line, answer) -> {
            if (line.matches("(\\d+ )?list_commands")) {
                held.append(answer);
                return "";
            }
            String late = held.toString();
            held.setLength(0);
            return line.matches("\\d{6,} .*") ? late + answer : answer + late;
        };
    }

    /** As with {@link #listsLater()}, but what waits is the last success. */
    private static BinaryOperator<String> failuresFirst() {
        StringBuilder held = new StringBuilder();
        return (line, answer) -> {
            String late = held.toString();
            held.setLength(0);
            if (answer.startsWith("?")) {
                return answer + late;
            }
            if (line.matches("\\d (name|version|clear_board)")) {
                held.append(answer);
                return late;
            }
            return late + answer;
        };
    }

    /** No more than so many answers to the same line one after the other. */
    private static BinaryOperator<String> repetitions(int most) {
        StringBuilder last = new StringBuilder();
        int[] count = new int[1];
        return (line, answer) -> {
            count[0] = line.contentEquals(last) ? count[0] + 1 : 1;
            last.setLength(0);
            last.append(line);
            return count[0] > most ? "" : answer;
        };
    }

    private static BinaryOperator<String> again() {
        StringBuilder last = new StringBuilder();
        return (line, answer) -> {
            if (line.isEmpty()) {
                return last.toString();
            }
            last.setLength(0);
            last.append(answer);
            return answer;
        };
    }
}
