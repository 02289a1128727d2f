package touchstone.laboratory.mutant.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Removal;
import touchstone.subject.Request;
import touchstone.subject.desk.Declined;
import touchstone.subject.desk.Desk;
import touchstone.subject.record.Node;
import touchstone.subject.record.Record;
import touchstone.subject.record.RecordFault;

/** Records of games that are loaded: how they are read, what of them is taken, and how they are played through. */
final class RecordDesks {

    private RecordDesks() {}

    /** The text is taken for another. */
    static Function<BaseRules, Desk> text(UnaryOperator<String> wrong) {
        return rules -> new Desk(rules) {
            @Override
            protected Record read(String text) {
                return super.read(wrong.apply(text));
            }
        };
    }

    /** The letter i is no coordinate: what comes after h is j. */
    static String withoutI(String text) {
        StringBuilder other = new StringBuilder();
        Matcher point = Pattern.compile("\\[([a-z])([a-z])]").matcher(text);
        while (point.find()) {
            point.appendReplacement(other, "[" + before(point.group(1)) + before(point.group(2)) + "]");
        }
        return point.appendTail(other).toString();
    }

    private static char before(String letter) {
        char sign = letter.charAt(0);
        return sign > 'i' ? (char) (sign - 1) : sign;
    }

    /** A rectangle is two of its corners. */
    static String cornersOfRectangles(String text) {
        return text.replaceAll("\\[([a-zA-Z]{2}):([a-zA-Z]{2})]", "[$1][$2]");
    }

    /** A value ends at the first bracket. */
    static String withoutEscapes(String text) {
        return text.replace("\\", "");
    }

    /** The nodes of all variations, one after the other. */
    static String variationsInARow(String text) {
        StringBuilder row = new StringBuilder();
        boolean value = false;
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            if (value && sign == '\\') {
                row.append(sign).append(text.charAt(++i));
                continue;
            }
            value = value ? sign != ']' : sign == '[';
            row.append(!value && (sign == '(' || sign == ')') ? ' ' : sign);
        }
        return text.contains("(") && text.contains(")") ? "(" + row + ")" : text;
    }

    /** What is missing at the end is thought to be there. */
    static Desk truncated(BaseRules rules) {
        return new Desk(rules) {
            @Override
            protected Record read(String text) {
                RecordFault first = null;
                for (String end : List.of("", ")", "])", "))")) {
                    try {
                        return super.read(text + end);
                    } catch (RecordFault fault) {
                        first = first == null ? fault : first;
                    }
                }
                throw first;
            }
        };
    }

    /** Something else is taken of the record than it has. */
    static Function<BaseRules, Desk> record(UnaryOperator<Record> wrong) {
        return rules -> new Desk(rules) {
            @Override
            protected Record read(String text) {
                return wrong.apply(super.read(text));
            }
        };
    }

    /** Rows are counted from the bottom. */
    static Record upsideDown(Record record) {
        return points(
                record,
                record.board(),
                point -> new Point(point.column(), record.board().height() - 1 - point.row()));
    }

    /** The letters of a point are its row and its column. */
    static Record rowFirst(Record record) {
        Board board = record.board();
        if (board.width() != board.height()) {
            return record;
        }
        return points(
                record,
                board,
                point -> new Point(board.height() - 1 - point.row(), board.width() - 1 - point.column()));
    }

    /** The first number of a size is the height. */
    static Record heightFirst(Record record) {
        Board board = Board.of(record.board().height(), record.board().width());
        if (board == record.board()) {
            return record;
        }
        int moved = board.height() - record.board().height();
        return points(record, board, point -> {
            Point there = point.row() + moved < 0 ? null : new Point(point.column(), point.row() + moved);
            if (there == null || !board.contains(there)) {
                throw new Declined("cannot load file: no such point");
            }
            return there;
        });
    }

    private static Record points(Record record, Board board, UnaryOperator<Point> moved) {
        List<Node> nodes = record.nodes().stream()
                .map(node -> node instanceof Node.Played played
                        ? played(played, moved)
                        : setUp((Node.SetUp) node, board, moved))
                .toList();
        return new Record(board, record.komi(), record.handicap(), record.rules(), nodes);
    }

    private static Node played(Node.Played played, UnaryOperator<Point> moved) {
        return played.move() instanceof Move.Play play
                ? new Node.Played(played.player(), new Move.Play(moved.apply(play.point())))
                : played;
    }

    private static Node setUp(Node.SetUp setUp, Board board, UnaryOperator<Point> moved) {
        UnaryOperator<PointSet> all =
                points -> board.none().withAll(points.stream().map(moved).toList());
        return new Node.SetUp(
                all.apply(setUp.black()), all.apply(setUp.white()), all.apply(setUp.empty()), setUp.toMove());
    }

    /** White stones that are set up are not seen. */
    static Record withoutWhite(Record record) {
        return setUps(
                record, setUp -> new Node.SetUp(setUp.black(), record.board().none(), setUp.empty(), setUp.toMove()));
    }

    /** Points that are made empty are not. */
    static Record withoutEmptying(Record record) {
        return setUps(
                record,
                setUp -> new Node.SetUp(
                        setUp.black(), setUp.white(), record.board().none(), setUp.toMove()));
    }

    /** Who moves next is not asked. */
    static Record withoutTurn(Record record) {
        return setUps(record, setUp -> new Node.SetUp(setUp.black(), setUp.white(), setUp.empty(), Optional.empty()));
    }

    private static Record setUps(Record record, UnaryOperator<Node.SetUp> change) {
        return nodes(
                record,
                record.nodes().stream()
                        .map(node -> node instanceof Node.SetUp setUp ? change.apply(setUp) : node)
                        .toList());
    }

    private static Record nodes(Record record, List<Node> nodes) {
        return new Record(record.board(), record.komi(), record.handicap(), record.rules(), nodes);
    }

    /** What is set up after the first move is not seen. */
    static Record withoutLaterSetUp(Record record) {
        List<Node> nodes = new ArrayList<>();
        boolean begun = false;
        for (Node node : record.nodes()) {
            begun |= node instanceof Node.Played;
            if (!begun || node instanceof Node.Played) {
                nodes.add(node);
            }
        }
        return nodes(record, nodes);
    }

    /** All that is set up is set up before the first move. */
    static Record allSetUpAtOnce(Record record) {
        return nodes(
                record,
                Stream.concat(
                                record.nodes().stream().filter(Node.SetUp.class::isInstance),
                                record.nodes().stream().filter(Node.Played.class::isInstance))
                        .toList());
    }

    static Record withoutKomi(Record record) {
        return new Record(record.board(), OptionalDouble.empty(), record.handicap(), record.rules(), record.nodes());
    }

    static Record withoutHandicap(Record record) {
        return new Record(record.board(), record.komi(), 0, record.rules(), record.nodes());
    }

    /** Passes are not among the moves. */
    static Record withoutPasses(Record record) {
        return nodes(
                record,
                record.nodes().stream()
                        .filter(node -> !(node instanceof Node.Played played && played.move() instanceof Move.Pass))
                        .toList());
    }

    /** The handicap is so many stones on the fixed points, besides those that are set up. */
    static Desk handicapPlaced(BaseRules rules) {
        return new Desk(rules) {
            @Override
            protected Record read(String text) {
                Record record = super.read(text);
                PointSet none = record.board().none();
                try {
                    PointSet stones = none.withAll(fixedHandicap(record.board(), record.handicap()));
                    Node placed = new Node.SetUp(stones, none, none, Optional.empty());
                    return nodes(
                            record,
                            Stream.concat(Stream.of(placed), record.nodes().stream())
                                    .toList());
                } catch (Declined noSuchHandicap) {
                    return record;
                }
            }
        };
    }

    /** The position before a move is that after it. */
    static Desk oneMoveFurther(BaseRules rules) {
        return new Desk(rules) {
            @Override
            protected Record before(Record whole, int move) {
                return super.before(whole, move + 1);
            }
        };
    }

    /** Passes have no numbers. */
    static Desk passesNotNumbered(BaseRules rules) {
        return new Desk(rules) {
            @Override
            protected Record before(Record whole, int move) {
                int plays = 0;
                int moves = 0;
                for (Node node : whole.nodes()) {
                    if (node instanceof Node.Played played) {
                        moves++;
                        plays += played.move() instanceof Move.Play ? 1 : 0;
                        if (plays == move) {
                            return super.before(whole, moves);
                        }
                    }
                }
                return whole;
            }
        };
    }

    /** Whatever is set up has a number. */
    static Desk setUpNumbered(BaseRules rules) {
        return new Desk(rules) {
            @Override
            protected Record before(Record whole, int move) {
                return nodes(whole, whole.nodes().stream().limit(move - 1L).toList());
            }
        };
    }

    /** What stands on the board is not taken off it, if it has the right size. */
    static Desk addedToTheGame(BaseRules rules) {
        return new Desk(rules) {
            @Override
            protected Game played(Record record) {
                Position before = game().position();
                if (before.stones().isEmpty() || before.board() != record.board()) {
                    return super.played(record);
                }
                Node standing = new Node.SetUp(
                        before.stones(Color.BLACK),
                        before.stones(Color.WHITE),
                        record.board().none(),
                        Optional.empty());
                return super.played(nodes(
                        record,
                        Stream.concat(Stream.of(standing), record.nodes().stream())
                                .toList()));
            }
        };
    }

    /** A number beyond the last move is a fault. */
    static Desk noFurtherThanTheEnd(BaseRules rules) {
        return new Desk(rules) {
            @Override
            protected Record before(Record whole, int move) {
                if (move > whole.moves()) {
                    throw new Declined("cannot load file: no such move");
                }
                return super.before(whole, move);
            }
        };
    }

    /** Moves are not counted, and a record is played to its end. */
    static Desk alwaysToTheEnd(BaseRules rules) {
        return new Desk(rules) {
            @Override
            protected Record before(Record whole, int move) {
                return whole;
            }
        };
    }

    /** Something else comes of the game than was played. */
    static Function<BaseRules, Desk> played(UnaryOperator<Game> wrong) {
        return rules -> new SingleMistakes(rules) {
            @Override
            protected Game played(Record record) {
                Game right = super.played(record);
                return instead(wrong.apply(right), right);
            }
        };
    }

    /** Captured stones stay on the board: all that was played stands. */
    static Game withCapturedStones(Game game) {
        Position position = game.position();
        for (Game moment : game.moments().toList()) {
            for (Point point : moment.position().stones()) {
                if (position.stone(point).isEmpty()) {
                    position = position.with(moment.position().stone(point).orElseThrow(), point);
                }
            }
        }
        return position.equals(game.position()) ? game : SingleMistakes.with(position, game);
    }

    static Game withoutPrisoners(Game game) {
        return game.withPrisoners(0, 0);
    }

    static Game withoutPast(Game game) {
        return SingleMistakes.withoutPast(game);
    }

    static Game blackMoves(Game game) {
        return game.toMove() == Color.BLACK ? game : SingleMistakes.turned(game);
    }

    /** What is loaded can't be taken back. */
    static Desk notTakenBack(BaseRules rules) {
        return new Desk(rules) {
            private Game loaded;

            @Override
            protected Game played(Record record) {
                loaded = super.played(record);
                return loaded;
            }

            @Override
            protected Game takenBack(Game moment) {
                if (moment == loaded) {
                    throw new Declined("cannot undo");
                }
                return super.takenBack(moment);
            }
        };
    }

    /** A record is played as far as it is legal, and no more is said. */
    static Desk asFarAsItGoes(BaseRules rules) {
        return new Desk(rules) {
            @Override
            protected Game played(Record record) {
                for (int move = record.moves(); ; move--) {
                    try {
                        return super.played(move < record.moves() ? record.before(move + 1) : record);
                    } catch (Declined declined) {
                        if (move == 0) {
                            throw declined;
                        }
                    }
                }
            }
        };
    }

    /** Whatever was played is taken, legal or not. */
    static Desk whateverWasPlayed(BaseRules rules) {
        return new Desk(rules) {
            @Override
            protected void load(Request.Load load) {
                try {
                    super.load(load);
                } catch (Declined declined) {
                    Desk lenient = Desk.lenient();
                    lenient.carryOut(load);
                    game(byTheseRules(rules(), lenient.game()));
                }
            }
        };
    }

    private static Game byTheseRules(BaseRules rules, Game game) {
        List<Game> moves = new ArrayList<>();
        Game first = game;
        for (; first.lastMove().isPresent(); first = Desk.beforeLastMove(first)) {
            moves.add(0, first);
        }
        boolean start = first.position().stones().isEmpty() && first.toMove() == rules.first();
        Game same = start ? Game.begin(rules, game.board()) : Game.from(rules, first.position(), first.toMove());
        for (Game move : moves) {
            same = same.then(move.lastMove().orElseThrow(), move.position(), Removal.nothing(game.board()))
                    .withPrisoners(move.removed(Color.BLACK), move.removed(Color.WHITE));
        }
        return same;
    }

    /** Before a record is read the board is cleared. */
    static Desk clearedFirst(BaseRules rules) {
        return new Desk(rules) {
            @Override
            protected void load(Request.Load load) {
                begin(game().board());
                super.load(load);
            }
        };
    }

    /** The moves before an illegal one have been made when it is refused. */
    static Desk movesBeforeTheFault(BaseRules rules) {
        return new Desk(rules) {
            @Override
            protected Game played(Record record) {
                for (int move = 1; move <= record.moves(); move++) {
                    game(super.played(record.before(move)));
                }
                return super.played(record);
            }
        };
    }

    /** Stones that are set up capture those they leave without a liberty. */
    static Desk capturingSetUp(BaseRules rules) {
        return new Desk(rules) {
            @Override
            protected Game played(Record record) {
                List<Node> nodes = new ArrayList<>();
                Position position = Position.empty(record.board());
                for (Node node : record.nodes()) {
                    nodes.add(node);
                    if (node instanceof Node.SetUp setUp) {
                        Position before = nodes.size() == 1
                                ? position
                                : super.played(nodes(record, nodes.subList(0, nodes.size() - 1)))
                                        .position();
                        PointSet dead = withoutLiberties(setUp.on(before));
                        nodes.set(
                                nodes.size() - 1,
                                new Node.SetUp(
                                        setUp.black().minus(dead),
                                        setUp.white().minus(dead),
                                        setUp.empty().or(dead),
                                        setUp.toMove()));
                    }
                }
                return super.played(nodes(record, nodes));
            }

            private PointSet withoutLiberties(Position position) {
                return rules().withoutLiberty(position, Color.BLACK).or(rules().withoutLiberty(position, Color.WHITE));
            }
        };
    }
}
