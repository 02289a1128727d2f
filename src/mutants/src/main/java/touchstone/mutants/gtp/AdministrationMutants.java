package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.Predicate;
import touchstone.gtp.server.Arguments;
import touchstone.gtp.server.ServedCommand;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.speech.SpeechFault;

/** Mutants that lack required commands, or get those about the engine and its commands wrong: sections 6.1 and 6.3.1. */
public final class AdministrationMutants implements MutantSource {

    private static final List<String> REQUIRED = List.of(
            "protocol_version",
            "name",
            "version",
            "known_command",
            "list_commands",
            "quit",
            "boardsize",
            "clear_board",
            "komi",
            "play",
            "genmove");

    private static final String QUIT = "([0-9]+ )?quit";

    @Override
    public List<Mutant> mutants() {
        List<Mutant> mutants = new ArrayList<>(List.of(
                mutant("required-command-broken", "says that it knows genmove, and always fails to make a move")
                        .speaking(
                                "gtp.6.1",
                                SpeechFault.answering((line, answer) -> line.matches("([0-9]+ )?genmove .*")
                                        ? answer.replaceFirst("(?s)^=([0-9]*).*", "?$1 not implemented\n\n")
                                        : answer))
                        .touching("*"),
                mutant("required-commands-unlisted", "lists no command that is required")
                        .speaking("gtp.6.1.listed", listing(line -> !REQUIRED.contains(line)))
                        .touching("*"),
                mutant("game-commands-unlisted", "does not list play")
                        .speaking("gtp.6.1.listed", listing(line -> !line.equals("play")))
                        .touching("*"),
                mutant("protocol-version-1", "says that it speaks version 1 of the protocol")
                        .speaking(
                                "gtp.6.3.1.protocol-version",
                                SpeechFault.command("protocol_version", right -> words -> "1"))
                        .touching("*"),
                mutant("protocol-version-with-decimals", "says that it speaks version 2.0 of the protocol")
                        .speaking(
                                "gtp.6.3.1.protocol-version",
                                SpeechFault.command("protocol_version", right -> words -> "2.0"))
                        .touching("*"),
                mutant("name-of-two-lines", "tells its name and its author, in two lines")
                        .speaking(
                                "gtp.6.3.1.name",
                                SpeechFault.command("name", right -> words -> right.carryOut(words) + "\nby somebody")),
                mutant("name-empty", "has no name")
                        .speaking("gtp.6.3.1.name", SpeechFault.command("name", right -> words -> "")),
                mutant("name-told-once", "tells its name only once")
                        .speaking("gtp.6.3.1.name", SpeechFault.remembering(AdministrationMutants::once))
                        .touching("*"),
                mutant("name-with-version", "tells its version with its name")
                        .speaking("gtp.6.3.1.name-alone", SpeechFault.commands(all -> {
                            all.put("name", words -> "Engine 3.8");
                            all.put("version", words -> "3.8");
                        })),
                mutant("version-of-two-lines", "tells its version and when it was built, in two lines")
                        .speaking(
                                "gtp.6.3.1.version",
                                SpeechFault.command(
                                        "version", right -> words -> right.carryOut(words) + "\nbuilt today")),
                mutant("version-fails", "fails to tell its version")
                        .speaking(
                                "gtp.6.3.1.version",
                                SpeechFault.answering((line, answer) -> line.matches("([0-9]+ )?version")
                                        ? answer.replaceFirst("(?s)^=([0-9]*).*", "?$1 no version\n\n")
                                        : answer))
                        .touching("gtp.*"),
                mutant("knows-everything", "says that it knows every command")
                        .speaking(
                                "gtp.6.3.1.known-command",
                                SpeechFault.command("known_command", right -> words -> "true"))
                        .touching("*"),
                mutant("knows-not-itself", "says that it does not know known_command")
                        .speaking(
                                "gtp.6.3.1.known-command",
                                SpeechFault.command(
                                        "known_command",
                                        right -> words -> words.words().contains("known_command")
                                                ? "false"
                                                : right.carryOut(words)))
                        .touching("*"),
                mutant("knows-parts-of-names", "says that it knows a command if the name of one begins so")
                        .speaking("gtp.6.3.1.known-command", SpeechFault.commands(AdministrationMutants::knowParts))
                        .touching("*"),
                mutant("numbers-are-no-names", "refuses to say whether it knows a command whose name has no letters")
                        .speaking(
                                "gtp.6.3.1.known-command",
                                SpeechFault.answering((line, answer) ->
                                        line.matches("known_command [^A-Za-z]+") ? "? syntax error\n\n" : answer))
                        .touching("gtp.2.5.no-id"),
                mutant("asked-for-nothing", "ends when it is asked whether it knows nothing")
                        .speaking(
                                "gtp.6.3.1.known-command",
                                SpeechFault.reading(line -> line.equals("known_command") ? "quit" : line))
                        .touching("*"),
                mutant("list-in-one-line", "lists its commands in one line")
                        .speaking(
                                "gtp.6.3.1.list-commands",
                                SpeechFault.command(
                                        "list_commands",
                                        right -> words -> right.carryOut(words).replace('\n', ' ')))
                        .touching("*"),
                mutant("list-with-commas", "lists its commands with commas between them")
                        .speaking(
                                "gtp.6.3.1.list-commands",
                                SpeechFault.command(
                                        "list_commands",
                                        right -> words -> right.carryOut(words).replace("\n", ", ")))
                        .touching("*"),
                mutant("list-with-arguments", "lists its commands with what arguments they have")
                        .speaking(
                                "gtp.6.3.1.list-commands",
                                SpeechFault.command(
                                        "list_commands",
                                        right -> words ->
                                                right.carryOut(words).replace("\nkomi\n", "\nkomi new_komi\n")))
                        .touching("*"),
                mutant("list-without-itself", "does not list list_commands")
                        .speaking("gtp.6.3.1.list-commands", listing(line -> !line.equals("list_commands")))
                        .touching("*"),
                mutant("undo-only-listed", "lists undo and does not have it")
                        .speaking(
                                "gtp.6.3.1.listed",
                                SpeechFault.answering((line, answer) -> line.matches("([0-9]+ )?undo")
                                        ? answer.replaceFirst("(?s)^[=?]([0-9]*).*", "?$1 unknown command\n\n")
                                        : answer))
                        .touching("*"),
                mutant("asking-is-doing", "carries out a command when it is asked whether it knows it")
                        .speaking("gtp.6.3.1.effects", SpeechFault.commands(AdministrationMutants::doWhatIsAsked))
                        .touching("*"),
                mutant("name-clears-the-board", "begins a new game when it is asked for its name")
                        .speaking("gtp.6.3.1.effects", SpeechFault.commands(all -> {
                            ServedCommand right = all.get("name");
                            ServedCommand clearing = all.get("clear_board");
                            all.put("name", words -> {
                                clearing.carryOut(new Arguments(List.of()));
                                return right.carryOut(words);
                            });
                        }))
                        .touching("*"),
                mutant("ends-at-the-word-quit", "ends at every line that has the word quit in it")
                        .speaking(
                                "gtp.6.3.1.effects",
                                SpeechFault.reading(
                                        line -> line.endsWith(" quit") && !line.matches(QUIT) ? "quit" : line))
                        .touching("*"),
                mutant("goes-on-after-quit", "answers quit and goes on")
                        .speaking("gtp.6.3.1.quit", SpeechFault.ending(SpeechFault.Ending.GOES_ON_AFTER_QUIT))
                        .touching("*"),
                mutant("quits-silently", "ends without an answer to quit")
                        .speaking("gtp.6.3.1.quit", SpeechFault.ending(SpeechFault.Ending.QUITS_SILENTLY))
                        .touching("*"),
                mutant("quit-without-empty-line", "ends before the answer to quit is complete")
                        .speaking(
                                "gtp.6.3.1.quit",
                                SpeechFault.answering(
                                        (line, answer) -> line.matches(QUIT) ? answer.stripTrailing() + "\n" : answer)),
                mutant("quit-without-id", "answers quit without its id")
                        .speaking(
                                "gtp.6.3.1.quit",
                                SpeechFault.answering((line, answer) ->
                                        line.matches(QUIT) ? answer.replaceFirst("^=[0-9]+", "=") : answer)),
                mutant("quit-says-goodbye", "answers quit with a farewell")
                        .speaking("gtp.6.3.1.quit", SpeechFault.command("quit", right -> words -> "bye"))
                        .touching("gtp.6.1")));
        for (String command : REQUIRED) {
            mutants.add(mutant("lacks-" + command.replace('_', '-'), "does not have the command " + command)
                    .speaking("gtp.6.1", SpeechFault.commands(all -> all.remove(command)))
                    .touching("*"));
        }
        return List.copyOf(mutants);
    }

    private static SpeechFault listing(Predicate<String> listed) {
        return SpeechFault.command(
                "list_commands",
                right -> words -> String.join(
                        "\n", right.carryOut(words).lines().filter(listed).toList()));
    }

    private static BinaryOperator<String> once() {
        int[] times = new int[1];
        return (line, answer) -> line.equals("name") && times[0]++ > 0 ? "? I have told you\n\n" : answer;
    }

    private static void knowParts(Map<String, ServedCommand> all) {
        all.put(
                "known_command",
                words -> Boolean.toString(words.words().stream().limit(1).anyMatch(asked -> all.keySet().stream()
                        .anyMatch(name -> name.startsWith(asked)))));
    }

    private static void doWhatIsAsked(Map<String, ServedCommand> all) {
        ServedCommand right = all.get("known_command");
        all.put("known_command", words -> {
            if (words.words().equals(List.of("clear_board"))) {
                all.get("clear_board").carryOut(new Arguments(List.of()));
            }
            return right.carryOut(words);
        });
    }
}
