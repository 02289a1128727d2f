package touchstone.mutants.gtp;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import touchstone.gtp.server.Arguments;
import touchstone.gtp.server.CommandFailedException;
import touchstone.gtp.server.ServedCommand;
import touchstone.mutants.speech.SpeechFault;

/** An engine some of whose commands do something else than they should, by means of what all of them do rightly. */
final class AlteredEngine {

    private final Map<String, ServedCommand> commands;
    private final Map<String, ServedCommand> right;

    private AlteredEngine(Map<String, ServedCommand> commands) {
        this.commands = commands;
        this.right = new TreeMap<>(commands);
    }

    /** Each engine that is started is altered anew, so that it knows nothing of the one before. */
    static SpeechFault altered(Consumer<AlteredEngine> change) {
        return SpeechFault.commands(commands -> change.accept(new AlteredEngine(commands)));
    }

    /** A line that the engine may take as it is, or take for another. */
    @FunctionalInterface
    interface Reading {
        List<String> read(AlteredEngine engine, List<String> words);
    }

    /** One command takes its arguments for others. */
    static SpeechFault misreading(String command, Reading reading) {
        return altered(engine -> engine.misreads(command, reading));
    }

    /** @return this engine */
    AlteredEngine misreads(String command, Reading reading) {
        return instead(
                command,
                arguments -> does(command, reading.read(this, arguments.words()).toArray(String[]::new)));
    }

    /** One command does what it should, and something else after it. */
    static SpeechFault afterwards(String command, Consumer<AlteredEngine> more) {
        return altered(engine -> engine.instead(command, arguments -> {
            String answer = engine.does(command, arguments);
            more.accept(engine);
            return answer;
        }));
    }

    /** One command refuses what it should take. */
    static SpeechFault refusing(String command, Refusal refusal) {
        return altered(engine -> engine.instead(command, arguments -> {
            if (refusal.refuses(engine, arguments.words())) {
                throw new CommandFailedException("refused");
            }
            return engine.does(command, arguments);
        }));
    }

    /** Whether a command is refused that should not be. */
    @FunctionalInterface
    interface Refusal {
        boolean refuses(AlteredEngine engine, List<String> words);
    }

    /** One command does something else where it should fail. */
    static SpeechFault insteadOfFailing(String command, Way way) {
        return altered(engine -> engine.instead(command, arguments -> {
            try {
                return engine.does(command, arguments);
            } catch (CommandFailedException failed) {
                return way.carryOut(engine, arguments.words(), failed);
            }
        }));
    }

    /** What is done where a command should fail. */
    @FunctionalInterface
    interface Way {
        String carryOut(AlteredEngine engine, List<String> words, CommandFailedException failed);
    }

    /** Puts another command in the place of the right one. */
    AlteredEngine instead(String command, ServedCommand other) {
        commands.put(command, other);
        return this;
    }

    /** What the right command answers. */
    String does(String command, Arguments arguments) {
        return right.get(command).carryOut(arguments);
    }

    String does(String command, String... words) {
        return does(command, new Arguments(List.of(words)));
    }

    /** Whether the right command can be carried out, which it is. */
    boolean takes(String command, String... words) {
        try {
            does(command, words);
            return true;
        } catch (CommandFailedException failed) {
            return false;
        }
    }

    /** The points where this colour has stones, in no order. */
    List<String> stones(String color) {
        String points = does("list_stones", color);
        return points.isEmpty() ? List.of() : List.of(points.split(" "));
    }

    /** The stones of both. */
    List<String> stones() {
        List<String> stones = new ArrayList<>(stones("black"));
        stones.addAll(stones("white"));
        return stones;
    }

    /** The moves, each with its colour before its vertex, the first move first. */
    List<List<String>> moves() {
        List<List<String>> moves = new ArrayList<>();
        does("move_history").lines().forEach(line -> moves.add(List.of(line.split(" "))));
        Collections.reverse(moves);
        return moves;
    }

    /** Whether the last moves are passes. */
    boolean passed(int passes) {
        List<List<String>> moves = moves();
        return moves.size() >= passes
                && moves.subList(moves.size() - passes, moves.size()).stream()
                        .allMatch(move -> move.get(1).equals("PASS"));
    }

    /** Puts stones on an empty board, one after the other; what is illegal is left out. */
    void rebuild(List<String> black, List<String> white) {
        does("clear_board");
        black.forEach(point -> takes("play", "black", point));
        white.forEach(point -> takes("play", "white", point));
    }

    /** Makes these moves in a new game; what is illegal is left out. */
    void replay(List<List<String>> moves) {
        does("clear_board");
        moves.forEach(move -> takes("play", move.get(0), move.get(1)));
    }
}
