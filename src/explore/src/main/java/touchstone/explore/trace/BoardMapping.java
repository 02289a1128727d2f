package touchstone.explore.trace;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Statement;
import touchstone.spi.ControllerRequest;
import touchstone.trace.Query;
import touchstone.trace.TraceStep;

/**
 * A mapping of one board to another: turned, or with lines left out.
 *
 * @param to the board it becomes
 * @param point where a point comes to lie; nowhere if its line is left out
 */
public record BoardMapping(Board to, Function<Point, Optional<Point>> point) {

    /** A step there; nothing if what it is about is left out. */
    public Optional<TraceStep> of(TraceStep step) {
        if (step instanceof TraceStep.MoveStep made) {
            return of(made.move()).map(move -> new TraceStep.MoveStep(made.player(), move));
        } else if (step instanceof TraceStep.RequestStep asked) {
            return of(asked.request()).map(TraceStep.RequestStep::new);
        } else if (step instanceof TraceStep.StatementStep said) {
            return of(said.statement()).map(TraceStep.StatementStep::new);
        }
        return of(((TraceStep.QueryStep) step).query()).map(TraceStep.QueryStep::new);
    }

    /** The points that a step is about. */
    public static Set<Point> points(TraceStep step) {
        Set<Point> points = new LinkedHashSet<>();
        BoardMapping asking = new BoardMapping(Board.of(1, 1), point -> {
            points.add(point);
            return Optional.empty();
        });
        asking.of(step);
        return points;
    }

    private Optional<Move> of(Move move) {
        return move instanceof Move.Play play ? point.apply(play.point()).map(Move.Play::new) : Optional.of(move);
    }

    private Optional<ControllerRequest> of(ControllerRequest request) {
        if (request instanceof ControllerRequest.GivenHandicap given) {
            List<Move> vertices =
                    given.vertices().stream().flatMap(move -> of(move).stream()).toList();
            return vertices.size() == given.vertices().size()
                    ? Optional.of(new ControllerRequest.GivenHandicap(vertices))
                    : Optional.empty();
        } else if (request instanceof ControllerRequest.SetUp set) {
            return Optional.of(new ControllerRequest.SetUp(of(set.position()), set.toMove()));
        }
        // A record is of its own board.
        return request instanceof ControllerRequest.Load ? Optional.empty() : Optional.of(request);
    }

    /** Nothing if stones would be missing of those that are placed; of those that are dead some may. */
    private Optional<Statement> of(Statement statement) {
        if (statement instanceof Statement.Dead dead) {
            return Optional.of(new Statement.Dead(of(dead.stones())));
        } else if (statement instanceof Statement.Placement placement) {
            PointSet there = of(placement.points());
            return there.size() == placement.points().size()
                    ? Optional.of(new Statement.Placement(there))
                    : Optional.empty();
        }
        return Optional.of(statement);
    }

    /** A position there, without the stones on points left out. */
    public Position of(Position position) {
        Position mapped = Position.empty(to);
        for (Color color : Color.values()) {
            for (Point stone : position.stones(color)) {
                Optional<Point> there = point.apply(stone);
                mapped = there.isPresent() ? mapped.with(color, there.get()) : mapped;
            }
        }
        return mapped;
    }

    /** Points there, without those left out. */
    public PointSet of(PointSet points) {
        return to.none()
                .withAll(points.stream()
                        .flatMap(one -> point.apply(one).stream())
                        .toList());
    }

    private Optional<Query> of(Query query) {
        if (query instanceof Query.Legal legal) {
            return point.apply(legal.point()).map(at -> new Query.Legal(legal.player(), at));
        } else if (query instanceof Query.Chain chain) {
            return point.apply(chain.stone()).map(Query.Chain::new);
        } else if (query instanceof Query.Liberties liberties) {
            return point.apply(liberties.stone()).map(Query.Liberties::new);
        } else if (query instanceof Query.PlayedOn) {
            return Optional.of(new Query.PlayedOn(to));
        }
        return Optional.of(query);
    }

    /** The board without these lines, of which none need be given; some of each kind have to stay. */
    public static BoardMapping without(Board board, Set<Integer> columns, Set<Integer> rows) {
        Board to = Board.of(board.width() - columns.size(), board.height() - rows.size());
        return new BoardMapping(to, point -> {
            if (!board.contains(point)) {
                // What is off the board is to stay off it.
                return Optional.of(point);
            }
            return columns.contains(point.column()) || rows.contains(point.row())
                    ? Optional.empty()
                    : Optional.of(new Point(moved(point.column(), columns), moved(point.row(), rows)));
        });
    }

    private static int moved(int line, Set<Integer> dropped) {
        return line - (int) dropped.stream().filter(gone -> gone < line).count();
    }

    /** The ways to add lines to a board until it is square: beyond those there are, or before them. */
    public static List<BoardMapping> squared(Board board) {
        int side = Math.max(board.width(), board.height());
        Board to = Board.of(side, side);
        return List.of(
                new BoardMapping(to, Optional::of),
                new BoardMapping(
                        to,
                        point -> Optional.of(
                                board.contains(point)
                                        ? new Point(
                                                point.column() + side - board.width(),
                                                point.row() + side - board.height())
                                        : point)));
    }

    /** The eight ways in which a board can be laid down, the first of them as it is. */
    public static List<BoardMapping> symmetries(Board board) {
        List<BoardMapping> all = new ArrayList<>();
        for (int way = 0; way < 8; way++) {
            boolean swapped = (way & 4) != 0;
            boolean left = (way & 1) != 0;
            boolean down = (way & 2) != 0;
            Board to = swapped ? Board.of(/* width= */ board.height(), /* height= */ board.width()) : board;
            all.add(new BoardMapping(to, point -> {
                if (!board.contains(point)) {
                    // What is off the board is to stay off it.
                    return Optional.of(
                            swapped ? new Point(/* column= */ point.row(), /* row= */ point.column()) : point);
                }
                int x = left ? board.width() - 1 - point.column() : point.column();
                int y = down ? board.height() - 1 - point.row() : point.row();
                return Optional.of(swapped ? new Point(y, x) : new Point(x, y));
            }));
        }
        return all;
    }
}
