package touchstone.explore.replay;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.formats.sgf.SgfNode;
import touchstone.formats.sgf.SgfRecord;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Ruling;
import touchstone.reference.Statement;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Variant;

/**
 * Replays a record with its handicap and set-up. Handicap stones are those that stand at the start in the number that
 * the record names, set up or put there by Black's first moves in a row.
 */
public final class RecordReplay {

    /** No game is longer, and one must not fill the memory. */
    static final int MOST_MOVES = 10_000;

    private final VariantRules rules;
    private final SgfRecord record;
    private final GameReplay replay;

    RecordReplay(VariantRules rules, SgfRecord record) {
        this.rules = rules;
        this.record = record;
        this.replay = new GameReplay(Game.begin(rules, record.board()));
    }

    /** Replays all of it, up to ten thousand moves. */
    public static ReplayedGame whole(VariantRules rules, SgfRecord record) {
        return new RecordReplay(rules, record).follow(MOST_MOVES, false);
    }

    /** Replays it to the first illegal move, which is the last one made. */
    public static ReplayedGame toFirstOffence(VariantRules rules, SgfRecord record) {
        return new RecordReplay(rules, record).follow(MOST_MOVES, true);
    }

    /**
     * Replays it to the position before a move, what is set up there included.
     *
     * @param move counted from 1
     */
    public static ReplayedGame before(VariantRules rules, SgfRecord record, int move) {
        return new RecordReplay(rules, record).follow(move - 1, false);
    }

    /**
     * Replays it under several rules, and says of each what {@link #whole} says of it alone. The moves are played once, so that many
     * rules take little longer than one.
     *
     * @param variants in the order in which they are told
     */
    public static Map<Variant, ReplayedGame> whole(Collection<Variant> variants, SgfRecord record) {
        return JointReplay.of(variants, record, false);
    }

    /** Replays it under several rules, by each to the first move that they do not allow. */
    public static Map<Variant, ReplayedGame> toFirstOffence(Collection<Variant> variants, SgfRecord record) {
        return JointReplay.of(variants, record, true);
    }

    GameReplay replay() {
        return replay;
    }

    private ReplayedGame follow(int moves, boolean toFirstOffence) {
        List<SgfNode> nodes = record.nodes();
        int from = handicap();
        for (SgfNode node : nodes.subList(from, nodes.size())) {
            boolean move = !(node instanceof SgfNode.SetUp);
            if (move && replay.number() >= moves || toFirstOffence && replay.anyOffence()) {
                break;
            }
            replay.take(node);
        }
        return replay.soFar();
    }

    /** @return how many nodes the handicap takes up */
    int handicap() {
        int stones = record.handicap();
        if (stones < 2) {
            return 0;
        }
        int set = (int) record.nodes().stream()
                .takeWhile(SgfNode.SetUp.class::isInstance)
                .count();
        if (set > 0) {
            return setUp(stones, set);
        }
        Optional<PointSet> placed = placedByMoves(stones);
        if (placed.isPresent()) {
            replay.remark("moves 1 to " + stones + " are the handicap stones");
            replay.skip(stones);
            replay.begin(Game.begin(rules, record.board()).withHandicap(placed.get()), false);
            return stones;
        }
        if (rules.variant().has(Handicap.CONSECUTIVE)
                && replay.game().rule(new Statement.Handicap(stones)) instanceof Ruling.Agreed agreed) {
            replay.begin(agreed.after(), false);
            return 0;
        }
        replay.remark("HA is " + stones + ", but no stones are set up: no handicap is counted");
        return 0;
    }

    private int setUp(int stones, int nodes) {
        Position position = Position.empty(record.board());
        boolean blackMoves = false;
        for (SgfNode node : record.nodes().subList(0, nodes)) {
            SgfNode.SetUp setUp = (SgfNode.SetUp) node;
            position = setUp.on(position);
            blackMoves = setUp.toMove().map(Color.BLACK::equals).orElse(blackMoves);
        }
        PointSet black = position.stones(Color.BLACK);
        if (black.size() != stones || !position.stones(Color.WHITE).isEmpty() || blackMoves) {
            replay.remark("HA is " + stones + ", but what is set up is no such handicap: none is counted");
            return 0;
        }
        replay.begin(Game.begin(rules, record.board()).withHandicap(black), false);
        return nodes;
    }

    /** Where Black has played so often before White does anything. */
    private Optional<PointSet> placedByMoves(int stones) {
        PointSet points = record.board().none();
        int played = 0;
        for (SgfNode node : record.nodes()) {
            Optional<Point> point = blackPlay(node);
            if (point.isEmpty()) {
                break;
            }
            played++;
            points = points.with(point.get());
        }
        return played == stones && points.size() == stones ? Optional.of(points) : Optional.empty();
    }

    private static Optional<Point> blackPlay(SgfNode node) {
        return node instanceof SgfNode.Played played
                        && played.player() == Color.BLACK
                        && played.move() instanceof Move.Play play
                ? Optional.of(play.point())
                : Optional.empty();
    }
}
