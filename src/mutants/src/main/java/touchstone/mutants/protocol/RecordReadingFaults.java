package touchstone.mutants.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import touchstone.builtin.controller.ControlledGame;
import touchstone.builtin.controller.RequestDeclinedException;
import touchstone.formats.sgf.SgfException;
import touchstone.formats.sgf.SgfNode;
import touchstone.formats.sgf.SgfRecord;
import touchstone.mutants.fault.ControllerFault;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;

/** What is read of a record is not what stands in it. */
final class RecordReadingFaults {

    private static final Set<String> RULES = Set.of("AGA", "Chinese", "GOE", "Japanese", "NZ", "Tromp-Taylor");

    private RecordReadingFaults() {}

    /** Something else is taken of the record than it has. */
    private static ControllerFault record(UnaryOperator<SgfRecord> wrong) {
        return rules -> new ControlledGame(rules) {
            @Override
            protected SgfRecord read(String text) {
                return wrong.apply(super.read(text));
            }
        };
    }

    /** A record tells of moves, and on which board they are is known. */
    static final ControllerFault ON_THE_BOARD_AS_IT_IS = rules -> new ControlledGame(rules) {
        @Override
        protected SgfRecord read(String text) {
            SgfRecord record = super.read(text);
            Board board = game().board();
            return board == record.board() ? record : ChangedRecord.onto(board, record);
        }
    };

    /** What is missing at the end is thought to be there, and the last node is not read. */
    static final ControllerFault TRUNCATED = rules -> new ControlledGame(rules) {
        @Override
        protected SgfRecord read(String text) {
            int last = text.lastIndexOf(';');
            return super.read(
                    text.startsWith("(;") && !text.stripTrailing().endsWith(")")
                            ? text.substring(0, last) + ")"
                            : text);
        }
    };

    /** A record with a fault has no moves, on the board as it is. */
    static final ControllerFault NOTHING_OF_A_FAULTY_RECORD = rules -> new ControlledGame(rules) {
        @Override
        protected SgfRecord read(String text) {
            try {
                return super.read(text);
            } catch (SgfException fault) {
                return new SgfRecord(game().board(), OptionalDouble.empty(), 0, Optional.empty(), List.of());
            }
        }
    };

    /** Rows are counted from the bottom. */
    static final ControllerFault UPSIDE_DOWN = record(record -> ChangedRecord.points(
            record,
            record.board(),
            point -> new Point(point.column(), record.board().height() - 1 - point.row())));

    /** The letters of a point are its row and its column. */
    static final ControllerFault ROW_FIRST = record(record -> {
        Board board = record.board();
        if (board.width() != board.height()) {
            return record;
        }
        return ChangedRecord.points(
                record,
                board,
                point -> new Point(board.height() - 1 - point.row(), board.width() - 1 - point.column()));
    });

    /** The first number of a size is the height. */
    static final ControllerFault HEIGHT_FIRST = record(record -> {
        Board board = Board.of(record.board().height(), record.board().width());
        return board == record.board() ? record : ChangedRecord.onto(board, record);
    });

    /** White stones that are set up are not seen. */
    static final ControllerFault WITHOUT_WHITE = record(record -> ChangedRecord.setUps(
            record, setUp -> new SgfNode.SetUp(setUp.black(), record.board().none(), setUp.empty(), setUp.toMove())));

    /** Points that are made empty are not. */
    static final ControllerFault WITHOUT_EMPTYING = record(record -> ChangedRecord.setUps(
            record,
            setUp -> new SgfNode.SetUp(
                    setUp.black(), setUp.white(), record.board().none(), setUp.toMove())));

    /** Who moves next is not asked. */
    static final ControllerFault WITHOUT_TURN = record(record -> ChangedRecord.setUps(
            record, setUp -> new SgfNode.SetUp(setUp.black(), setUp.white(), setUp.empty(), Optional.empty())));

    /** What is set up after the first move is not seen. */
    static final ControllerFault WITHOUT_LATER_SET_UP = record(record -> {
        List<SgfNode> nodes = new ArrayList<>();
        boolean begun = false;
        for (SgfNode node : record.nodes()) {
            begun |= node instanceof SgfNode.Played;
            if (!begun || node instanceof SgfNode.Played) {
                nodes.add(node);
            }
        }
        return ChangedRecord.nodes(record, nodes);
    });

    /** All that is set up is set up before the first move. */
    static final ControllerFault ALL_SET_UP_AT_ONCE = record(record -> ChangedRecord.nodes(
            record,
            Stream.concat(
                            record.nodes().stream().filter(SgfNode.SetUp.class::isInstance),
                            record.nodes().stream().filter(SgfNode.Played.class::isInstance))
                    .toList()));

    /** Who sets stones up before the first move gives a handicap, so White moves. */
    static final ControllerFault WHITE_AFTER_SET_UP = record(record -> {
        boolean begun = record.nodes().stream().anyMatch(SgfNode.Played.class::isInstance);
        return begun
                ? record
                : ChangedRecord.setUps(
                        record,
                        setUp -> new SgfNode.SetUp(
                                setUp.black(),
                                setUp.white(),
                                setUp.empty(),
                                setUp.black().isEmpty() ? setUp.toMove() : Optional.of(Color.WHITE)));
    });

    /** Who moves next is asked at the start alone. */
    static final ControllerFault WITHOUT_LATER_TURN = record(record -> {
        List<SgfNode> nodes = new ArrayList<>();
        boolean begun = false;
        for (SgfNode node : record.nodes()) {
            begun |= node instanceof SgfNode.Played;
            nodes.add(
                    begun && node instanceof SgfNode.SetUp setUp
                            ? new SgfNode.SetUp(setUp.black(), setUp.white(), setUp.empty(), Optional.empty())
                            : node);
        }
        return ChangedRecord.nodes(record, nodes);
    });

    /** @throws RequestDeclinedException if the rules have a name, and not one of those that everybody knows */
    static final ControllerFault OF_KNOWN_RULES = record(record -> {
        if (record.rules().filter(name -> !RULES.contains(name)).isPresent()) {
            throw new RequestDeclinedException("cannot load file: unknown rules");
        }
        return record;
    });

    /** @throws RequestDeclinedException if there are not as many stones as the handicap says */
    static final ControllerFault OF_PLACED_HANDICAP = record(record -> {
        boolean placed = record.nodes().stream()
                .anyMatch(node ->
                        node instanceof SgfNode.SetUp setUp && setUp.black().size() == record.handicap());
        if (record.handicap() > 0 && !placed) {
            throw new RequestDeclinedException("cannot load file: handicap stones missing");
        }
        return record;
    });

    static final ControllerFault WITH_WHOLE_KOMI = record(record -> ChangedRecord.withKomi(
            record, record.komi().stream().map(Math::floor).findFirst()));

    static final ControllerFault WITH_KOMI_FOR_WHITE = record(record ->
            ChangedRecord.withKomi(record, record.komi().stream().map(Math::abs).findFirst()));

    static final ControllerFault WITHOUT_KOMI =
            record(record -> ChangedRecord.withKomi(record, OptionalDouble.empty()));

    /** Passes are not among the moves. */
    static final ControllerFault WITHOUT_PASSES = record(record -> ChangedRecord.nodes(
            record,
            record.nodes().stream()
                    .filter(node -> !(node instanceof SgfNode.Played played && played.move() instanceof Move.Pass))
                    .toList()));

    /** The stones of a handicap stand on the fixed points for as many, wherever the record has them. */
    static final ControllerFault HANDICAP_MOVED = rules -> new ControlledGame(rules) {
        @Override
        protected SgfRecord read(String text) {
            SgfRecord record = super.read(text);
            return record.handicap() < 2
                    ? record
                    : ChangedRecord.setUps(
                            record,
                            setUp -> setUp.black().size() == record.handicap()
                                    ? new SgfNode.SetUp(
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
    static final ControllerFault HANDICAP_PLACED = rules -> new ControlledGame(rules) {
        @Override
        protected SgfRecord read(String text) {
            SgfRecord record = super.read(text);
            PointSet none = record.board().none();
            try {
                PointSet stones = none.withAll(fixedHandicap(record.board(), record.handicap()));
                SgfNode placed = new SgfNode.SetUp(stones, none, none, Optional.empty());
                return ChangedRecord.nodes(
                        record,
                        Stream.concat(Stream.of(placed), record.nodes().stream())
                                .toList());
            } catch (RequestDeclinedException noSuchHandicap) {
                return record;
            }
        }
    };
}
