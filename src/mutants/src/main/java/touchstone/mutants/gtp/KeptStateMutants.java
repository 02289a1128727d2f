package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import touchstone.gtp.server.CommandFailedException;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.speech.SpeechFault;

/** Mutants that keep another state than the commands make, or change it where no command asks for it: section 5. */
public final class KeptStateMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        List<Mutant> all = new ArrayList<>(shown());
        all.addAll(started());
        all.addAll(changed());
        return all;
    }

    private static List<Mutant> shown() {
        return List.of(
                mutant("stones-listed-of-the-other-color", "lists Black's stones as White's and White's as Black's")
                        .speaking(
                                "gtp.5.1",
                                AlteredEngine.altered(engine -> engine.instead(
                                        "list_stones",
                                        arguments -> engine.does(
                                                "list_stones",
                                                arguments
                                                                .words()
                                                                .get(0)
                                                                .toLowerCase(java.util.Locale.ROOT)
                                                                .startsWith("b")
                                                        ? "white"
                                                        : "black")))),
                mutant("captured-stones-listed", "goes on listing stones that have been captured")
                        .speaking("gtp.5.1", AlteredEngine.altered(KeptStateMutants::listsCaptured)),
                mutant("list-unchanged-by-undo", "lists the stones of the move that was just taken back")
                        .speaking("gtp.5.1", lateList("undo")),
                mutant("list-unchanged-by-clearing", "lists the stones that stood before the board was cleared")
                        .speaking("gtp.5.1", lateList("clear_board")),
                mutant("own-moves-unlisted", "does not list the stone that it has just played itself")
                        .speaking("gtp.5.1", lateList("genmove")),
                mutant("handicap-stones-unlisted", "does not list handicap stones before a move has been made")
                        .speaking("gtp.5.1", lateList("set_free_handicap")),
                mutant("refused-plays-listed", "lists a stone that it has refused to place")
                        .speaking("gtp.5.1", AlteredEngine.altered(KeptStateMutants::listsRefused))
                        .touching("gtp.5.3.failure"));
    }

    private static SpeechFault lateList(String command) {
        return AlteredEngine.altered(engine -> {
            List<List<String>> before = new ArrayList<>();
            for (String other :
                    List.of("play", "undo", "clear_board", "genmove", "set_free_handicap", "boardsize", "loadsgf")) {
                engine.instead(other, arguments -> {
                    List<List<String>> earlier = List.of(engine.stones("black"), engine.stones("white"));
                    String answer = engine.does(other, arguments);
                    before.clear();
                    if (other.equals(command)) {
                        before.addAll(earlier);
                    }
                    return answer;
                });
            }
            engine.instead(
                    "list_stones",
                    arguments -> before.isEmpty()
                            ? engine.does("list_stones", arguments)
                            : String.join(
                                    " ", before.get(arguments.color(0) == touchstone.reference.Color.BLACK ? 0 : 1)));
        });
    }

    private static void listsCaptured(AlteredEngine engine) {
        List<Set<String>> gone = List.of(new TreeSet<>(), new TreeSet<>());
        List<String> colors = List.of("black", "white");
        engine.instead("play", arguments -> {
            List<List<String>> before = List.of(engine.stones("black"), engine.stones("white"));
            String answer = engine.does("play", arguments);
            for (int i = 0; i < 2; i++) {
                gone.get(i).addAll(before.get(i));
            }
            return answer;
        });
        for (String command : List.of("undo", "clear_board", "boardsize")) {
            engine.instead(command, arguments -> {
                gone.forEach(Set::clear);
                return engine.does(command, arguments);
            });
        }
        engine.instead("list_stones", arguments -> {
            int color = arguments.color(0) == touchstone.reference.Color.BLACK ? 0 : 1;
            Set<String> listed = new TreeSet<>(engine.stones(colors.get(color)));
            listed.addAll(gone.get(color));
            listed.removeAll(engine.stones(colors.get(1 - color)));
            return String.join(" ", listed);
        });
    }

    private static void listsRefused(AlteredEngine engine) {
        List<String> refused = new ArrayList<>();
        engine.instead("play", arguments -> {
            refused.clear();
            try {
                return engine.does("play", arguments);
            } catch (CommandFailedException illegal) {
                if (illegal.getMessage().startsWith("illegal move")) {
                    refused.addAll(arguments.words());
                }
                throw illegal;
            }
        });
        for (String command : List.of("undo", "clear_board", "boardsize")) {
            engine.instead(command, arguments -> {
                refused.clear();
                return engine.does(command, arguments);
            });
        }
        engine.instead("list_stones", arguments -> {
            Set<String> listed = new TreeSet<>(engine.stones(arguments.words().get(0)));
            if (!refused.isEmpty() && engine.stones().contains(refused.get(1))) {
                boolean own = refused.get(0).charAt(0)
                        == arguments
                                .words()
                                .get(0)
                                .toLowerCase(java.util.Locale.ROOT)
                                .charAt(0);
                if (own) {
                    listed.add(refused.get(1));
                } else {
                    listed.remove(refused.get(1));
                }
            }
            return String.join(" ", listed);
        });
    }

    private static List<Mutant> started() {
        return List.of(
                mutant("no-komi-before-a-size", "refuses a komi until the board has been given a size")
                        .speaking("gtp.5.2", needingSize("komi"))
                        .touching("gtp.5.*", "gtp.6.1"),
                mutant("no-clearing-before-a-size", "cannot clear the board until it has been given a size")
                        .speaking("gtp.5.2", needingSize("clear_board"))
                        .touching("gtp.6.1"),
                mutant("no-list-before-a-size", "lists its commands only once the board has been given a size")
                        .speaking("gtp.5.2", needingSize("list_commands"))
                        .touching("gtp.6.1", "gtp.6.1.listed"),
                mutant("no-board-before-a-size", "shows no board until it has been given a size")
                        .speaking("gtp.5.2", needingSize("showboard")));
    }

    private static SpeechFault needingSize(String command) {
        return AlteredEngine.altered(engine -> {
            AtomicBoolean sized = new AtomicBoolean();
            engine.instead("boardsize", arguments -> {
                sized.set(true);
                return engine.does("boardsize", arguments);
            });
            engine.instead(command, arguments -> {
                if (!sized.get()) {
                    throw new CommandFailedException("no board");
                }
                return engine.does(command, arguments);
            });
        });
    }

    private static List<Mutant> changed() {
        return List.of(
                mutant("name-begins-a-game", "clears the board when it is asked for its name")
                        .speaking("gtp.5.3.questions", clearing("name"))
                        .touching("gtp.6.3.1.effects"),
                mutant("known-commands-are-carried-out", "carries out a command when it is asked whether it knows it")
                        .speaking(
                                "gtp.5.3.questions",
                                AlteredEngine.altered(engine -> engine.instead("known_command", arguments -> {
                                    String answer = engine.does("known_command", arguments);
                                    String name = arguments.words().get(0);
                                    if (name.matches("clear_board|undo")) {
                                        engine.takes(name);
                                    }
                                    return answer;
                                })))
                        .touching("gtp.5.2", "gtp.6.3.1.effects", "gtp.6.3.1.known-command"),
                mutant("counting-ends-the-game", "passes when it is asked for the score")
                        .speaking(
                                "gtp.5.3.questions",
                                AlteredEngine.afterwards(
                                        "final_score", engine -> engine.takes("play", "white", "pass")))
                        .touching("gtp.6.3.4.final-score.game"),
                mutant("komi-begins-a-game", "clears the board when the komi is set")
                        .speaking("gtp.5.3.settings", clearing("komi"))
                        .touching("gtp.6.3.2.komi.told"),
                mutant("time-settings-begin-a-game", "clears the board when the time is set")
                        .speaking("gtp.5.3.settings", clearing("time_settings"))
                        .touching("gtp.6.3.4.time-settings.game", "gtp.player.*"),
                mutant("time-left-begins-a-game", "clears the board when it is told what time is left")
                        .speaking("gtp.5.3.settings", clearing("time_left"))
                        .touching("gtp.6.3.4.time-left.game"),
                mutant("unknown-commands-begin-a-game", "refuses a command that it does not know, and clears the board")
                        .speaking("gtp.5.3.failure", new UnknownCommands("clear_board").fault()),
                mutant("sizes-tried-on-an-empty-board", "clears the board before it reads the size that it refuses")
                        .speaking(
                                "gtp.5.3.failure",
                                AlteredEngine.insteadOfFailing("boardsize", (engine, words, failed) -> {
                                    engine.does("clear_board");
                                    throw failed;
                                })),
                mutant("refused-komi-is-none", "refuses a komi that is no number, and has none after it")
                        .speaking("gtp.5.3.failure", AlteredEngine.insteadOfFailing("komi", (engine, words, failed) -> {
                            engine.does("komi", "0");
                            throw failed;
                        }))
                        .touching("gtp.3.2.float"),
                mutant("refused-plays-are-passes", "refuses a move that cannot be made, and passes instead")
                        .speaking("gtp.5.3.failure", AlteredEngine.insteadOfFailing("play", (engine, words, failed) -> {
                            if (words.size() == 2) {
                                engine.takes("play", words.get(0), "pass");
                            }
                            throw failed;
                        }))
                        .touching("gtp.6.3.2.clear-board", "gtp.2.11.*"),
                mutant("refused-colors-are-black", "refuses a colour that it does not know, and plays a black stone")
                        .speaking("gtp.5.3.failure", AlteredEngine.insteadOfFailing("play", (engine, words, failed) -> {
                            if (words.size() == 2 && !words.get(0).matches("(?i)b|black|w|white")) {
                                engine.takes("play", "black", words.get(1));
                            }
                            throw failed;
                        }))
                        .touching("gtp.6.3.3.play.color", "gtp.3.2.color"),
                mutant("bad-lists-placed-in-part", "refuses a bad list of handicap stones after placing the good ones")
                        .speaking(
                                "gtp.5.3.failure",
                                AlteredEngine.insteadOfFailing("set_free_handicap", (engine, words, failed) -> {
                                    if (engine.stones().isEmpty()) {
                                        words.stream()
                                                .filter(word -> !word.equalsIgnoreCase("pass"))
                                                .forEach(word -> engine.takes("play", "black", word));
                                    }
                                    throw failed;
                                }))
                        .touching("gtp.6.3.2.handicap.list"),
                mutant("late-handicap-clears", "refuses handicap stones on a board with stones, and clears it")
                        .speaking("gtp.5.3.failure", AlteredEngine.altered(engine -> List.of(
                                        "fixed_handicap", "place_free_handicap", "set_free_handicap")
                                .forEach(command -> engine.instead(command, arguments -> {
                                    try {
                                        return engine.does(command, arguments);
                                    } catch (CommandFailedException failed) {
                                        engine.does("clear_board");
                                        throw failed;
                                    }
                                }))))
                        .touching("gtp.6.3.2.handicap.stones"),
                mutant("refused-genmove-moves", "refuses to move for no colour, and moves for Black")
                        .speaking(
                                "gtp.5.3.failure",
                                AlteredEngine.insteadOfFailing("genmove", (engine, words, failed) -> {
                                    engine.does("genmove", "black");
                                    throw failed;
                                }))
                        .touching("gtp.6.3.3.genmove.refused"),
                mutant("refused-undo-is-a-pass", "fails to take back what is not there, and passes for Black")
                        .speaking("gtp.5.3.failure", AlteredEngine.insteadOfFailing("undo", (engine, words, failed) -> {
                            engine.takes("play", "black", "pass");
                            throw failed;
                        }))
                        .touching("gtp.6.3.3.undo.*"));
    }

    private static SpeechFault clearing(String command) {
        return AlteredEngine.afterwards(command, engine -> engine.does("clear_board"));
    }
}
