package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.speech.SpeechFault;

/** Mutants that get characters and blanks of lines and of answers wrong: sections 2.1 to 2.3, and 3.1. */
public final class CharacterMutants implements MutantSource {

    /** Control characters but for tabs and the ends of lines, and but for the character 0. */
    private static final String CONTROL = "[\\x01-\\x08\\x0B\\x0C\\x0E-\\x1F\\x7F]";

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("refuses-more-than-ascii", "refuses every line with a character that is not in ASCII")
                        .speaking(
                                "gtp.2.1",
                                SpeechFault.reading(line -> line.matches(".*[^\\x00-\\x7F].*") ? "?" : line)),
                mutant("name-in-latin-letters", "has a letter in its name that is not in ASCII")
                        .speaking(
                                "gtp.2.1.answers",
                                SpeechFault.command("name", right -> words -> right.carryOut(words) + " é")),
                mutant("board-in-unicode", "shows the board with characters that are not in ASCII")
                        .speaking(
                                "gtp.2.1.answers",
                                SpeechFault.command("showboard", right -> words -> right.carryOut(words) + "\n ●○"))
                        .touching("*"),
                mutant("failures-in-latin-letters", "has letters in its messages that are not in ASCII")
                        .speaking(
                                "gtp.2.1.answers",
                                SpeechFault.answering((line, answer) ->
                                        answer.startsWith("?") ? answer.stripTrailing() + " für\n\n" : answer))
                        .touching("*"),
                mutant("control-characters-kept", "takes control characters for parts of words")
                        .speaking("gtp.2.2", SpeechFault.reading(line -> line.replaceAll(CONTROL, "?")))
                        .touching("gtp.3.1"),
                mutant("control-characters-are-blanks", "takes control characters for spaces")
                        .speaking("gtp.2.2", SpeechFault.reading(line -> line.replaceAll(CONTROL, " ")))
                        .touching("gtp.3.1"),
                mutant("control-characters-end-lines", "reads a line up to its first control character")
                        .speaking("gtp.2.2", SpeechFault.reading(line -> line.replaceFirst(CONTROL + ".*", "")))
                        .touching("gtp.3.1"),
                mutant("delete-kept", "takes the character 127 for a part of a word")
                        .speaking("gtp.2.2", SpeechFault.reading(line -> line.replace('\u007f', '?'))),
                mutant("form-feeds-are-blanks", "takes vertical tabs and form feeds for spaces")
                        .speaking("gtp.2.2", SpeechFault.reading(line -> line.replaceAll("[\\x0B\\x0C]", " "))),
                mutant("separators-are-blanks", "takes the characters 28 to 31 for spaces")
                        .speaking("gtp.2.2", SpeechFault.reading(line -> line.replaceAll("[\\x1C-\\x1F]", " "))),
                mutant("ends-at-control-z", "takes the character 26 for the end of its input")
                        .speaking("gtp.2.2", SpeechFault.reading(line -> line.indexOf(0x1A) < 0 ? line : "quit")),
                mutant("control-lines-answered", "answers a line that has nothing but control characters")
                        .speaking(
                                "gtp.2.2",
                                SpeechFault.answering(
                                        (line, answer) -> line.matches(CONTROL + "+") ? "? syntax error\n\n" : answer)),
                mutant("escapes-kept", "takes the character 27 for a part of a word")
                        .speaking("gtp.2.2", SpeechFault.reading(line -> line.replace('\u001b', '?'))),
                mutant("nul-ends-lines", "reads a line up to a character 0")
                        .speaking("gtp.2.2.nul", SpeechFault.reading(line -> line.replaceFirst("\u0000.*", ""))),
                mutant("nul-kept", "takes the character 0 for a part of a word")
                        .speaking("gtp.2.2.nul", SpeechFault.reading(line -> line.replace('\u0000', '?'))),
                mutant("name-in-colors", "sends escape sequences with its name")
                        .speaking(
                                "gtp.2.2.answers",
                                SpeechFault.command(
                                        "name", right -> words -> "\u001b[1m" + right.carryOut(words) + "\u001b[0m")),
                mutant("board-in-colors", "sends escape sequences with the board")
                        .speaking(
                                "gtp.2.2.answers",
                                SpeechFault.command(
                                        "showboard", right -> words -> right.carryOut(words) + "\n\u001b[0m."))
                        .touching("*"),
                mutant("failures-with-bells", "rings the bell with every message")
                        .speaking(
                                "gtp.2.2.answers",
                                SpeechFault.answering((line, answer) ->
                                        answer.startsWith("?") ? answer.stripTrailing() + "\u0007\n\n" : answer))
                        .touching("*"),
                mutant("tabs-kept", "takes tabs for parts of words")
                        .speaking("gtp.2.3.tabs", SpeechFault.reading(line -> line.replace('\t', '_')))
                        .touching("*"),
                mutant("tabs-dropped", "ignores tabs as if they were other control characters")
                        .speaking("gtp.2.3.tabs", SpeechFault.reading(line -> line.replace("\t", "")))
                        .touching("gtp.3.1"),
                mutant(
                                "tabs-at-the-ends-kept",
                                "takes tabs at the beginning and at the end of a line for parts of words")
                        .speaking("gtp.2.3.tabs", SpeechFault.reading(line -> line.replaceFirst("^\t(?=\\S)", "_")
                                .replaceFirst("(?<=\\S)\t$", "_")))
                        .touching("gtp.3.1", "gtp.2.3.several"),
                mutant("each-blank-counts", "finds an empty argument between two spaces")
                        .speaking(
                                "gtp.2.3.several",
                                SpeechFault.reading(line -> line.replaceAll("(?<=[^ \\t] ) +(?=\\S)", "\u00a0 ")))
                        .touching("gtp.2.9", "gtp.6.3.5.loadsgf.name"),
                mutant("leading-blanks-kept", "does not know a command that has spaces before it")
                        .speaking(
                                "gtp.2.3.several",
                                SpeechFault.reading(line -> line.replaceFirst("^ +(?=[^ \\t#\\x00-\\x1F])", "_"))),
                mutant("trailing-blanks-kept", "takes spaces at the end of a line for a part of the last word")
                        .speaking(
                                "gtp.2.3.several",
                                SpeechFault.reading(line -> line.replaceFirst("(?<=[^ \\t]) +$", "_")))
                        .touching("gtp.6.3.5.loadsgf.name"),
                mutant("ids-only-at-the-beginning", "finds no id where spaces are before it")
                        .speaking("gtp.2.3.several", SpeechFault.reading(line -> line.replaceFirst("^ +\\d+ +", ""))),
                mutant("name-with-a-tab", "has a tab in its name")
                        .speaking(
                                "gtp.2.3.answers",
                                SpeechFault.command("name", right -> words -> right.carryOut(words) + "\tengine")),
                mutant("board-with-tabs", "shows the board with tabs in it")
                        .speaking(
                                "gtp.2.3.answers",
                                SpeechFault.command("showboard", right -> words -> right.carryOut(words) + "\n\t."))
                        .touching("*"),
                mutant("failures-with-tabs", "puts a tab before its messages")
                        .speaking(
                                "gtp.2.3.answers",
                                SpeechFault.answering((line, answer) -> answer.replaceFirst("^(\\?[0-9]*) ", "$1 \t")))
                        .touching("*"),
                mutant(
                                "control-characters-kept-before-comments",
                                "looks for control characters after it has cut off a comment, and not before")
                        .speaking(
                                "gtp.3.1",
                                SpeechFault.reading(
                                        line -> line.contains("#") ? line.replaceAll(CONTROL, "?") : line)));
    }
}
