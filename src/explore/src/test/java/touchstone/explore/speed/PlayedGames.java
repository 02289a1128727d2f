package touchstone.explore.speed;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/**
 * Random games that any library of rules takes: alternate plays on an empty board, no self-capture, no position twice. Always
 * the same ones.
 */
final class PlayedGames {

    private static final BaseRules RULES = new BaseRules(Repetition.POSITIONAL, SelfCapture.FORBIDDEN);

    private PlayedGames() {}

    /** A game ends after twice as many plays as the board has points, or when no play is legal. */
    static List<List<Point>> on(Board board, int games) {
        RandomGenerator random = new SplittableRandom(board.size());
        List<List<Point>> played = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            played.add(one(board, random));
        }
        return played;
    }

    private static List<Point> one(Board board, RandomGenerator random) {
        List<Point> plays = new ArrayList<>();
        Game game = Game.begin(RULES, board);
        while (plays.size() < 2 * board.size()) {
            PointSet legal = game.legalPlays();
            if (legal.isEmpty()) {
                return plays;
            }
            Point point = legal.stream()
                    .skip(random.nextInt(legal.size()))
                    .findFirst()
                    .orElseThrow();
            plays.add(point);
            game = game.play(new Move.Play(point));
        }
        return plays;
    }
}
