package touchstone.laboratory.mutant.protocol;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchstone.laboratory.mutant.fault.ControllerFault;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.subject.Request;
import touchstone.builtin.controller.Declined;
import touchstone.builtin.controller.Desk;
import touchstone.formats.sgf.Node;
import touchstone.formats.sgf.Record;
import touchstone.formats.sgf.RecordFault;

/** Records of games that are loaded: how they are read, what of them is taken, and how they are played through. */
final class LoadedRecordFaults {

    private static final Set<String> RULES = Set.of("AGA", "Chinese", "GOE", "Japanese", "NZ", "Tromp-Taylor");

    private static final Pattern KOMI = Pattern.compile("KM\\[(-?[0-9.]+)]");

    private LoadedRecordFaults() {}

    /** A record tells of moves, and on which board they are is known. */
    static final ControllerFault ON_THE_BOARD_AS_IT_IS = rules -> new Desk(rules) {
        @Override
        protected Record read(String text) {
            Record record = super.read(text);
            Board board = game().board();
            return board == record.board() ? record : onto(board, record);
        }
    };

    /** What is missing at the end is thought to be there. */
    static final ControllerFault TRUNCATED = rules -> new Desk(rules) {
        @Override
        protected Record read(String text) {
            RecordFault first = null;
            String closed = text.substring(0, text.lastIndexOf(']') + 1);
            for (String whole : List.of(text, closed + ")", text + ")", text + "])")) {
                try {
                    return super.read(whole);
                } catch (RecordFault fault) {
                    first = first == null ? fault : first;
                }
            }
            throw first;
        }
    };

    /** Something else is taken of the record than it has. */
    private static ControllerFault record(UnaryOperator<Record> wrong) {
        return rules -> new Desk(rules) {
            @Override
            protected Record read(String text) {
                return wrong.apply(super.read(text));
            }
        };
    }

    /** Rows are counted from the bottom. */
    static final ControllerFault UPSIDE_DOWN = record(record -> points(
            record,
            record.board(),
            point -> new Point(point.column(), record.board().height() - 1 - point.row())));

    /** The letters of a point are its row and its column. */
    static final ControllerFault ROW_FIRST = record(record -> {
        Board board = record.board();
        if (board.width() != board.height()) {
            return record;
        }
        return points(
                record,
                board,
                point -> new Point(board.height() - 1 - point.row(), board.width() - 1 - point.column()));
    });

    /** The first number of a size is the height. */
    static final ControllerFault HEIGHT_FIRST = record(record -> {
        Board board = Board.of(record.board().height(), record.board().width());
        return board == record.board() ? record : onto(board, record);
    });

    /** The same record of a board of another size, counted from the upper left corner. */
    private static Record onto(Board board, Record record) {
        int moved = board.height() - record.board().height();
        return points(record, board, point -> {
            if (point.column() >= board.width() || point.row() + moved < 0) {
                throw new Declined("cannot load file: no such point");
            }
            return new Point(point.column(), point.row() + moved);
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
    static final ControllerFault WITHOUT_WHITE = record(record -> setUps(
            record, setUp -> new Node.SetUp(setUp.black(), record.board().none(), setUp.empty(), setUp.toMove())));

    /** Points that are made empty are not. */
    static final ControllerFault WITHOUT_EMPTYING = record(record -> setUps(
            record,
            setUp -> new Node.SetUp(setUp.black(), setUp.white(), record.board().none(), setUp.toMove())));

    /** Who moves next is not asked. */
    static final ControllerFault WITHOUT_TURN = record(record ->
            setUps(record, setUp -> new Node.SetUp(setUp.black(), setUp.white(), setUp.empty(), Optional.empty())));

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
    static final ControllerFault WITHOUT_LATER_SET_UP = record(record -> {
        List<Node> nodes = new ArrayList<>();
        boolean begun = false;
        for (Node node : record.nodes()) {
            begun |= node instanceof Node.Played;
            if (!begun || node instanceof Node.Played) {
                nodes.add(node);
            }
        }
        return nodes(record, nodes);
    });

    /** All that is set up is set up before the first move. */
    static final ControllerFault ALL_SET_UP_AT_ONCE = record(record -> nodes(
            record,
            Stream.concat(
                            record.nodes().stream().filter(Node.SetUp.class::isInstance),
                            record.nodes().stream().filter(Node.Played.class::isInstance))
                    .toList()));

    /** What is made empty is counted as captured. */
    static final ControllerFault EMPTIED_COUNTED = played((record, right) -> {
        int emptied = record.nodes().stream()
                .filter(Node.SetUp.class::isInstance)
                .mapToInt(node -> ((Node.SetUp) node).empty().size())
                .sum();
        return emptied == 0 ? right : right.withPrisoners(emptied, emptied);
    });

    /** A stone that stands keeps its colour. */
    static final ControllerFault COLORS_KEPT = rules -> new Desk(rules) {
        @Override
        protected Game played(Record record) {
            List<Node> nodes = new ArrayList<>();
            for (Node node : record.nodes()) {
                Position before = super.played(nodes(record, nodes)).position();
                nodes.add(node instanceof Node.SetUp setUp ? without(before.stones(), setUp) : node);
            }
            return super.played(nodes(record, nodes));
        }
    };

    private static Node.SetUp without(PointSet standing, Node.SetUp setUp) {
        return new Node.SetUp(
                setUp.black().minus(standing), setUp.white().minus(standing), setUp.empty(), setUp.toMove());
    }

    /** Who sets stones up before the first move gives a handicap, so White moves. */
    static final ControllerFault WHITE_AFTER_SET_UP = record(record -> {
        boolean begun = record.nodes().stream().anyMatch(Node.Played.class::isInstance);
        return begun
                ? record
                : setUps(
                        record,
                        setUp -> new Node.SetUp(
                                setUp.black(),
                                setUp.white(),
                                setUp.empty(),
                                setUp.black().isEmpty() ? setUp.toMove() : Optional.of(Color.WHITE)));
    });

    /** Who moves next is asked at the start alone. */
    static final ControllerFault WITHOUT_LATER_TURN = record(record -> {
        List<Node> nodes = new ArrayList<>();
        boolean begun = false;
        for (Node node : record.nodes()) {
            begun |= node instanceof Node.Played;
            nodes.add(
                    begun && node instanceof Node.SetUp setUp
                            ? new Node.SetUp(setUp.black(), setUp.white(), setUp.empty(), Optional.empty())
                            : node);
        }
        return nodes(record, nodes);
    });

    /** Who was to move is to move, whoever has moved since. */
    static final ControllerFault TURN_OF_THE_SET_UP = played((record, right) -> {
        Optional<Color> said = record.nodes().stream()
                .filter(Node.SetUp.class::isInstance)
                .flatMap(node -> ((Node.SetUp) node).toMove().stream())
                .reduce((first, second) -> second);
        return said.filter(player -> player != right.toMove()).isPresent() ? OneMistake.turned(right) : right;
    });

    /** @throws Declined if the rules have a name, and not one of those that everybody knows */
    static final ControllerFault OF_KNOWN_RULES = record(record -> {
        if (record.rules().filter(name -> !RULES.contains(name)).isPresent()) {
            throw new Declined("cannot load file: unknown rules");
        }
        return record;
    });

    /** @throws Declined if there are not as many stones as the handicap says */
    static final ControllerFault OF_PLACED_HANDICAP = record(record -> {
        boolean placed = record.nodes().stream()
                .anyMatch(node ->
                        node instanceof Node.SetUp setUp && setUp.black().size() == record.handicap());
        if (record.handicap() > 0 && !placed) {
            throw new Declined("cannot load file: handicap stones missing");
        }
        return record;
    });

    static final ControllerFault WITH_WHOLE_KOMI = record(
            record -> withKomi(record, record.komi().stream().map(Math::floor).findFirst()));

    static final ControllerFault WITH_KOMI_FOR_WHITE = record(
            record -> withKomi(record, record.komi().stream().map(Math::abs).findFirst()));

    private static Record withKomi(Record record, OptionalDouble komi) {
        return new Record(record.board(), komi, record.handicap(), record.rules(), record.nodes());
    }

    static final ControllerFault WITHOUT_KOMI = record(record -> withKomi(record, OptionalDouble.empty()));

    /** Passes are not among the moves. */
    static final ControllerFault WITHOUT_PASSES = record(record -> nodes(
            record,
            record.nodes().stream()
                    .filter(node -> !(node instanceof Node.Played played && played.move() instanceof Move.Pass))
                    .toList()));

    /** The stones of a handicap stand on the fixed points for as many, wherever the record has them. */
    static final ControllerFault HANDICAP_MOVED = rules -> new Desk(rules) {
        @Override
        protected Record read(String text) {
            Record record = super.read(text);
            return record.handicap() < 2
                    ? record
                    : setUps(
                            record,
                            setUp -> setUp.black().size() == record.handicap()
                                    ? new Node.SetUp(
                                            record.board()
                                                    .none()
                                                    .withAll(fixedHandicap(record.board(), record.handicap())),
                                            setUp.white(),
                                            setUp.empty(),
                                            setUp.toMove())
                                    : setUp);
        }
    };

    /** The handicap is so many stones on the fixed points, besides those that are set up. */
    static final ControllerFault HANDICAP_PLACED = rules -> new Desk(rules) {
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

    /** Less or more of the record is played than up to the position before a move. */
    private static ControllerFault before(BiFunction<Record, Integer, Record> wrong) {
        return rules -> new Desk(rules) {
            @Override
            protected Record before(Record whole, int move) {
                return wrong.apply(whole, move);
            }
        };
    }

    /** The position before a move is that after it. */
    static final ControllerFault ONE_MOVE_FURTHER = before((whole, move) -> whole.before(move + 1));

    /** Passes have no numbers. */
    static final ControllerFault PASSES_NOT_NUMBERED = before((whole, move) -> {
        int plays = 0;
        int moves = 0;
        for (Node node : whole.nodes()) {
            if (node instanceof Node.Played played) {
                moves++;
                plays += played.move() instanceof Move.Play ? 1 : 0;
                if (plays == move) {
                    return whole.before(moves);
                }
            }
        }
        return whole;
    });

    /** Whatever is set up has a number. */
    static final ControllerFault SET_UP_NUMBERED = before((whole, move) ->
            nodes(whole, whole.nodes().stream().limit(move - 1L).toList()));

    /** What stands on the board is not taken off it, if it has the right size. */
    static final ControllerFault ADDED_TO_THE_GAME = rules -> new Desk(rules) {
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
                    Stream.concat(Stream.of(standing), record.nodes().stream()).toList()));
        }
    };

    /** A number beyond the last move is a fault. */
    static final ControllerFault NO_FURTHER_THAN_THE_END = before((whole, move) -> {
        if (move > whole.moves()) {
            throw new Declined("cannot load file: no such move");
        }
        return whole.before(move);
    });

    /** Moves are not counted, and a record is played to its end. */
    static final ControllerFault ALWAYS_TO_THE_END = before((whole, move) -> whole);

    /** Something else comes of the game than was played. */
    private static ControllerFault played(UnaryOperator<Game> wrong) {
        return played((record, right) -> wrong.apply(right));
    }

    /** Something else comes of the game of a record than was played. */
    private static ControllerFault played(BiFunction<Record, Game, Game> wrong) {
        return rules -> new OneMistake(rules) {
            @Override
            protected Game played(Record record) {
                Game right = super.played(record);
                return instead(wrong.apply(record, right), right);
            }
        };
    }

    /** Captured stones stay on the board: all that was played stands. */
    static final ControllerFault WITH_CAPTURED_STONES = played(game -> {
        Position position = game.position();
        for (Game moment : game.moments().toList()) {
            for (Point point : moment.position().stones()) {
                if (position.stone(point).isEmpty()) {
                    position = position.with(moment.position().stone(point).orElseThrow(), point);
                }
            }
        }
        return position.equals(game.position()) ? game : OneMistake.with(position, game);
    });

    static final ControllerFault WITHOUT_PRISONERS = played(game -> game.withPrisoners(0, 0));

    static final ControllerFault WITHOUT_PAST = played(OneMistake::withoutPast);

    static final ControllerFault BLACK_MOVES =
            played(game -> game.toMove() == Color.BLACK ? game : OneMistake.turned(game));

    /** What is loaded can't be taken back. */
    static final ControllerFault NOT_TAKEN_BACK = rules -> new Desk(rules) {
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

    /** A record is played as far as it is legal, and no more is said. */
    static final ControllerFault AS_FAR_AS_IT_GOES = rules -> new Desk(rules) {
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

    /** Before a record is read the board is cleared. */
    static final ControllerFault CLEARED_FIRST = rules -> new Desk(rules) {
        @Override
        protected void load(Request.Load load) {
            begin(game().board());
            super.load(load);
        }
    };

    /** What is illegal is left out. */
    static final ControllerFault WITHOUT_ILLEGAL_MOVES = rules -> new Desk(rules) {
        @Override
        protected Game played(Record record) {
            List<Node> legal = new ArrayList<>();
            for (Node node : record.nodes()) {
                legal.add(node);
                try {
                    super.played(nodes(record, legal));
                } catch (Declined declined) {
                    legal.remove(legal.size() - 1);
                }
            }
            return super.played(nodes(record, legal));
        }
    };

    /** The komi of a record is set before its moves are looked at. */
    static final ControllerFault KOMI_FIRST = rules -> new Desk(rules) {
        @Override
        protected void load(Request.Load load) {
            Matcher komi = KOMI.matcher(load.text());
            if (komi.find()) {
                carryOut(new Request.SetKomi(new BigDecimal(komi.group(1))));
            }
            super.load(load);
        }
    };

    /** The moves before an illegal one have been made when it is refused. */
    static final ControllerFault MOVES_BEFORE_THE_FAULT = rules -> new Desk(rules) {
        @Override
        protected Game played(Record record) {
            for (int move = 1; move <= record.moves(); move++) {
                game(super.played(record.before(move)));
            }
            return super.played(record);
        }
    };
}
