package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import touchstone.gtp.server.GtpServer;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.CaptureFaults;
import touchstone.mutants.fault.RuleFault;
import touchstone.mutants.speech.SpeechFault;
import touchstone.reference.choice.Variant;

/** Mutants that make the moves that they are sent wrongly: section 6.3.3, play. */
public final class PlayLineMutants implements MutantSource {

    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

    @Override
    public List<Mutant> mutants() {
        List<Mutant> all = new ArrayList<>(stones());
        all.addAll(turns());
        all.addAll(passes());
        all.addAll(captures());
        return all;
    }

    private static List<Mutant> stones() {
        return List.of(
                mutant("played-vertex-echoed", "answers the vertex of the move that it was sent")
                        .speaking(
                                "gtp.6.3.3.play",
                                AlteredEngine.altered(engine -> engine.instead(
                                        "play",
                                        arguments -> engine.does("play", arguments)
                                                + arguments.words().get(1))))
                        .touching("gtp.6.3.3.play.*", "gtp.2.*", "gtp.6.1"),
                mutant("lines-counted-from-above", "counts the lines of the moves it is sent from above")
                        .speaking("gtp.6.3.3.play", vertices(PlayLineMutants::fromAbove))
                        .touching("*"),
                mutant("columns-counted-with-i", "counts the letter I as a column of the moves it is sent")
                        .speaking("gtp.6.3.3.play", vertices(PlayLineMutants::withI))
                        .touching("*"));
    }

    /** How an engine reads the vertex of a move. */
    @FunctionalInterface
    private interface Vertex {
        String read(AlteredEngine engine, String vertex);
    }

    private static SpeechFault vertices(Vertex vertex) {
        return AlteredEngine.misreading(
                "play",
                (engine, words) ->
                        words.size() == 2 ? List.of(words.get(0), vertex.read(engine, words.get(1))) : words);
    }

    private static String fromAbove(AlteredEngine engine, String vertex) {
        int lines = Integer.parseInt(engine.does("query_boardsize").split(" ")[0]);
        return vertex.matches("[A-Za-z][0-9]{1,3}")
                ? vertex.charAt(0) + Integer.toString(lines + 1 - Integer.parseInt(vertex.substring(1)))
                : vertex;
    }

    private static String withI(AlteredEngine engine, String vertex) {
        if (!vertex.matches("[A-Za-z][0-9]{1,3}")) {
            return vertex;
        }
        int column = vertex.toUpperCase(Locale.ROOT).charAt(0) - 'A';
        return column < COLUMNS.length() ? COLUMNS.charAt(column) + vertex.substring(1) : vertex;
    }

    private static List<Mutant> turns() {
        return List.of(
                mutant("white-may-not-begin", "refuses a first move of White's")
                        .speaking(
                                "gtp.6.3.3.play.turns",
                                AlteredEngine.refusing(
                                        "play",
                                        (engine, words) -> isWhite(words)
                                                && engine.moves().isEmpty()
                                                && engine.stones().isEmpty()))
                        .touching("gtp.6.*", "gtp.5.3.failure", "gtp.2.8.order"),
                mutant("no-color-twice", "refuses a move of the colour that moved last")
                        .speaking(
                                "gtp.6.3.3.play.turns",
                                AlteredEngine.refusing(
                                        "play",
                                        (engine, words) ->
                                                !engine.moves().isEmpty() && isWhite(words) == whiteWasLast(engine)))
                        .touching("gtp.6.*", "gtp.5.*"),
                mutant("turns-decide-the-color", "plays the colour whose turn it is, whichever it is sent")
                        .speaking(
                                "gtp.6.3.3.play.turns",
                                AlteredEngine.misreading(
                                        "play",
                                        (engine, words) -> words.size() == 2
                                                        && words.get(0).matches("(?i)b|black|w|white")
                                                ? List.of(toMove(engine), words.get(1))
                                                : words))
                        .touching("*"),
                mutant("black-waits-after-a-handicap", "refuses a move of Black's right after handicap stones")
                        .speaking(
                                "gtp.6.3.3.play.turns",
                                AlteredEngine.refusing(
                                        "play",
                                        (engine, words) -> !isWhite(words)
                                                && engine.moves().isEmpty()
                                                && !engine.stones().isEmpty())),
                mutant("own-pass-gives-the-turn-away", "refuses a move of the colour that has just passed")
                        .speaking(
                                "gtp.6.3.3.play.turns",
                                AlteredEngine.refusing(
                                        "play",
                                        (engine, words) -> engine.passed(1) && isWhite(words) == whiteWasLast(engine)))
                        .touching("gtp.6.3.3.play.pass"));
    }

    private static boolean isWhite(List<String> words) {
        return !words.isEmpty() && words.get(0).toLowerCase(Locale.ROOT).startsWith("w");
    }

    private static boolean whiteWasLast(AlteredEngine engine) {
        List<List<String>> moves = engine.moves();
        return isWhite(moves.get(moves.size() - 1));
    }

    private static String toMove(AlteredEngine engine) {
        return engine.does("gogui-rules_side_to_move");
    }

    private static List<Mutant> passes() {
        return List.of(
                mutant("no-pass-at-first", "refuses a pass that is the first move")
                        .speaking(
                                "gtp.6.3.3.play.pass",
                                AlteredEngine.refusing(
                                        "play",
                                        (engine, words) ->
                                                isPass(words) && engine.moves().isEmpty())),
                mutant("pass-not-understood", "does not read pass as a vertex")
                        .speaking(
                                "gtp.6.3.3.play.pass", AlteredEngine.refusing("play", (engine, words) -> isPass(words)))
                        .touching("gtp.6.*"),
                mutant("one-pass-ends-the-game", "refuses all moves after a pass")
                        .speaking(
                                "gtp.6.3.3.play.pass",
                                AlteredEngine.refusing("play", (engine, words) -> engine.passed(1)))
                        .touching("gtp.6.*"),
                mutant("two-passes-begin-a-game", "clears the board after two passes")
                        .speaking("gtp.6.3.3.play.pass", AlteredEngine.afterwards("play", engine -> {
                            if (engine.passed(2)) {
                                engine.does("clear_board");
                            }
                        }))
                        .touching("gtp.6.3.3.undo.pass"));
    }

    private static boolean isPass(List<String> words) {
        return words.size() == 2 && words.get(1).equalsIgnoreCase("pass");
    }

    private static List<Mutant> captures() {
        return List.of(
                mutant("captured-stones-left-standing", "takes no captured stones off the board")
                        .speaking("gtp.6.3.3.play.captures", playing(CaptureFaults.NOTHING))
                        .touching("*"),
                mutant("larger-chains-left-standing", "takes off single stones that are captured, and no others")
                        .speaking("gtp.6.3.3.play.captures", playing(CaptureFaults.SINGLE_STONES_ONLY))
                        .touching("*"),
                mutant("captured-stones-turned", "turns captured stones into the captor's")
                        .speaking("gtp.6.3.3.play.captures", playing(CaptureFaults.STONES_CHANGE_SIDES))
                        .touching("*"),
                mutant("captures-not-counted", "says that no stones have been captured")
                        .speaking(
                                "gtp.6.3.3.play.captures",
                                AlteredEngine.altered(engine -> engine.instead("captures", arguments -> "0"))));
    }

    private static SpeechFault playing(RuleFault fault) {
        return SpeechFault.commands(
                commands -> commands.putAll(GtpServer.commands(fault.in(Variant.BASE), "Touchstone reference", "1")));
    }
}
