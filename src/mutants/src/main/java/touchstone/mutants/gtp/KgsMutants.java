package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import touchstone.gtp.server.Arguments;
import touchstone.gtp.server.CommandFailedException;
import touchstone.gtp.server.ServedCommand;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.speech.SpeechFault;

/** Mutants that get the commands of the server KGS wrong. */
public final class KgsMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("kgs-no-rules", "knows no rules of the server")
                        .speaking("kgs.rules", SpeechFault.command("kgs-rules", right -> KgsMutants::unknown)),
                mutant("kgs-rules-without-effect", "takes the rules of the server and does nothing")
                        .speaking("kgs.rules.told", SpeechFault.command("kgs-rules", right -> arguments -> ""))
                        .touching("kgs.rules.unknown"),
                mutant("kgs-unknown-rules-taken", "takes rules that the server does not have")
                        .speaking("kgs.rules.unknown", SpeechFault.accepting("kgs-rules", "")),
                mutant("kgs-rules-with-komi", "sets the usual komi with the rules of the server")
                        .speaking("kgs.rules.state", SpeechFault.after("kgs-rules", "komi", "7.5")),
                mutant("kgs-rules-clear-the-board", "clears the board when the rules of the server are set")
                        .speaking("kgs.rules.state", SpeechFault.after("kgs-rules", "clear_board")),
                mutant("kgs-time-of-three-numbers", "takes no system of time that has fewer than three numbers")
                        .speaking(
                                "kgs.time-settings",
                                SpeechFault.command(
                                        "kgs-time_settings", right -> refusing(right, words -> words.size() < 4))),
                mutant("kgs-time-without-byo-yomi", "knows no Japanese byo-yomi")
                        .speaking(
                                "kgs.time-settings",
                                SpeechFault.command(
                                        "kgs-time_settings",
                                        right -> refusing(right, words -> words.contains("byoyomi"))))
                        .touching("kgs.time-settings.state"),
                mutant("kgs-time-without-canadian", "knows no Canadian byo-yomi")
                        .speaking(
                                "kgs.time-settings",
                                SpeechFault.command(
                                        "kgs-time_settings",
                                        right -> refusing(right, words -> words.contains("canadian")))),
                mutant("kgs-time-of-anything", "takes any words for a system of time")
                        .speaking("kgs.time-settings.arguments", SpeechFault.accepting("kgs-time_settings", "")),
                mutant("kgs-time-begins-a-game", "clears the board when the clock is set")
                        .speaking("kgs.time-settings.state", SpeechFault.after("kgs-time_settings", "clear_board")),
                mutant("kgs-cleanup-not-made", "does not make the move that it answers for cleaning up")
                        .speaking(
                                "kgs.genmove-cleanup",
                                SpeechFault.commands(all -> all.put("kgs-genmove_cleanup", all.get("reg_genmove")))),
                mutant("kgs-cleanup-by-black", "cleans up with black stones for White too")
                        .speaking(
                                "kgs.genmove-cleanup",
                                SpeechFault.taking(
                                        "kgs-genmove_cleanup",
                                        words -> words.equals(List.of("white")) ? List.of("black") : words)),
                mutant("kgs-cleanup-takes-away", "takes the opponent's stones off the board to clean up")
                        .speaking("kgs.genmove-cleanup", SpeechFault.after("kgs-genmove_cleanup", "clear_board")),
                mutant("kgs-cleanup-of-any-color", "cleans up for Black whatever color it is given")
                        .speaking(
                                "kgs.genmove-cleanup.color",
                                SpeechFault.taking(
                                        "kgs-genmove_cleanup",
                                        words -> words.equals(List.of("white")) ? words : List.of("black"))),
                mutant("kgs-cleanup-passes", "passes while there are stones that it calls dead")
                        .speaking("kgs.genmove-cleanup.dead", SpeechFault.commands(KgsMutants::passing))
                        .touching("kgs.genmove-cleanup"),
                mutant("kgs-game-over-refused", "refuses to be told that a game is over")
                        .speaking("kgs.game-over", SpeechFault.command("kgs-game_over", right -> KgsMutants::unknown)),
                mutant("kgs-game-over-for-good", "plays no more once a game is over")
                        .speaking("kgs.game-over", SpeechFault.commands(KgsMutants::over)));
    }

    private static String unknown(Arguments arguments) {
        throw new CommandFailedException("unknown command");
    }

    private static ServedCommand refusing(ServedCommand right, Predicate<List<String>> refused) {
        return arguments -> refused.test(arguments.words()) ? unknown(arguments) : right.carryOut(arguments);
    }

    /** Every white stone is called dead. */
    private static void passing(Map<String, ServedCommand> all) {
        ServedCommand right = all.get("final_status_list");
        all.put("kgs-genmove_cleanup", arguments -> {
            arguments.require(1, "color").color(0);
            return "pass";
        });
        all.put(
                "final_status_list",
                arguments -> arguments.words().equals(List.of("dead"))
                        ? all.get("list_stones").carryOut(new Arguments(List.of("white")))
                        : right.carryOut(arguments));
    }

    /** Until the size of the board is set. */
    private static void over(Map<String, ServedCommand> all) {
        ServedCommand play = all.get("play");
        ServedCommand size = all.get("boardsize");
        AtomicBoolean over = new AtomicBoolean();
        all.put("kgs-game_over", arguments -> {
            over.set(true);
            return "";
        });
        all.put("boardsize", arguments -> {
            over.set(false);
            return size.carryOut(arguments);
        });
        all.put("play", arguments -> over.get() ? unknown(arguments) : play.carryOut(arguments));
    }
}
