package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntUnaryOperator;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.speech.SpeechFault;

/** Mutants that read the size of the board wrongly, or clear it wrongly: section 6.3.2, boardsize and clear_board. */
public final class BoardSizeLineMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        List<Mutant> all = new ArrayList<>(sizes());
        all.addAll(refusals());
        all.addAll(clearing());
        return all;
    }

    private static List<Mutant> sizes() {
        return List.of(
                mutant("even-sizes-rounded-up", "takes an even size and has the next odd one")
                        .speaking("gtp.6.3.2.boardsize", sized(side -> side > 1 && side < 25 ? side | 1 : side)),
                mutant("small-sizes-are-five", "takes a size below five and has five lines")
                        .speaking("gtp.6.3.2.boardsize", sized(side -> side > 0 && side < 5 ? 5 : side)),
                mutant("large-sizes-are-nineteen", "takes a size from twenty on and has nineteen lines")
                        .speaking("gtp.6.3.2.boardsize", sized(side -> side > 19 && side <= 25 ? 19 : side))
                        .touching("gtp.2.11"),
                mutant("sizes-to-eighteen-are-thirteen", "takes sizes between thirteen and nineteen for thirteen")
                        .speaking("gtp.6.3.2.boardsize", sized(side -> side > 13 && side < 19 ? 13 : side)),
                mutant("size-echoed", "answers the size that it was told")
                        .speaking(
                                "gtp.6.3.2.boardsize",
                                AlteredEngine.altered(engine -> engine.instead(
                                        "boardsize",
                                        arguments -> engine.does("boardsize", arguments) + arguments.text()))));
    }

    private static SpeechFault sized(IntUnaryOperator sizing) {
        return AlteredEngine.misreading("boardsize", (engine, words) -> words.stream()
                .map(word ->
                        word.matches("[0-9]{1,9}") ? Integer.toString(sizing.applyAsInt(Integer.parseInt(word))) : word)
                .toList());
    }

    private static List<Mutant> refusals() {
        return List.of(
                mutant("any-size-accepted", "takes whatever stands for a size, and leaves the board as it is")
                        .speaking(
                                "gtp.6.3.2.boardsize.refused",
                                AlteredEngine.insteadOfFailing("boardsize", (engine, words, failed) -> ""))
                        .seenIn("Ray")
                        .touching("gtp.6.3.2.boardsize.*", "gtp.5.3.failure", "gtp.2.7.syntax-error", "gtp.3.2.*"),
                mutant("no-lines-accepted", "takes a board without lines, and leaves the board as it is")
                        .speaking(
                                "gtp.6.3.2.boardsize.refused",
                                AlteredEngine.insteadOfFailing("boardsize", (engine, words, failed) -> {
                                    if (words.equals(List.of("0"))) {
                                        return "";
                                    }
                                    throw failed;
                                }))
                        .seenIn("Michi"),
                mutant("sizes-in-a-byte", "keeps only the last eight bits of a size")
                        .speaking("gtp.6.3.2.boardsize.refused", sized(side -> side & 0xff)),
                mutant("sizes-without-sign", "takes a size below zero as if it had no sign")
                        .speaking(
                                "gtp.6.3.2.boardsize.refused",
                                AlteredEngine.misreading("boardsize", (engine, words) -> words.stream()
                                        .map(word -> word.replaceFirst("^-", ""))
                                        .toList()))
                        .touching("gtp.3.2.int"),
                mutant("one-size-for-words", "takes what is no number for nineteen")
                        .speaking(
                                "gtp.6.3.2.boardsize.refused",
                                AlteredEngine.misreading("boardsize", (engine, words) -> words.stream()
                                        .map(word -> word.matches("-?[0-9]+") ? word : "19")
                                        .toList()))
                        .touching("gtp.5.3.failure", "gtp.3.2.int"),
                mutant("size-told-without-argument", "answers the size of the board to a boardsize without a number")
                        .speaking(
                                "gtp.6.3.2.boardsize.refused",
                                AlteredEngine.insteadOfFailing("boardsize", (engine, words, failed) -> {
                                    if (words.isEmpty()) {
                                        return engine.does("query_boardsize");
                                    }
                                    throw failed;
                                }))
                        .seenIn("Matilda")
                        .touching("gtp.5.3.failure", "gtp.2.7.syntax-error"),
                mutant("twenty-six-lines-accepted", "takes a board of twenty-six lines, and has one of twenty-five")
                        .speaking("gtp.6.3.2.boardsize.refused", sized(side -> side == 26 ? 25 : side))
                        .touching("gtp.6.3.2.boardsize.message", "gtp.5.3.failure"),
                mutant("sizes-refused-in-other-words", "refuses a size that it does not have in words of its own")
                        .speaking(
                                "gtp.6.3.2.boardsize.message",
                                SpeechFault.answering((line, answer) ->
                                        answer.replace(" unacceptable size", " argument must be at most 25")))
                        .seenIn("Fuego"));
    }

    private static List<Mutant> clearing() {
        return List.of(
                mutant("clearing-is-announced", "answers a word when it has cleared the board")
                        .speaking(
                                "gtp.6.3.2.clear-board",
                                AlteredEngine.altered(engine -> engine.instead(
                                        "clear_board", arguments -> engine.does("clear_board", arguments) + "cleared")))
                        .touching("gtp.2.6", "gtp.2.5.id", "gtp.6.1"),
                mutant("two-passes-keep-the-board", "does not clear the board after two passes")
                        .speaking(
                                "gtp.6.3.2.clear-board",
                                AlteredEngine.altered(engine -> engine.instead(
                                        "clear_board",
                                        arguments -> engine.passed(2) ? "" : engine.does("clear_board", arguments)))),
                mutant("moves-kept-when-cleared", "takes back a move of the game before the board was cleared")
                        .speaking("gtp.6.3.2.clear-board", AlteredEngine.altered(BoardSizeLineMutants::keepsMoves))
                        .touching("gtp.6.3.3.undo.nothing"),
                mutant("moves-told-when-cleared", "tells the moves of the game before the board was cleared")
                        .speaking("gtp.6.3.2.clear-board", AlteredEngine.altered(BoardSizeLineMutants::tellsMoves)),
                mutant(
                                "captures-kept-when-cleared",
                                "goes on counting the stones that were captured before a clear_board")
                        .speaking("gtp.6.3.2.clear-board", AlteredEngine.altered(BoardSizeLineMutants::keepsCaptures)),
                mutant("handicap-kept-when-cleared", "leaves handicap stones where they are when it clears the board")
                        .speaking("gtp.6.3.2.clear-board", AlteredEngine.altered(BoardSizeLineMutants::keepsHandicap)),
                mutant("own-stones-kept-when-cleared", "does not clear the board after a move of its own")
                        .speaking("gtp.6.3.2.clear-board", AlteredEngine.altered(BoardSizeLineMutants::keepsOwnMoves)),
                mutant("played-boards-cleared-to-nineteen", "has nineteen lines when a board with stones was cleared")
                        .speaking(
                                "gtp.6.3.2.clear-board",
                                AlteredEngine.altered(engine -> engine.instead("clear_board", arguments -> {
                                    boolean played = !engine.stones().isEmpty();
                                    String answer = engine.does("clear_board", arguments);
                                    if (played) {
                                        engine.does("boardsize", "19");
                                    }
                                    return answer;
                                })))
                        .touching("gtp.5.1", "gtp.6.3.3.undo.nothing", "gtp.2.8.order"));
    }

    private static void keepsMoves(AlteredEngine engine) {
        List<List<String>> kept = new ArrayList<>();
        engine.instead("clear_board", arguments -> {
            kept.clear();
            kept.addAll(engine.moves());
            return engine.does("clear_board", arguments);
        });
        engine.instead("boardsize", arguments -> {
            String answer = engine.does("boardsize", arguments);
            kept.clear();
            return answer;
        });
        engine.instead("undo", arguments -> {
            if (!kept.isEmpty() && engine.moves().isEmpty()) {
                kept.remove(kept.size() - 1);
                engine.replay(kept);
                kept.clear();
                return "";
            }
            return engine.does("undo", arguments);
        });
    }

    private static void tellsMoves(AlteredEngine engine) {
        List<String> kept = new ArrayList<>();
        engine.instead("clear_board", arguments -> {
            kept.clear();
            kept.add(engine.does("move_history"));
            return engine.does("clear_board", arguments);
        });
        engine.instead("move_history", arguments -> {
            String told = engine.does("move_history", arguments);
            return told.isEmpty() && !kept.isEmpty() ? kept.get(0) : told;
        });
        engine.instead("boardsize", arguments -> {
            String answer = engine.does("boardsize", arguments);
            engine.does("clear_board");
            kept.clear();
            return answer;
        });
    }

    private static void keepsCaptures(AlteredEngine engine) {
        int[] kept = new int[2];
        engine.instead(
                "captures",
                arguments -> Integer.toString(Integer.parseInt(engine.does("captures", arguments))
                        + kept[arguments.color(0).ordinal()]));
        engine.instead("clear_board", arguments -> {
            for (touchstone.reference.Color color : touchstone.reference.Color.values()) {
                kept[color.ordinal()] += Integer.parseInt(engine.does("captures", color.toString()));
            }
            return engine.does("clear_board", arguments);
        });
        engine.instead("boardsize", arguments -> {
            String answer = engine.does("boardsize", arguments);
            java.util.Arrays.fill(kept, 0);
            return answer;
        });
    }

    private static void keepsHandicap(AlteredEngine engine) {
        engine.instead("clear_board", arguments -> {
            List<String> stones = engine.moves().isEmpty() ? engine.stones("black") : List.of();
            String answer = engine.does("clear_board", arguments);
            if (stones.size() > 1) {
                engine.does("set_free_handicap", stones.toArray(String[]::new));
            }
            return answer;
        });
    }

    private static void keepsOwnMoves(AlteredEngine engine) {
        AtomicBoolean own = new AtomicBoolean();
        engine.instead("genmove", arguments -> {
            String answer = engine.does("genmove", arguments);
            own.set(true);
            return answer;
        });
        engine.instead("boardsize", arguments -> {
            String answer = engine.does("boardsize", arguments);
            own.set(false);
            return answer;
        });
        engine.instead("clear_board", arguments -> own.getAndSet(false) ? "" : engine.does("clear_board", arguments));
    }
}
