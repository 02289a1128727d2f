package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import touchstone.gtp.server.Arguments;
import touchstone.gtp.server.CommandFailedException;
import touchstone.gtp.server.ServedCommand;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.speech.SpeechFault;

/** Mutants that get the commands wrong by which GoGui plays several moves and sets up positions. */
public final class GoguiPlayMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("gogui-sequence-of-one", "plays the first move of a sequence alone")
                        .speaking(
                                "gogui.play-sequence",
                                SpeechFault.taking(
                                        "gogui-play_sequence", words -> words.subList(0, Math.min(2, words.size()))))
                        .touching("gogui.play-sequence.*"),
                mutant("gogui-sequence-without-pass", "takes no pass in a sequence")
                        .speaking(
                                "gogui.play-sequence",
                                SpeechFault.command("gogui-play_sequence", GoguiPlayMutants::withoutPass)),
                mutant(
                                "gogui-sequence-in-turn",
                                "takes every second move of a sequence for White's, whatever color it is given")
                        .speaking(
                                "gogui.play-sequence",
                                SpeechFault.taking("gogui-play_sequence", GoguiPlayMutants::inTurn))
                        .touching("gogui.play-sequence.all-or-none"),
                mutant("gogui-sequence-set-up", "places the stones of a sequence without capturing any")
                        .speaking("gogui.play-sequence", SpeechFault.commands(GoguiPlayMutants::settingUp))
                        .touching("gogui.play-sequence.*"),
                mutant("gogui-sequence-from-the-start", "clears the board before it plays a sequence")
                        .speaking("gogui.play-sequence", SpeechFault.commands(GoguiPlayMutants::clearing))
                        .touching("gogui.play-sequence.all-or-none"),
                mutant("gogui-sequence-as-one-move", "takes a whole sequence back by one undo")
                        .speaking("gogui.play-sequence", SpeechFault.commands(GoguiPlayMutants::undoneAtOnce)),
                mutant("gogui-sequence-of-letters", "takes the letters b and w alone in a sequence")
                        .speaking(
                                "gogui.play-sequence",
                                SpeechFault.command("gogui-play_sequence", GoguiPlayMutants::lettersAlone))
                        .touching("gogui.play-sequence.long"),
                mutant("gogui-sequence-until-illegal", "keeps the moves of a sequence that come before an illegal one")
                        .speaking(
                                "gogui.play-sequence.all-or-none",
                                SpeechFault.commands(
                                        all -> all.put("gogui-play_sequence", oneByOne(all.get("play"), false)))),
                mutant(
                                "gogui-sequence-past-illegal",
                                "passes over illegal moves in a sequence and says that all is well")
                        .speaking(
                                "gogui.play-sequence.all-or-none",
                                SpeechFault.commands(
                                        all -> all.put("gogui-play_sequence", oneByOne(all.get("play"), true)))),
                mutant("gogui-sequence-cut", "reads no more than a thousand characters of a line")
                        .speaking(
                                "gogui.play-sequence.long",
                                SpeechFault.reading(line -> line.substring(0, Math.min(1000, line.length())))),
                mutant("gogui-setup-without-last", "leaves out the last of the stones that are set up")
                        .speaking(
                                "gogui.setup",
                                SpeechFault.taking(
                                        "gogui-setup", words -> words.subList(0, Math.max(0, words.size() - 2))))
                        .touching("gogui.setup.*", "gogui.setup-player"),
                mutant("gogui-setup-kept", "sets the stones up again when the board is cleared")
                        .speaking("gogui.setup", SpeechFault.commands(GoguiPlayMutants::keeping)),
                mutant("gogui-setup-added", "adds stones to a board that is not empty")
                        .speaking(
                                "gogui.setup.empty-board",
                                SpeechFault.commands(all -> all.put("gogui-setup", oneByOne(all.get("play"), false))))
                        .touching("gogui.setup.no-liberties", "gogui.setup.arguments"),
                mutant("gogui-setup-instead", "takes the stones of the board away before it sets others up")
                        .speaking("gogui.setup.empty-board", SpeechFault.commands(GoguiPlayMutants::replacing)),
                mutant("gogui-setup-by-moves", "plays the stones that are set up, so that some are captured")
                        .speaking("gogui.setup.no-liberties", SpeechFault.commands(GoguiPlayMutants::playing)),
                mutant("gogui-setup-of-anything", "sets up what it can read of a list and passes over the rest")
                        .speaking("gogui.setup.arguments", SpeechFault.commands(GoguiPlayMutants::readable)),
                mutant("gogui-setup-player-ignored", "does not set whose turn it is")
                        .speaking(
                                "gogui.setup-player",
                                SpeechFault.command("gogui-setup_player", right -> arguments -> "")),
                mutant("gogui-setup-player-white", "takes every color for White where the turn is set")
                        .speaking(
                                "gogui.setup-player", SpeechFault.taking("gogui-setup_player", words -> List.of("w"))),
                mutant("gogui-setup-player-clears", "clears the board when the turn is set")
                        .speaking("gogui.setup-player", SpeechFault.after("gogui-setup_player", "clear_board")));
    }

    private static ServedCommand withoutPass(ServedCommand right) {
        return arguments -> {
            if (arguments.words().contains("pass")) {
                throw new CommandFailedException("invalid vertex");
            }
            return right.carryOut(arguments);
        };
    }

    private static List<String> inTurn(List<String> words) {
        List<String> turns = new ArrayList<>(words);
        for (int i = 0; i < turns.size(); i += 2) {
            turns.set(i, i % 4 == 0 ? "b" : "w");
        }
        return turns;
    }

    private static ServedCommand lettersAlone(ServedCommand right) {
        return arguments -> {
            if (arguments.words().stream().anyMatch(word -> word.length() == 5)) {
                throw new CommandFailedException("syntax error");
            }
            return right.carryOut(arguments);
        };
    }

    private static void settingUp(Map<String, ServedCommand> all) {
        ServedCommand right = all.get("gogui-play_sequence");
        ServedCommand setUp = all.get("gogui-setup");
        all.put("gogui-play_sequence", arguments -> {
            try {
                return setUp.carryOut(arguments);
            } catch (CommandFailedException notEmpty) {
                return right.carryOut(arguments);
            }
        });
    }

    private static void clearing(Map<String, ServedCommand> all) {
        ServedCommand right = all.get("gogui-play_sequence");
        all.put("gogui-play_sequence", arguments -> {
            all.get("clear_board").carryOut(new Arguments(List.of()));
            return right.carryOut(arguments);
        });
    }

    private static void undoneAtOnce(Map<String, ServedCommand> all) {
        ServedCommand right = all.get("gogui-play_sequence");
        ServedCommand undo = all.get("undo");
        AtomicInteger moves = new AtomicInteger(1);
        all.put("gogui-play_sequence", arguments -> {
            String answer = right.carryOut(arguments);
            moves.set(Math.max(1, arguments.words().size() / 2));
            return answer;
        });
        all.put("undo", arguments -> {
            String answer = "";
            for (int i = moves.getAndSet(1); i > 0; i--) {
                answer = undo.carryOut(arguments);
            }
            return answer;
        });
    }

    private static ServedCommand oneByOne(ServedCommand play, boolean goesOn) {
        return arguments -> {
            List<String> words = arguments.words();
            for (int i = 0; i < words.size(); i += 2) {
                try {
                    play.carryOut(new Arguments(words.subList(i, Math.min(i + 2, words.size()))));
                } catch (CommandFailedException refused) {
                    if (!goesOn) {
                        throw refused;
                    }
                }
            }
            return "";
        };
    }

    /** Until the size of the board is set. */
    private static void keeping(Map<String, ServedCommand> all) {
        ServedCommand setUp = all.get("gogui-setup");
        ServedCommand clear = all.get("clear_board");
        ServedCommand size = all.get("boardsize");
        AtomicReference<Arguments> kept = new AtomicReference<>(new Arguments(List.of()));
        all.put("gogui-setup", arguments -> {
            String answer = setUp.carryOut(arguments);
            kept.set(arguments);
            return answer;
        });
        all.put("clear_board", arguments -> {
            clear.carryOut(arguments);
            return setUp.carryOut(kept.get());
        });
        all.put("boardsize", arguments -> {
            kept.set(new Arguments(List.of()));
            return size.carryOut(arguments);
        });
    }

    private static void replacing(Map<String, ServedCommand> all) {
        ServedCommand right = all.get("gogui-setup");
        all.put("gogui-setup", arguments -> {
            all.get("clear_board").carryOut(new Arguments(List.of()));
            return right.carryOut(arguments);
        });
    }

    /** Right but for blocks without liberties. */
    private static void playing(Map<String, ServedCommand> all) {
        ServedCommand right = all.get("gogui-setup");
        ServedCommand play = oneByOne(all.get("play"), false);
        all.put("gogui-setup", arguments -> {
            right.carryOut(arguments);
            all.get("clear_board").carryOut(new Arguments(List.of()));
            return play.carryOut(arguments);
        });
    }

    private static void readable(Map<String, ServedCommand> all) {
        ServedCommand right = all.get("gogui-setup");
        all.put("gogui-setup", arguments -> {
            try {
                return right.carryOut(arguments);
            } catch (CommandFailedException refused) {
                if (refused.getMessage().startsWith("board")) {
                    throw refused;
                }
                return right.carryOut(new Arguments(arguments.words().subList(0, 2)));
            }
        });
    }
}
