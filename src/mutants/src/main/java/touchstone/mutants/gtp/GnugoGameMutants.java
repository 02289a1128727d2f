package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import touchstone.gtp.server.Arguments;
import touchstone.gtp.server.CommandFailedException;
import touchstone.gtp.server.ServedCommand;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.speech.SpeechFault;

/** Mutants that get the commands wrong that GNU Go has to tell of the game and to take moves back. */
public final class GnugoGameMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("gnugo-komi-whole", "tells the whole points of the komi alone")
                        .speaking(
                                "gnugo.get-komi",
                                SpeechFault.telling("get_komi", komi -> komi.replaceFirst("\\..*", ""))),
                mutant("gnugo-komi-in-words", "tells the komi in a sentence")
                        .speaking("gnugo.get-komi", SpeechFault.telling("get_komi", komi -> "The komi is " + komi)),
                mutant("gnugo-handicap-none", "tells that there is never a handicap")
                        .speaking("gnugo.get-handicap", SpeechFault.telling("get_handicap", stones -> "0")),
                mutant("gnugo-no-handicap-in-words", "answers none where there is no handicap")
                        .speaking(
                                "gnugo.get-handicap",
                                SpeechFault.telling("get_handicap", stones -> stones.equals("0") ? "none" : stones)),
                mutant("gnugo-handicap-kept", "tells the handicap of the game before")
                        .speaking("gnugo.get-handicap", SpeechFault.commands(GnugoGameMutants::earlierHandicap)),
                mutant("gnugo-last-move-without-color", "tells the last move without its color")
                        .speaking("gnugo.last-move", SpeechFault.telling("last_move", move -> move.split(" ")[1])),
                mutant("gnugo-last-move-where-none", "tells a pass as the last move where there is no move")
                        .speaking("gnugo.last-move", SpeechFault.accepting("last_move", "white PASS")),
                mutant("gnugo-history-forwards", "tells the moves in the order in which they were made")
                        .speaking(
                                "gnugo.move-history", SpeechFault.telling("move_history", GnugoGameMutants::reversed)),
                mutant("gnugo-history-must-be", "fails to tell the moves where there are none")
                        .speaking("gnugo.move-history", SpeechFault.command("move_history", GnugoGameMutants::some)),
                mutant("gnugo-history-with-undone", "tells moves that have been taken back")
                        .speaking("gnugo.move-history", SpeechFault.commands(GnugoGameMutants::everMade)),
                mutant("gnugo-undo-of-one", "takes back one move whatever number it is given")
                        .speaking("gnugo.gg-undo", SpeechFault.taking("gg-undo", words -> List.of()))
                        .touching("gnugo.gg-undo.short"),
                mutant("gnugo-undo-needs-number", "takes no move back without a number")
                        .speaking("gnugo.gg-undo", SpeechFault.command("gg-undo", GnugoGameMutants::numbered)),
                mutant("gnugo-undo-of-one-more", "takes back a move more than it should")
                        .speaking(
                                "gnugo.gg-undo",
                                SpeechFault.taking(
                                        "gg-undo",
                                        words -> List.of(
                                                words.isEmpty()
                                                        ? "2"
                                                        : Integer.toString(Integer.parseInt(words.get(0)) + 1)))),
                mutant("gnugo-undo-of-what-there-is", "takes back all moves when it should take back more")
                        .speaking("gnugo.gg-undo.short", SpeechFault.commands(GnugoGameMutants::asManyAsThereAre)),
                mutant("gnugo-record-silent", "prints no record")
                        .speaking("gnugo.printsgf", SpeechFault.telling("printsgf", record -> "")),
                mutant("gnugo-record-colors-swapped", "prints the stones of a record in each other's color")
                        .speaking(
                                "gnugo.printsgf", SpeechFault.telling("printsgf", record -> record.replace("AB[", "A_[")
                                        .replace("AW[", "AB[")
                                        .replace("A_[", "AW["))));
    }

    /** Until the size of the board is set. */
    private static void earlierHandicap(Map<String, ServedCommand> all) {
        ServedCommand right = all.get("get_handicap");
        ServedCommand size = all.get("boardsize");
        ServedCommand clear = all.get("clear_board");
        AtomicReference<String> before = new AtomicReference<>("0");
        all.put("boardsize", arguments -> {
            String answer = size.carryOut(arguments);
            before.set("0");
            return answer;
        });
        all.put("clear_board", arguments -> {
            before.set(right.carryOut(new Arguments(List.of())));
            return clear.carryOut(arguments);
        });
        all.put("get_handicap", arguments -> {
            String now = right.carryOut(arguments);
            return now.equals("0") ? before.get() : now;
        });
    }

    private static String reversed(String moves) {
        List<String> lines = new ArrayList<>(moves.lines().toList());
        Collections.reverse(lines);
        return String.join("\n", lines);
    }

    private static ServedCommand some(ServedCommand right) {
        return arguments -> {
            String moves = right.carryOut(arguments);
            if (moves.isEmpty()) {
                throw new CommandFailedException("no previous move known");
            }
            return moves;
        };
    }

    private static ServedCommand numbered(ServedCommand right) {
        return arguments -> {
            if (arguments.words().isEmpty()) {
                throw new CommandFailedException("syntax error");
            }
            return right.carryOut(arguments);
        };
    }

    /** Until the size of the board is set. */
    private static void everMade(Map<String, ServedCommand> all) {
        ServedCommand play = all.get("play");
        ServedCommand size = all.get("boardsize");
        List<String> made = new ArrayList<>();
        all.put("play", arguments -> {
            String answer = play.carryOut(arguments);
            made.add(0, arguments.text());
            return answer;
        });
        all.put("boardsize", arguments -> {
            made.clear();
            return size.carryOut(arguments);
        });
        all.put("move_history", arguments -> String.join("\n", made));
    }

    private static void asManyAsThereAre(Map<String, ServedCommand> all) {
        ServedCommand right = all.get("gg-undo");
        all.put("gg-undo", arguments -> {
            try {
                return right.carryOut(arguments);
            } catch (CommandFailedException tooMany) {
                int moves = (int) all.get("move_history")
                        .carryOut(new Arguments(List.of()))
                        .lines()
                        .count();
                return right.carryOut(new Arguments(List.of(Integer.toString(moves))));
            }
        });
    }
}
