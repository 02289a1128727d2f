package touchstone.mutants.protocol;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchstone.builtin.controller.ControlledGame;
import touchstone.builtin.controller.RequestDeclinedException;
import touchstone.formats.sgf.SgfNode;
import touchstone.formats.sgf.SgfRecord;
import touchstone.mutants.fault.ControllerFault;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.spi.ControllerRequest;

/** How far a record is played, how its moves and its stones are, and what has been done when it is refused. */
final class RecordReplayFaults {

    private static final Pattern KOMI = Pattern.compile("KM\\[(-?[0-9.]+)]");

    private RecordReplayFaults() {}

    /** Something else comes of the game than was played. */
    private static ControllerFault played(UnaryOperator<Game> wrong) {
        return played((record, right) -> wrong.apply(right));
    }

    /** Something else comes of the game of a record than was played. */
    private static ControllerFault played(BiFunction<SgfRecord, Game, Game> wrong) {
        return rules -> new OneMistake(rules) {
            @Override
            protected Game played(SgfRecord record) {
                Game right = super.played(record);
                return instead(wrong.apply(record, right), right);
            }
        };
    }

    /** Less or more of the record is played than up to the position before a move. */
    private static ControllerFault before(BiFunction<SgfRecord, Integer, SgfRecord> wrong) {
        return rules -> new ControlledGame(rules) {
            @Override
            protected SgfRecord before(SgfRecord whole, int move) {
                return wrong.apply(whole, move);
            }
        };
    }

    /** What is made empty is counted as captured. */
    static final ControllerFault EMPTIED_COUNTED = played((record, right) -> {
        int emptied = record.nodes().stream()
                .filter(SgfNode.SetUp.class::isInstance)
                .mapToInt(node -> ((SgfNode.SetUp) node).empty().size())
                .sum();
        return emptied == 0 ? right : right.withPrisoners(emptied, emptied);
    });

    /** A stone that stands keeps its colour. */
    static final ControllerFault COLORS_KEPT = rules -> new ControlledGame(rules) {
        @Override
        protected Game played(SgfRecord record) {
            List<SgfNode> nodes = new ArrayList<>();
            for (SgfNode node : record.nodes()) {
                Position before =
                        super.played(ChangedRecord.nodes(record, nodes)).position();
                nodes.add(node instanceof SgfNode.SetUp setUp ? without(before.stones(), setUp) : node);
            }
            return super.played(ChangedRecord.nodes(record, nodes));
        }
    };

    private static SgfNode.SetUp without(PointSet standing, SgfNode.SetUp setUp) {
        return new SgfNode.SetUp(
                setUp.black().minus(standing), setUp.white().minus(standing), setUp.empty(), setUp.toMove());
    }

    /** Who was to move is to move, whoever has moved since. */
    static final ControllerFault TURN_OF_THE_SET_UP = played((record, right) -> {
        Optional<Color> said = record.nodes().stream()
                .filter(SgfNode.SetUp.class::isInstance)
                .flatMap(node -> ((SgfNode.SetUp) node).toMove().stream())
                .reduce((first, second) -> second);
        return said.filter(player -> player != right.toMove()).isPresent() ? OneMistake.turned(right) : right;
    });

    /** The position before a move is that after it. */
    static final ControllerFault ONE_MOVE_FURTHER = before((whole, move) -> whole.before(move + 1));

    /** Passes have no numbers. */
    static final ControllerFault PASSES_NOT_NUMBERED = before((whole, move) -> {
        int plays = 0;
        int moves = 0;
        for (SgfNode node : whole.nodes()) {
            if (node instanceof SgfNode.Played played) {
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
            ChangedRecord.nodes(whole, whole.nodes().stream().limit(move - 1L).toList()));

    /** What stands on the board is not taken off it, if it has the right size. */
    static final ControllerFault ADDED_TO_THE_GAME = rules -> new ControlledGame(rules) {
        @Override
        protected Game played(SgfRecord record) {
            Position before = game().position();
            if (before.stones().isEmpty() || before.board() != record.board()) {
                return super.played(record);
            }
            SgfNode standing = new SgfNode.SetUp(
                    before.stones(Color.BLACK),
                    before.stones(Color.WHITE),
                    record.board().none(),
                    Optional.empty());
            return super.played(ChangedRecord.nodes(
                    record,
                    Stream.concat(Stream.of(standing), record.nodes().stream()).toList()));
        }
    };

    /** A number beyond the last move is a fault. */
    static final ControllerFault NO_FURTHER_THAN_THE_END = before((whole, move) -> {
        if (move > whole.moves()) {
            throw new RequestDeclinedException("cannot load file: no such move");
        }
        return whole.before(move);
    });

    /** Moves are not counted, and a record is played to its end. */
    static final ControllerFault ALWAYS_TO_THE_END = before((whole, move) -> whole);

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
    static final ControllerFault NOT_TAKEN_BACK = rules -> new ControlledGame(rules) {
        private Game loaded;

        @Override
        protected Game played(SgfRecord record) {
            loaded = super.played(record);
            return loaded;
        }

        @Override
        protected Game takenBack(Game moment) {
            if (moment == loaded) {
                throw new RequestDeclinedException("cannot undo");
            }
            return super.takenBack(moment);
        }
    };

    /** A record is played as far as it is legal, and no more is said. */
    static final ControllerFault AS_FAR_AS_IT_GOES = rules -> new ControlledGame(rules) {
        @Override
        protected Game played(SgfRecord record) {
            for (int move = record.moves(); ; move--) {
                try {
                    return super.played(move < record.moves() ? record.before(move + 1) : record);
                } catch (RequestDeclinedException declined) {
                    if (move == 0) {
                        throw declined;
                    }
                }
            }
        }
    };

    /** Before a record is read the board is cleared. */
    static final ControllerFault CLEARED_FIRST = rules -> new ControlledGame(rules) {
        @Override
        protected void load(ControllerRequest.Load load) {
            begin(game().board());
            super.load(load);
        }
    };

    /** What is illegal is left out. */
    static final ControllerFault WITHOUT_ILLEGAL_MOVES = rules -> new ControlledGame(rules) {
        @Override
        protected Game played(SgfRecord record) {
            List<SgfNode> legal = new ArrayList<>();
            for (SgfNode node : record.nodes()) {
                legal.add(node);
                try {
                    super.played(ChangedRecord.nodes(record, legal));
                } catch (RequestDeclinedException declined) {
                    legal.remove(legal.size() - 1);
                }
            }
            return super.played(ChangedRecord.nodes(record, legal));
        }
    };

    /** The komi of a record is set before its moves are looked at. */
    static final ControllerFault KOMI_FIRST = rules -> new ControlledGame(rules) {
        @Override
        protected void load(ControllerRequest.Load load) {
            Matcher komi = KOMI.matcher(load.text());
            if (komi.find()) {
                carryOut(new ControllerRequest.SetKomi(new BigDecimal(komi.group(1))));
            }
            super.load(load);
        }
    };

    /** The moves before an illegal one have been made when it is refused. */
    static final ControllerFault MOVES_BEFORE_THE_FAULT = rules -> new ControlledGame(rules) {
        @Override
        protected Game played(SgfRecord record) {
            for (int move = 1; move <= record.moves(); move++) {
                game(super.played(record.before(move)));
            }
            return super.played(record);
        }
    };
}
