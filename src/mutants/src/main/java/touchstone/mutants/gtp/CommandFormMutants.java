package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.LongFunction;
import java.util.regex.Pattern;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.speech.SpeechFault;

/** Mutants that get the form of commands wrong: section 2.5. */
public final class CommandFormMutants implements MutantSource {

    private static final Pattern ID = Pattern.compile("(?<=^[=?])[0-9]+");

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("ids-not-echoed", "answers without the ids of commands")
                        .speaking(
                                "gtp.2.5.id",
                                SpeechFault.answering((line, answer) -> answer.replaceFirst("^([=?])[0-9]+", "$1")))
                        .touching("*"),
                mutant("ids-not-echoed-in-failures", "answers commands that fail without their ids")
                        .speaking(
                                "gtp.2.5.id",
                                SpeechFault.answering((line, answer) -> answer.replaceFirst("^\\?[0-9]+", "?")))
                        .touching("*"),
                mutant("ids-not-echoed-without-text", "answers without an id where there is nothing to say")
                        .speaking(
                                "gtp.2.5.id",
                                SpeechFault.answering((line, answer) -> answer.replaceFirst("^=[0-9]+\\s+$", "=\n\n")))
                        .touching("*"),
                mutant("ids-not-echoed-before-lists", "answers without an id where the answer has several lines")
                        .speaking(
                                "gtp.2.5.id",
                                SpeechFault.answering((line, answer) ->
                                        answer.strip().contains("\n") ? answer.replaceFirst("^=[0-9]+", "=") : answer))
                        .touching("*"),
                mutant("ids-invented", "answers a command without an id with an id of 0")
                        .speaking(
                                "gtp.2.5.id",
                                SpeechFault.answering((line, answer) -> answer.replaceFirst("^([=?])(?![0-9])", "$10")))
                        .touching("*"),
                mutant("id-0-is-none", "takes an id of 0 for none")
                        .speaking(
                                "gtp.2.5.id-range",
                                SpeechFault.answering((line, answer) -> answer.replaceFirst("^([=?])0+ ", "$1 "))),
                mutant("ids-of-16-bits", "keeps 16 bits of an id, but of those of its markers")
                        .speaking("gtp.2.5.id-range", ids(id -> id / 10_000 == 70 ? id : id & 0xFFFF)),
                mutant("ids-of-nine-digits", "takes a number of ten digits for the name of a command")
                        .speaking(
                                "gtp.2.5.id-range",
                                SpeechFault.reading(line -> line.replaceFirst("^(?=[0-9]{10} )", "x"))),
                mutant("large-ids-rounded", "rounds ids to seven digits")
                        .speaking("gtp.2.5.id-range", ids(id -> (long) (float) id)),
                mutant("ids-octal", "takes an id that begins with 0 for a number with eight as its base")
                        .speaking("gtp.2.5.id-zeros", SpeechFault.answering(CommandFormMutants::octal)),
                mutant("zeros-are-no-ids", "takes a number that begins with two zeros for the name of a command")
                        .speaking(
                                "gtp.2.5.id-zeros",
                                SpeechFault.reading(line -> line.replaceFirst("^(?=00[0-9]+ )", "x"))),
                mutant("same-id-ignored", "does not answer a command with the id of the one before")
                        .speaking("gtp.2.5.same-id", SpeechFault.remembering(CommandFormMutants::sameIgnored)),
                mutant(
                                "ids-have-to-rise",
                                "does not answer a command with a small id that is less than that of the one before")
                        .speaking("gtp.2.5.same-id", SpeechFault.remembering(CommandFormMutants::fallingIgnored))
                        .touching("gtp.*"),
                mutant(
                                "digits-are-ids",
                                "takes the digits at the beginning of a word for an id and ignores the rest of the word")
                        .speaking(
                                "gtp.2.5.no-id",
                                SpeechFault.reading(line -> line.replaceFirst("^([0-9]+)[a-z]+ ", "$1 "))),
                mutant("decimals-are-ids", "takes a number with decimals for an id")
                        .speaking(
                                "gtp.2.5.no-id",
                                SpeechFault.reading(line -> line.replaceFirst("^([0-9]+)\\.[0-9]+ ", "$1 "))),
                mutant(
                                "numbers-are-ids",
                                "looks for the name of a command after all the numbers at the beginning of a line")
                        .speaking(
                                "gtp.2.5.no-id",
                                SpeechFault.reading(line -> line.replaceFirst("^([0-9]+) ([0-9]+ )+", "$1 "))),
                mutant("ids-in-brackets", "takes a number in brackets for an id")
                        .speaking(
                                "gtp.2.5.no-id",
                                SpeechFault.reading(line -> line.replaceFirst("^\\[([0-9]+)\\]", "$1"))),
                mutant("ids-with-letters", "takes a letter and a number for an id")
                        .speaking(
                                "gtp.2.5.no-id",
                                SpeechFault.reading(line -> line.replaceFirst("^[a-z]([0-9]+) ", "$1 "))),
                mutant("signs-before-ids-ignored", "takes a number with a minus sign for an id, without the sign")
                        .speaking("gtp.2.5.no-id", SpeechFault.reading(line -> line.replaceFirst("^-(?=[0-9]+ )", ""))),
                mutant("ids-anywhere", "takes a number at the end of a line for an id")
                        .speaking(
                                "gtp.2.5.no-id",
                                SpeechFault.reading(
                                        line -> line.replaceFirst("^(known_command) ([0-9]+)$", "$2 $1 $2")))
                        .touching("gtp.6.3.1.*"),
                mutant("ends-at-an-id-alone", "ends when it is sent an id without a command")
                        .speaking(
                                "gtp.2.5.id-alone",
                                SpeechFault.reading(line -> line.matches("[0-9]+ *(#.*)?") ? "quit" : line)),
                mutant("ids-wait-for-commands", "takes a number alone for the id of the command in the next line")
                        .speaking("gtp.2.5.id-alone", SpeechFault.remembering(CommandFormMutants::waiting)),
                mutant("names-cut-short-suffice", "carries out a command of whose name the end is missing")
                        .speaking(
                                "gtp.2.5.whole-name",
                                SpeechFault.reading(
                                        line -> line.replaceFirst("^protocol_versi?o?$", "protocol_version")))
                        .touching("gtp.6.3.1.*"),
                mutant("names-only-begin-so", "carries out a command of which a longer name begins so")
                        .speaking(
                                "gtp.2.5.whole-name",
                                SpeechFault.reading(
                                        line -> line.replaceFirst("^protocol_version\\w+", "protocol_version"))),
                mutant("names-need-no-space", "needs no space between the name of a command and its argument")
                        .speaking(
                                "gtp.2.5.whole-name",
                                SpeechFault.reading(line -> line.replaceFirst("^play(?=\\w)", "play "))),
                mutant("lines-of-800-characters", "answers what is after 800 characters of a command as another one")
                        .speaking("gtp.2.5.long-lines", SpeechFault.answering(cut(800))),
                mutant("lines-of-1500-characters", "answers what is after 1,500 characters of a command as another one")
                        .speaking("gtp.2.5.long-lines", SpeechFault.answering(cut(1_500))),
                mutant("ends-at-long-lines", "ends when it is sent a command of more than 16,384 characters")
                        .speaking(
                                "gtp.2.5.long-lines",
                                SpeechFault.reading(
                                        line -> line.length() > 16_384 && !line.contains("#") ? "quit" : line)),
                mutant("long-names-unanswered", "does not answer a question about a name of more than 255 characters")
                        .speaking(
                                "gtp.2.5.long-lines",
                                SpeechFault.answering(
                                        (line, answer) -> line.matches("known_command .{256,}") ? "" : answer)));
    }

    private static SpeechFault ids(LongFunction<Long> wrong) {
        return SpeechFault.answering((line, answer) ->
                ID.matcher(answer).replaceFirst(id -> Long.toString(wrong.apply(Long.parseLong(id.group())))));
    }

    private static String octal(String line, String answer) {
        return ID.matcher(answer)
                .replaceFirst(id ->
                        id.group().matches("0[0-7]+") ? Integer.toString(Integer.parseInt(id.group(), 8)) : id.group());
    }

    private static BinaryOperator<String> cut(int characters) {
        return (line, answer) ->
                line.length() > characters && !line.contains("#") ? answer + "? unknown command\n\n" : answer;
    }

    private static BinaryOperator<String> sameIgnored() {
        String[] last = {""};
        return (line, answer) -> {
            String id = line.matches("[0-9]+ .*") ? line.split(" ")[0] : "";
            boolean again = !id.isEmpty() && id.equals(last[0]);
            last[0] = id;
            return again ? "" : answer;
        };
    }

    private static BinaryOperator<String> fallingIgnored() {
        int[] last = {0};
        return (line, answer) -> {
            int id = line.matches("[0-9] .*") ? line.charAt(0) - '0' : 0;
            boolean falls = id > 0 && id < last[0];
            last[0] = id;
            return falls ? "" : answer;
        };
    }

    private static BinaryOperator<String> waiting() {
        String[] waiting = {""};
        return (line, answer) -> {
            if (line.matches("[0-9]+ *(#.*)?")) {
                waiting[0] = line.split(" ")[0];
                return "";
            }
            String id = waiting[0];
            waiting[0] = "";
            return id.isEmpty() ? answer : answer.replaceFirst("^([=?])[0-9]*", "$1" + id);
        };
    }
}
