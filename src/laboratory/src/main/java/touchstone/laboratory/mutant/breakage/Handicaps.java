package touchstone.laboratory.mutant.breakage;

import java.util.Optional;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Course;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** Handicap stones, and where they stand. */
public final class Handicaps {

    private Handicaps() {}

    /** The middle is for the ninth stone only. */
    public static VariantRules middleLate(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Optional<PointSet> starPoints(Board board, int stones) {
                return stones != 5 && stones != 7
                        ? super.starPoints(board, stones)
                        : super.starPoints(board, stones + 1)
                                .map(points -> points.minus(PointSet.of(
                                        board,
                                        stones == 5
                                                ? new Point(board.width() - 4, board.height() / 2)
                                                : new Point(board.width() / 2, board.height() - 4))));
            }
        };
    }

    /** The star points of every board are on the fourth lines. */
    public static VariantRules fourthLine(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Optional<PointSet> starPoints(Board board, int stones) {
                return super.starPoints(board, stones).map(points -> {
                    PointSet moved = board.none();
                    for (Point point : points) {
                        moved = moved.with(
                                new Point(line(point.column(), board.width()), line(point.row(), board.height())));
                    }
                    return moved;
                });
            }

            private static int line(int index, int size) {
                return index < 3 ? 3 : Math.min(index, size - 4);
            }
        };
    }

    /** Black may name more stones than were agreed on. */
    public static VariantRules surplus(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling placement(Game game, PointSet points) {
                PointSet first = game.board()
                        .none()
                        .withAll(points.stream()
                                .limit(game.course().terms().handicap())
                                .toList());
                return super.placement(game, first);
            }
        };
    }

    /** The fifth and sixth stone stand above and below on boards smaller than 19x19. */
    public static VariantRules sixTurned(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Optional<PointSet> starPoints(Board board, int stones) {
                Optional<PointSet> right = super.starPoints(board, stones);
                return board.width() == 19 || stones != 6 && stones != 7
                        ? right
                        : right.map(points -> {
                            PointSet turned = board.none();
                            for (Point point : points) {
                                turned = turned.with(new Point(point.row(), point.column()));
                            }
                            return turned;
                        });
            }
        };
    }

    /** Three stones leave another corner empty on 9x9. */
    public static VariantRules smallThree(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Optional<PointSet> starPoints(Board board, int stones) {
                Optional<PointSet> right = super.starPoints(board, stones);
                return board.width() != 9 || stones != 3
                        ? right
                        : right.map(points -> {
                            PointSet mirrored = board.none();
                            for (Point point : points) {
                                mirrored = mirrored.with(new Point(8 - point.column(), point.row()));
                            }
                            return mirrored;
                        });
            }
        };
    }

    /** Any number of stones is taken for the nearest there is room for. */
    public static VariantRules anyNumber(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling handicap(Game game, int stones) {
                return super.handicap(
                        game, Math.max(1, Math.min(stones, game.board().size() - 1)));
            }
        };
    }

    /** A second agreement takes the place of the first. */
    public static VariantRules again(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling handicap(Game game, int stones) {
                return super.handicap(game.moves() == 0 ? Game.begin(this, game.board()) : game, stones);
            }
        };
    }

    /** Stones that are due are asked for even when the game is over. */
    public static VariantRules dueForEver(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling rule(Game game, Color player, Move move) {
                Course.Terms terms = game.course().terms();
                return terms.placementDue()
                        ? new Ruling.Refused(new Refusal.HandicapDue("handicap.free", terms.handicap()))
                        : super.rule(game, player, move);
            }
        };
    }

    /** Passes are no first moves. */
    public static VariantRules afterPasses(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling handicap(Game game, int stones) {
                boolean untouched = game.position().stones().isEmpty();
                return super.handicap(untouched ? Game.begin(this, game.board()) : game, stones);
            }
        };
    }

    /** On a board of even size the fifth stone stands beside the middle. */
    public static VariantRules evenFive(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Optional<PointSet> starPoints(Board board, int stones) {
                return stones == 5 && board.width() % 2 == 0
                        ? super.starPoints(board, 4)
                                .map(points -> points.with(new Point(board.width() / 2, board.height() / 2)))
                        : super.starPoints(board, stones);
            }
        };
    }
}
