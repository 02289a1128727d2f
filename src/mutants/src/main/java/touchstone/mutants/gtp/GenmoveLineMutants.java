package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;

/** Mutants that move wrongly, or for the wrong player, when they are to choose a move: section 6.3.3, genmove. */
public final class GenmoveLineMutants implements MutantSource {

    private static final String GENMOVE = "genmove";

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("own-moves-not-made", "answers a move and does not make it")
                        .speaking(
                                "gtp.6.3.3.genmove",
                                AlteredEngine.altered(engine ->
                                        engine.instead(GENMOVE, arguments -> engine.does("reg_genmove", arguments))))
                        .touching("gtp.6.3.3.genmove.*", "gtp.player.*"),
                mutant("other-moves-made", "makes another move than it answers")
                        .speaking(
                                "gtp.6.3.3.genmove",
                                AlteredEngine.altered(engine -> engine.instead(GENMOVE, arguments -> {
                                    String answer = engine.does("reg_genmove", arguments);
                                    engine.does("play", arguments.words().get(0), answer);
                                    String other = engine.does("reg_genmove", arguments);
                                    engine.does("undo");
                                    engine.does("play", arguments.words().get(0), other);
                                    return answer;
                                })))
                        .touching("gtp.6.3.3.genmove.*", "gtp.player.*"),
                mutant("own-moves-with-their-color", "answers its move with the colour before the vertex")
                        .speaking(
                                "gtp.6.3.3.genmove",
                                AlteredEngine.altered(engine -> engine.instead(GENMOVE, arguments -> {
                                    String move = engine.does(GENMOVE, arguments);
                                    return arguments.words().get(0) + " " + move;
                                })))
                        .touching(
                                "gtp.6.3.3.genmove.*",
                                "gtp.6.1",
                                "gtp.4.2.absolute",
                                "gtp.4.2.canadian",
                                "gtp.player.*"),
                mutant("own-moves-of-no-letter", "refuses to move for a colour that is written as a letter")
                        .speaking(
                                "gtp.6.3.3.genmove",
                                AlteredEngine.refusing(
                                        GENMOVE,
                                        (engine, words) -> words.size() == 1
                                                && words.get(0).length() == 1)),
                mutant(
                                "own-moves-after-a-handicap-are-black",
                                "moves for Black after handicap stones, whoever is asked for")
                        .speaking(
                                "gtp.6.3.3.genmove",
                                AlteredEngine.misreading(
                                        GENMOVE,
                                        (engine, words) -> words.size() == 1
                                                        && engine.moves().isEmpty()
                                                        && !engine.stones().isEmpty()
                                                ? List.of("black")
                                                : words))
                        .touching("gtp.player.*"),
                mutant("own-moves-by-turn", "moves for the player whose turn it is, whoever is asked for")
                        .speaking(
                                "gtp.6.3.3.genmove.turns",
                                AlteredEngine.misreading(
                                        GENMOVE,
                                        (engine, words) -> words.size() == 1 && isColor(words.get(0))
                                                ? List.of(engine.does("gogui-rules_side_to_move"))
                                                : words))
                        .touching("gtp.6.3.3.genmove.passes", "gtp.player.*"),
                mutant("own-moves-out-of-turn-refused", "refuses to move for a player whose turn it is not")
                        .speaking(
                                "gtp.6.3.3.genmove.turns",
                                AlteredEngine.refusing(
                                        GENMOVE,
                                        (engine, words) -> words.size() == 1
                                                && isColor(words.get(0))
                                                && letter(words.get(0))
                                                        != letter(engine.does("gogui-rules_side_to_move"))))
                        .touching(
                                "gtp.6.3.3.genmove.passes",
                                "gtp.6.3.3.genmove.free",
                                "gtp.4.2.canadian",
                                "gtp.player.*"),
                mutant("no-own-move-after-two-passes", "refuses to move after two passes")
                        .speaking(
                                "gtp.6.3.3.genmove.passes",
                                AlteredEngine.refusing(GENMOVE, (engine, words) -> engine.passed(2)))
                        .touching("gtp.player.*"),
                mutant("no-own-move-after-a-pass", "refuses to move after the opponent's pass")
                        .speaking(
                                "gtp.6.3.3.genmove.passes",
                                AlteredEngine.refusing(
                                        GENMOVE, (engine, words) -> engine.passed(1) && !engine.passed(2))),
                mutant("own-moves-onto-own-stones", "answers a point where a stone of its own stands already")
                        .speaking(
                                "gtp.6.3.3.genmove.free",
                                AlteredEngine.altered(engine -> engine.instead(GENMOVE, arguments -> {
                                    String answer = engine.does(GENMOVE, arguments);
                                    List<String> stones =
                                            engine.stones(arguments.words().get(0));
                                    if (stones.size() < 2) {
                                        return answer;
                                    }
                                    engine.does("undo");
                                    return engine.stones(arguments.words().get(0))
                                            .get(0);
                                })))
                        .touching("gtp.6.3.3.genmove.*", "gtp.player.*"),
                mutant("own-moves-not-taken-back", "does not take back a move of its own")
                        .speaking("gtp.6.3.3.genmove.history", AlteredEngine.altered(GenmoveLineMutants::keepsOwn)),
                mutant("own-moves-and-a-pass", "passes for the opponent after a move of its own")
                        .speaking(
                                "gtp.6.3.3.genmove.history",
                                AlteredEngine.altered(engine -> engine.instead(GENMOVE, arguments -> {
                                    String answer = engine.does(GENMOVE, arguments);
                                    engine.takes(
                                            "play",
                                            letter(arguments.words().get(0)) == 'b' ? "white" : "black",
                                            "pass");
                                    return answer;
                                })))
                        .touching("gtp.6.3.3.genmove.*"),
                mutant("own-moves-for-nobody", "moves for the player whose turn it is if no colour is sent")
                        .speaking(
                                "gtp.6.3.3.genmove.refused",
                                AlteredEngine.misreading(
                                        GENMOVE,
                                        (engine, words) -> words.isEmpty()
                                                ? List.of(engine.does("gogui-rules_side_to_move"))
                                                : words))
                        .touching("gtp.5.3.failure"),
                mutant("own-moves-for-any-word", "moves for Black if it does not know the colour that is sent")
                        .speaking(
                                "gtp.6.3.3.genmove.refused",
                                AlteredEngine.misreading(
                                        GENMOVE,
                                        (engine, words) ->
                                                words.size() == 1 && !isColor(words.get(0)) ? List.of("black") : words))
                        .touching("gtp.5.3.failure"));
    }

    private static boolean isColor(String word) {
        return word.matches("(?i)b|black|w|white");
    }

    private static char letter(String color) {
        return color.toLowerCase(Locale.ROOT).charAt(0);
    }

    private static void keepsOwn(AlteredEngine engine) {
        AtomicBoolean own = new AtomicBoolean();
        engine.instead(GENMOVE, arguments -> {
            String answer = engine.does(GENMOVE, arguments);
            own.set(true);
            return answer;
        });
        for (String command : List.of("play", "clear_board", "boardsize")) {
            engine.instead(command, arguments -> {
                own.set(false);
                return engine.does(command, arguments);
            });
        }
        engine.instead("undo", arguments -> own.getAndSet(false) ? "" : engine.does("undo", arguments));
    }
}
