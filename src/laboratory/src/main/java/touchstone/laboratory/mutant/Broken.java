package touchstone.laboratory.mutant;

import java.util.Optional;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Removal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** Articles that most rulesets have, each broken in one way, at any point of the space of rules. */
final class Broken {

    private Broken() {}

    static final class OneColor extends VariantRules {
        OneColor(Variant variant) {
            super(variant);
        }

        @Override
        public Position place(Position position, Color player, Point point) {
            return position.with(Color.BLACK, point);
        }
    }

    static final class EighteenLines extends VariantRules {
        EighteenLines(Variant variant) {
            super(variant);
        }

        @Override
        public Optional<Refusal> playable(Position position, Point point) {
            Board board = position.board();
            return board == Board.of(19, 19) && point.column() == board.width() - 1
                    ? Optional.of(new Refusal.OffBoard(point, board))
                    : super.playable(position, point);
        }
    }

    static final class DiagonalAdjacency extends VariantRules {
        DiagonalAdjacency(Variant variant) {
            super(variant);
        }

        @Override
        public PointSet adjacent(PointSet points) {
            return super.adjacent(points).or(Neighbours.diagonal(points));
        }
    }

    static final class NeighboursOnly extends VariantRules {
        NeighboursOnly(Variant variant) {
            super(variant);
        }

        @Override
        public PointSet connected(Position position, Point point) {
            PointSet stone = PointSet.of(position.board(), point);
            return stone.or(adjacent(stone).and(position.alike(point)));
        }
    }

    static final class OwnLibertiesOnly extends VariantRules {
        OwnLibertiesOnly(Variant variant) {
            super(variant);
        }

        @Override
        public PointSet liberties(Position position, Point stone) {
            return adjacent(PointSet.of(position.board(), stone)).and(position.empties());
        }
    }

    static final class OwnStonesFirst extends VariantRules {
        OwnStonesFirst(Variant variant) {
            super(variant);
        }

        @Override
        public Removal remove(Position placed, Color player) {
            PointSet lost = selfCapture(placed, player);
            return new Removal(capture(placed.without(lost), player), lost);
        }
    }

    static final class WhiteFirst extends VariantRules {
        WhiteFirst(Variant variant) {
            super(variant);
        }

        @Override
        public Color first() {
            return Color.WHITE;
        }
    }

    static final class NoOpeningPass extends VariantRules {
        NoOpeningPass(Variant variant) {
            super(variant);
        }

        @Override
        public Ruling pass(Game game) {
            return game.position().stones().isEmpty()
                    ? new Ruling.Refused(new Refusal.OutOfTurn(game.toMove()))
                    : super.pass(game);
        }
    }

    /** Where only an agreement stops the play. */
    static final class PassesStop extends VariantRules {
        PassesStop(Variant variant) {
            super(variant);
        }

        @Override
        public boolean stopped(Game game) {
            return super.stopped(game) || game.successivePasses() >= 2;
        }
    }

    static final class PrisonersCount extends VariantRules {
        PrisonersCount(Variant variant) {
            super(variant);
        }

        @Override
        public double counted(Game game, Position position, Color player) {
            return super.counted(game, position, player) + lost(game, player.opponent());
        }
    }

    static final class KomiForBlack extends VariantRules {
        KomiForBlack(Variant variant) {
            super(variant);
        }

        @Override
        public Ruling komi(Game game, double points) {
            return super.komi(game, -points);
        }
    }

    static final class OneStoneMore extends VariantRules {
        OneStoneMore(Variant variant) {
            super(variant);
        }

        @Override
        public int supply(Board board) {
            return super.supply(board) + 1;
        }
    }
}
