package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import touchstone.gtp.server.CommandFailedException;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.speech.SpeechFault;
import touchstone.reference.Color;

/** Mutants that take back too much, too little or what was no move: section 6.3.3, undo. */
public final class UndoLineMutants implements MutantSource {

    private static final String UNDO = "undo";

    @Override
    public List<Mutant> mutants() {
        List<Mutant> all = new ArrayList<>(moves());
        all.addAll(others());
        return all;
    }

    private static List<Mutant> moves() {
        return List.of(
                mutant("undone-move-told", "answers the move that it has taken back")
                        .speaking(
                                "gtp.6.3.3.undo",
                                AlteredEngine.altered(engine -> engine.instead(UNDO, arguments -> {
                                    String told = engine.takes("last_move") ? engine.does("last_move") : "";
                                    return engine.does(UNDO, arguments) + told;
                                }))),
                mutant("undo-of-two-moves", "takes back two moves")
                        .speaking("gtp.6.3.3.undo", AlteredEngine.afterwards(UNDO, engine -> engine.takes(UNDO)))
                        .touching("*"),
                mutant("one-undo-alone", "takes back one move, and no other before the next one is made")
                        .speaking("gtp.6.3.3.undo", AlteredEngine.altered(UndoLineMutants::onceOnly))
                        .touching("*"),
                mutant("undone-points-not-free", "refuses a stone on the point of the move that was taken back")
                        .speaking("gtp.6.3.3.undo", AlteredEngine.altered(UndoLineMutants::keepsPoints))
                        .touching("gtp.6.3.3.undo.*"),
                mutant(
                                "hidden-passes-undone",
                                "takes back first the turn of the other where a colour moved twice running")
                        .speaking("gtp.6.3.3.undo", AlteredEngine.altered(UndoLineMutants::hiddenPasses))
                        .touching("*"),
                mutant("captured-stones-not-restored", "does not put captured stones back")
                        .speaking(
                                "gtp.6.3.3.undo.captures",
                                AlteredEngine.altered(engine -> engine.instead(UNDO, arguments -> {
                                    List<String> black = engine.stones("black");
                                    List<String> white = engine.stones("white");
                                    String answer = engine.does(UNDO, arguments);
                                    if (engine.stones().size() > black.size() + white.size()) {
                                        engine.rebuild(
                                                kept(black, engine.stones("black")),
                                                kept(white, engine.stones("white")));
                                    }
                                    return answer;
                                }))),
                mutant("captures-counted-after-undo", "goes on counting stones that have been put back")
                        .speaking("gtp.6.3.3.undo.captures", AlteredEngine.altered(UndoLineMutants::keepsCount)));
    }

    private static List<String> kept(List<String> before, List<String> after) {
        return after.stream().filter(before::contains).toList();
    }

    private static void onceOnly(AlteredEngine engine) {
        AtomicBoolean undone = new AtomicBoolean();
        engine.instead(UNDO, arguments -> {
            if (undone.get()) {
                throw new CommandFailedException("cannot undo");
            }
            String answer = engine.does(UNDO, arguments);
            undone.set(true);
            return answer;
        });
        for (String command : List.of("play", "genmove", "clear_board", "boardsize")) {
            engine.instead(command, arguments -> {
                String answer = engine.does(command, arguments);
                undone.set(false);
                return answer;
            });
        }
    }

    private static void keepsPoints(AlteredEngine engine) {
        Set<String> undone = new TreeSet<>();
        engine.instead(UNDO, arguments -> {
            List<List<String>> moves = engine.moves();
            String answer = engine.does(UNDO, arguments);
            undone.add(moves.get(moves.size() - 1).get(1));
            return answer;
        });
        engine.instead("play", arguments -> {
            if (arguments.words().size() == 2
                    && undone.contains(arguments.words().get(1).toUpperCase(Locale.ROOT))) {
                throw new CommandFailedException("illegal move");
            }
            return engine.does("play", arguments);
        });
        for (String command : List.of("clear_board", "boardsize")) {
            engine.instead(command, arguments -> {
                undone.clear();
                return engine.does(command, arguments);
            });
        }
    }

    private static void hiddenPasses(AlteredEngine engine) {
        AtomicBoolean hidden = new AtomicBoolean();
        engine.instead("play", arguments -> {
            List<List<String>> moves = engine.moves();
            String answer = engine.does("play", arguments);
            hidden.set(!moves.isEmpty()
                    && moves.get(moves.size() - 1).get(0).charAt(0)
                            == arguments.words().get(0).toLowerCase(Locale.ROOT).charAt(0));
            return answer;
        });
        for (String command : List.of("genmove", "clear_board", "boardsize")) {
            engine.instead(command, arguments -> {
                hidden.set(false);
                return engine.does(command, arguments);
            });
        }
        engine.instead(UNDO, arguments -> hidden.getAndSet(false) ? "" : engine.does(UNDO, arguments));
    }

    private static void keepsCount(AlteredEngine engine) {
        int[] kept = new int[2];
        engine.instead(
                "captures",
                arguments -> Integer.toString(Integer.parseInt(engine.does("captures", arguments))
                        + kept[arguments.color(0).ordinal()]));
        engine.instead(UNDO, arguments -> {
            int[] before = new int[2];
            for (Color color : Color.values()) {
                before[color.ordinal()] = Integer.parseInt(engine.does("captures", color.toString()));
            }
            String answer = engine.does(UNDO, arguments);
            for (Color color : Color.values()) {
                kept[color.ordinal()] +=
                        before[color.ordinal()] - Integer.parseInt(engine.does("captures", color.toString()));
            }
            return answer;
        });
        for (String command : List.of("clear_board", "boardsize")) {
            engine.instead(command, arguments -> {
                kept[0] = 0;
                kept[1] = 0;
                return engine.does(command, arguments);
            });
        }
    }

    private static List<Mutant> others() {
        return List.of(
                mutant("passes-not-undone", "fails to take back a pass")
                        .speaking(
                                "gtp.6.3.3.undo.pass",
                                AlteredEngine.refusing(UNDO, (engine, words) -> engine.passed(1)))
                        .touching("gtp.6.3.3.play.pass"),
                mutant("passes-undone-with-a-move", "takes back a pass together with the move before it")
                        .speaking(
                                "gtp.6.3.3.undo.pass",
                                AlteredEngine.altered(engine -> engine.instead(UNDO, arguments -> {
                                    if (engine.passed(1)) {
                                        engine.does(UNDO, arguments);
                                        engine.takes(UNDO);
                                        return "";
                                    }
                                    return engine.does(UNDO, arguments);
                                })))
                        .touching("gtp.6.3.3.play.pass"),
                mutant("undo-of-nothing-succeeds", "takes back a move where there is none, which changes nothing")
                        .speaking("gtp.6.3.3.undo.nothing", insteadOfFailing())
                        .touching("gtp.5.3.failure", "gtp.6.3.2.clear-board", "gtp.6.3.3.undo.*"),
                mutant("undo-refused-in-other-words", "fails to take back what is not there in words of its own")
                        .speaking(
                                "gtp.6.3.3.undo.message",
                                SpeechFault.answering(
                                        (line, answer) -> answer.replace(" cannot undo", " no move to take back")))
                        .touching("gtp.6.3.3.undo.nothing"),
                mutant("handicap-stones-undone", "takes back handicap stones once no move is left")
                        .speaking(
                                "gtp.6.3.3.undo.handicap",
                                AlteredEngine.insteadOfFailing(UNDO, (engine, words, failed) -> {
                                    if (engine.stones().isEmpty()) {
                                        throw failed;
                                    }
                                    return engine.does("clear_board");
                                })));
    }

    private static SpeechFault insteadOfFailing() {
        return AlteredEngine.insteadOfFailing(UNDO, (engine, words, failed) -> "");
    }
}
