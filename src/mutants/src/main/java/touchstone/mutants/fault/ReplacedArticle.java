package touchstone.mutants.fault;

import java.util.List;
import java.util.Optional;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Count;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Removal;
import touchstone.reference.Ruling;
import touchstone.reference.Statement;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.Variant;

/**
 * Makes rules of which one article says something else. There is a method for each article that several faults replace, named as
 * the method of {@link VariantRules} that is the article.
 */
final class ReplacedArticle {

    private ReplacedArticle() {}

    /** What an article about one thing says instead, given the right rules. */
    interface OfOne<A, R> {
        R instead(VariantRules right, A asked);
    }

    /** What an article about two things says instead, given the right rules. */
    interface OfTwo<A, B, R> {
        R instead(VariantRules right, A first, B second);
    }

    /** What an article about three things says instead, given the right rules. */
    interface OfThree<A, B, C, R> {
        R instead(VariantRules right, A first, B second, C third);
    }

    /** Rules that have the right ones at hand. */
    private static class Replaced extends VariantRules {

        final VariantRules right;

        Replaced(Variant variant) {
            super(variant);
            right = new VariantRules(variant);
        }
    }

    static RuleFault playable(OfTwo<Position, Point, Optional<Refusal>> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public Optional<Refusal> playable(Position position, Point point) {
                return wrong.instead(right, position, point);
            }
        };
    }

    static RuleFault place(OfThree<Position, Color, Point, Position> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public Position place(Position position, Color player, Point point) {
                return wrong.instead(right, position, player, point);
            }
        };
    }

    static RuleFault remove(OfTwo<Position, Color, Removal> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public Removal remove(Position placed, Color player) {
                return wrong.instead(right, placed, player);
            }
        };
    }

    static RuleFault withoutLiberty(OfTwo<Position, Color, PointSet> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public PointSet withoutLiberty(Position position, Color color) {
                return wrong.instead(right, position, color);
            }
        };
    }

    static RuleFault connected(OfTwo<Position, Point, PointSet> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public PointSet connected(Position position, Point point) {
                return wrong.instead(right, position, point);
            }
        };
    }

    static RuleFault capture(OfTwo<Position, Color, PointSet> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public PointSet capture(Position position, Color player) {
                return wrong.instead(right, position, player);
            }
        };
    }

    static RuleFault selfCapture(OfTwo<Position, Color, PointSet> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public PointSet selfCapture(Position position, Color player) {
                return wrong.instead(right, position, player);
            }
        };
    }

    static RuleFault suicide(OfOne<PointSet, Optional<Refusal>> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public Optional<Refusal> suicide(PointSet selfCaptured) {
                return wrong.instead(right, selfCaptured);
            }
        };
    }

    static RuleFault repetition(OfTwo<Game, Position, Optional<Refusal>> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public Optional<Refusal> repetition(Game game, Position after) {
                return wrong.instead(right, game, after);
            }
        };
    }

    static RuleFault play(OfTwo<Game, Point, Ruling> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public Ruling play(Game game, Point point) {
                return wrong.instead(right, game, point);
            }
        };
    }

    static RuleFault pass(OfOne<Game, Ruling> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public Ruling pass(Game game) {
                return wrong.instead(right, game);
            }
        };
    }

    static RuleFault rule(OfThree<Game, Color, Move, Ruling> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public Ruling rule(Game game, Color player, Move move) {
                return wrong.instead(right, game, player, move);
            }
        };
    }

    static RuleFault rule(OfTwo<Game, Statement, Ruling> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public Ruling rule(Game game, Statement statement) {
                return wrong.instead(right, game, statement);
            }
        };
    }

    static RuleFault over(OfOne<Game, Boolean> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public boolean over(Game game) {
                return wrong.instead(right, game);
            }
        };
    }

    static RuleFault stopped(OfOne<Game, Boolean> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public boolean stopped(Game game) {
                return wrong.instead(right, game);
            }
        };
    }

    static RuleFault countedPasses(OfOne<Game, Integer> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public int countedPasses(Game game) {
                return wrong.instead(right, game);
            }
        };
    }

    static RuleFault hasRepeated(OfOne<Game, Boolean> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public boolean hasRepeated(Game game) {
                return wrong.instead(right, game);
            }
        };
    }

    static RuleFault resigns(OfTwo<Game, Color, Ruling> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public Ruling resigns(Game game, Color player) {
                return wrong.instead(right, game, player);
            }
        };
    }

    static RuleFault dead(OfTwo<Game, PointSet, Ruling> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public Ruling dead(Game game, PointSet stones) {
                return wrong.instead(right, game, stones);
            }
        };
    }

    static RuleFault finalPosition(OfOne<Game, Position> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public Position finalPosition(Game game) {
                return wrong.instead(right, game);
            }
        };
    }

    static RuleFault territory(OfTwo<Position, Color, PointSet> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public PointSet territory(Position position, Color player) {
                return wrong.instead(right, position, player);
            }
        };
    }

    static RuleFault area(OfTwo<Position, Color, PointSet> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public PointSet area(Position position, Color player) {
                return wrong.instead(right, position, player);
            }
        };
    }

    static RuleFault counted(OfTwo<Game, Counting, Count> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public Count counted(Game game, Counting way) {
                return wrong.instead(right, game, way);
            }
        };
    }

    static RuleFault counted(OfThree<Game, Position, Color, Double> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public double counted(Game game, Position position, Color player) {
                return wrong.instead(right, game, position, player);
            }
        };
    }

    static RuleFault shared(OfOne<Position, Double> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public double shared(Position position) {
                return wrong.instead(right, position);
            }
        };
    }

    static RuleFault lost(OfTwo<Game, Color, Integer> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public int lost(Game game, Color player) {
                return wrong.instead(right, game, player);
            }
        };
    }

    static RuleFault tax(OfTwo<Game, Color, Integer> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public int tax(Game game, Color player) {
                return wrong.instead(right, game, player);
            }
        };
    }

    static RuleFault button(OfTwo<Game, Color, Double> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public double button(Game game, Color player) {
                return wrong.instead(right, game, player);
            }
        };
    }

    static RuleFault firstPass(OfOne<Game, Integer> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public int firstPass(Game game) {
                return wrong.instead(right, game);
            }
        };
    }

    static RuleFault komi(OfTwo<Game, Double, Ruling> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public Ruling komi(Game game, double points) {
                return wrong.instead(right, game, points);
            }
        };
    }

    static RuleFault bids(OfTwo<Game, List<Double>, Ruling> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public Ruling bids(Game game, List<Double> bids) {
                return wrong.instead(right, game, bids);
            }
        };
    }

    static RuleFault handicap(OfTwo<Game, Integer, Ruling> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public Ruling handicap(Game game, int stones) {
                return wrong.instead(right, game, stones);
            }
        };
    }

    static RuleFault starPoints(OfTwo<Board, Integer, Optional<PointSet>> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public Optional<PointSet> starPoints(Board board, int stones) {
                return wrong.instead(right, board, stones);
            }
        };
    }

    static RuleFault supply(OfOne<Board, Integer> wrong) {
        return variant -> new Replaced(variant) {
            @Override
            public int supply(Board board) {
                return wrong.instead(right, board);
            }
        };
    }
}
