package touchstone.laboratory.mutant;

import java.util.Optional;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Course;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Phase;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Removal;
import touchstone.reference.Ruling;
import touchstone.reference.Statement;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** Ways to get an article wrong that are open to any ruleset. */
final class Mistakes {

    private Mistakes() {}

    /** The board lacks its corners. */
    static class CornersMissing extends VariantRules {
        CornersMissing(Variant variant) {
            super(variant);
        }

        @Override
        public Optional<Refusal> playable(Position position, Point point) {
            Board board = position.board();
            boolean side = point.column() == 0 || point.column() == board.width() - 1;
            boolean end = point.row() == 0 || point.row() == board.height() - 1;
            return side && end ? Optional.of(new Refusal.OffBoard(point, board)) : super.playable(position, point);
        }
    }

    /** White moves first. */
    static class WhiteFirst extends VariantRules {
        WhiteFirst(Variant variant) {
            super(variant);
        }

        @Override
        public Color first() {
            return Color.WHITE;
        }
    }

    /** A move out of turn is taken as if the opponent had passed. */
    static class TurnNotChecked extends VariantRules {
        TurnNotChecked(Variant variant) {
            super(variant);
        }

        @Override
        public Ruling rule(Game game, Color player, Move move) {
            Game asked = player == game.toMove() || phase(game) == Phase.STOPPED || phase(game) == Phase.OVER
                    ? game
                    : game.then(Move.PASS, game.position(), Removal.nothing(game.board()));
            return super.rule(asked, player, move);
        }
    }

    /** A stone may be played on top of another. */
    static class Overwrite extends VariantRules {
        Overwrite(Variant variant) {
            super(variant);
        }

        @Override
        public Optional<Refusal> playable(Position position, Point point) {
            return position.board().contains(point) ? Optional.empty() : super.playable(position, point);
        }

        @Override
        public Position place(Position position, Color player, Point point) {
            return super.place(position.without(PointSet.of(position.board(), point)), player, point);
        }
    }

    /** Single stones are captured, larger chains are not. */
    static class SingleStonesOnly extends VariantRules {
        SingleStonesOnly(Variant variant) {
            super(variant);
        }

        @Override
        public PointSet capture(Position position, Color player) {
            PointSet captured = super.capture(position, player);
            return captured.minus(adjacent(captured));
        }
    }

    /** Only one of several chains without liberty is captured. */
    static class OneChainOnly extends VariantRules {
        OneChainOnly(Variant variant) {
            super(variant);
        }

        @Override
        public PointSet capture(Position position, Color player) {
            PointSet captured = super.capture(position, player);
            return captured.isEmpty() ? captured : connected(position, captured.first());
        }
    }

    /** Chains are captured that have one liberty left. */
    static class CaptureInAtari extends VariantRules {
        CaptureInAtari(Variant variant) {
            super(variant);
        }

        @Override
        public PointSet capture(Position position, Color player) {
            PointSet captured = super.capture(position, player);
            for (Point stone : position.stones(player.opponent())) {
                captured = liberties(position, stone).size() == 1 ? captured.with(stone) : captured;
            }
            return captured;
        }
    }

    /** The player's own stones are looked at while those to be captured are still there. */
    static class CapturingIsSuicide extends VariantRules {
        CapturingIsSuicide(Variant variant) {
            super(variant);
        }

        @Override
        public Removal remove(Position placed, Color player) {
            return new Removal(capture(placed, player), selfCapture(placed, player));
        }
    }

    /** A stone of a chain has only the liberties next to itself. */
    static class LibertiesOfOneStone extends VariantRules {
        LibertiesOfOneStone(Variant variant) {
            super(variant);
        }

        @Override
        public PointSet liberties(Position position, Point stone) {
            return adjacent(PointSet.of(position.board(), stone)).and(position.empties());
        }
    }

    /** Passes count towards the stop though there were plays between them. */
    static class PassesAddedUp extends VariantRules {
        PassesAddedUp(Variant variant) {
            super(variant);
        }

        @Override
        public int countedPasses(Game game) {
            Course.Passes passes = game.course().passes();
            return game.lastMove().filter(Move.Pass.class::isInstance).isPresent()
                    ? passes.black() + passes.white()
                    : 0;
        }
    }

    /** The game goes on waiting when the players have agreed what is dead. */
    static class AgreementEndsNothing extends VariantRules {
        AgreementEndsNothing(Variant variant) {
            super(variant);
        }

        @Override
        public boolean over(Game game) {
            return super.over(game)
                    && game.course()
                            .end()
                            .filter(Course.End.Agreed.class::isInstance)
                            .isEmpty();
        }
    }

    /** What the players say after the end is heard as if they had said it just before. */
    static class EndForgotten extends VariantRules {
        EndForgotten(Variant variant) {
            super(variant);
        }

        @Override
        public Ruling rule(Game game, Statement statement) {
            return super.rule(over(game) ? game.previous().orElse(game) : game, statement);
        }
    }

    /** Who resigns wins. */
    static class ResigningWins extends VariantRules {
        ResigningWins(Variant variant) {
            super(variant);
        }

        @Override
        public Ruling resigns(Game game, Color player) {
            return super.resigns(game, player.opponent());
        }
    }

    /** Only the player to move may resign. */
    static class ResigningInTurn extends VariantRules {
        ResigningInTurn(Variant variant) {
            super(variant);
        }

        @Override
        public Ruling resigns(Game game, Color player) {
            return player == game.toMove()
                    ? super.resigns(game, player)
                    : new Ruling.Refused(new Refusal.OutOfTurn(game.toMove()));
        }
    }

    /** A game may be called repeated before anything has been repeated. */
    static class AlwaysRepeated extends VariantRules {
        AlwaysRepeated(Variant variant) {
            super(variant);
        }

        @Override
        public boolean hasRepeated(Game game) {
            return true;
        }
    }

    /** Stones in atari count as dead, whatever the players agreed on. */
    static class AtariIsDead extends VariantRules {
        AtariIsDead(Variant variant) {
            super(variant);
        }

        @Override
        public Position finalPosition(Game game) {
            Position position = super.finalPosition(game);
            PointSet dead = game.board().none();
            for (Point stone : position.stones()) {
                dead = liberties(position, stone).size() == 1 ? dead.with(stone) : dead;
            }
            return position.without(dead);
        }
    }

    /** Dead stones are taken off wherever they stand. */
    static class DeadStonesAnywhere extends VariantRules {
        DeadStonesAnywhere(Variant variant) {
            super(variant);
        }

        @Override
        public boolean inTerritoryOnly() {
            return false;
        }
    }

    /** Dead stones are thrown away instead of added to the prisoners. */
    static class DeadStonesNoPrisoners extends VariantRules {
        DeadStonesNoPrisoners(Variant variant) {
            super(variant);
        }

        @Override
        public int lost(Game game, Color player) {
            return game.removed(player);
        }
    }

    /** Prisoners count for nothing. */
    static class PrisonersForgotten extends VariantRules {
        PrisonersForgotten(Variant variant) {
            super(variant);
        }

        @Override
        public double counted(Game game, Position position, Color player) {
            return territory(position, player).size();
        }
    }

    /** Prisoners are points for the player who lost them. */
    static class PrisonersToTheirOwner extends VariantRules {
        PrisonersToTheirOwner(Variant variant) {
            super(variant);
        }

        @Override
        public int lost(Game game, Color player) {
            return super.lost(game, player.opponent());
        }
    }

    /** A neutral point is a point for both players. */
    static class NeutralCounts extends VariantRules {
        NeutralCounts(Variant variant) {
            super(variant);
        }

        @Override
        public double counted(Game game, Position position, Color player) {
            PointSet neutral =
                    position.empties().minus(territory(position, Color.BLACK)).minus(territory(position, Color.WHITE));
            return super.counted(game, position, player) + neutral.size();
        }
    }

    /** The edges of the board enclose nothing: points on them are nobody's. */
    static class EdgesEncloseNothing extends VariantRules {
        EdgesEncloseNothing(Variant variant) {
            super(variant);
        }

        @Override
        public PointSet territory(Position position, Color player) {
            PointSet territory = super.territory(position, player);
            PointSet open = position.board().none();
            for (Point point : territory) {
                open = adjacent(PointSet.of(position.board(), point)).size() < 4 ? open.with(point) : open;
            }
            return territory.minus(open);
        }
    }

    /** Half the komi is forgotten. */
    static class KomiHalved extends VariantRules {
        KomiHalved(Variant variant) {
            super(variant);
        }

        @Override
        public Ruling komi(Game game, double points) {
            return super.komi(game, Math.floor(points / 2) + 0.5);
        }
    }
}
