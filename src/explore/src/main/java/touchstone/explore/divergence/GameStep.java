package touchstone.explore.divergence;

import java.math.BigDecimal;
import java.util.stream.Collectors;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.PointSet;
import touchstone.reference.Ruling;
import touchstone.reference.Statement;

/** What happens next in a game: a move, or something the players say. */
public sealed interface GameStep {

    /** What rules say of it; the game may have been played under others that allow all of it, too. */
    Ruling ruling(BaseRules rules, Game game);

    /** A player moves, whose turn it may be in one ruleset and not in the other. */
    record Moved(Color player, Move move) implements GameStep {

        @Override
        public Ruling ruling(BaseRules rules, Game game) {
            return rules.rule(game, player, move);
        }

        @Override
        public String toString() {
            return player + " " + move;
        }
    }

    record Said(Statement statement) implements GameStep {

        @Override
        public Ruling ruling(BaseRules rules, Game game) {
            return rules.rule(game, statement);
        }

        /** In a few words, without a comma. */
        @Override
        public String toString() {
            if (statement instanceof Statement.Komi komi) {
                return "komi " + number(komi.points());
            } else if (statement instanceof Statement.Bids bids) {
                return "bids of " + bids.bids().stream().map(Said::number).collect(Collectors.joining(" and "));
            } else if (statement instanceof Statement.Handicap handicap) {
                return "handicap " + handicap.stones();
            } else if (statement instanceof Statement.Placement placement) {
                return "handicap on " + points(placement.points());
            } else if (statement instanceof Statement.Stop) {
                return "stop";
            } else if (statement instanceof Statement.Dead dead) {
                return dead.stones().isEmpty() ? "nothing dead" : "dead " + points(dead.stones());
            } else if (statement instanceof Statement.Resume resume) {
                return resume.requester() + " resumes";
            } else if (statement instanceof Statement.NextMover next) {
                return next.mover() + " to resume";
            } else if (statement instanceof Statement.Deadlock) {
                return "no agreement";
            } else if (statement instanceof Statement.Repeats) {
                return "repetition noticed";
            }
            return ((Statement.Resigns) statement).player() + " resigns";
        }

        private static String number(double points) {
            return BigDecimal.valueOf(points).stripTrailingZeros().toPlainString();
        }

        private static String points(PointSet points) {
            return points.stream().map(Object::toString).collect(Collectors.joining(" "));
        }
    }
}
