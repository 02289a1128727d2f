package touchstone.explore.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import java.util.random.RandomGenerator;
import touchstone.explore.coverage.Coverage;
import touchstone.explore.coverage.CoverageCounter;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;

/** Games for tests, each the same at every run. */
public final class GeneratedGames {

    private GeneratedGames() {}

    public static BaseRules rules(Choice... choices) {
        return new VariantRules(Variant.BASE.with(choices));
    }

    /** Every moment of a game that is steered, the start included, three moves a point at most. */
    public static List<Game> moments(MovePolicy steering, BaseRules rules, Board board, RandomGenerator random) {
        List<Game> moments = new ArrayList<>(List.of(Game.begin(rules, board)));
        for (int moves = 0; moves < 3 * board.size(); moves++) {
            Game now = moments.get(moves);
            if (now.over()) {
                break;
            }
            moments.add(now.play(steering.next(now, random)));
        }
        return moments;
    }

    /** As many games of a steering on one board as have so many positions. */
    public static Coverage exercised(String policy, BaseRules rules, Board board, int positions) {
        return exercised(policy, rules, board, positions, (exercise, game) -> {});
    }

    /** @param also what else is done at each moment */
    public static Coverage exercised(
            String policy, BaseRules rules, Board board, int positions, BiConsumer<CoverageCounter, Game> also) {
        CoverageCounter exercise = new CoverageCounter();
        RandomGenerator random = new SplittableRandom(1);
        MovePolicy by = MovePolicies.named(policy).orElseThrow();
        for (long reached = 0; reached < positions; ) {
            List<Game> moments = moments(by, rules, board, random);
            exercise.begun(moments.get(0));
            for (Game moment : moments.subList(1, moments.size())) {
                Game before = moment.previous().orElseThrow();
                Move move = moment.lastMove().orElseThrow();
                exercise.tried(before, move, before.rule(move));
                exercise.reached(moment);
                also.accept(exercise, moment);
                reached++;
            }
        }
        return exercise.snapshot();
    }

    /** The game after these moves, as in {@code A1 pass B1}. */
    public static Game played(BaseRules rules, Board board, String moves) {
        return on(Game.begin(rules, board), moves);
    }

    static Game on(Game start, String moves) {
        Game game = start;
        for (String move : moves.isBlank() ? new String[0] : moves.split(" ")) {
            game = game.play(move(move));
        }
        return game;
    }

    public static Move move(String text) {
        return text.equals("pass") ? Move.PASS : new Move.Play(touchstone.reference.Point.parse(text));
    }
}
