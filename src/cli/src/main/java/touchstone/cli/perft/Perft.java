package touchstone.cli.perft;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import touchstone.cli.perft.positions.BoardSymmetry;
import touchstone.cli.perft.positions.EnumeratedGames;
import touchstone.cli.perft.positions.ParallelWork;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Ruling;

/**
 * How many sequences of legal moves there are, of each length up to some depth.
 *
 * <p>A sequence is made of plays and passes, each allowed by the rules where it is made; the players say nothing besides. It is
 * not extended where the rules let nobody move any more: the game is over, or stopped until somebody says something. Points
 * where a stone stands are no plays at all, neither legal nor refused.
 *
 * <p>Of plays that are alike by a symmetry of all that went before, one is followed and counted for all. Nothing else is
 * merged: under superko what may follow depends on all positions before.
 */
public final class Perft {

    /** How many parts the work is cut into, if there are as many: enough for several threads, and to see how far it is. */
    private static final int PARTS = 400;

    /** All that was counted, the shortest first; and what begins with each first move, in board order, the pass last. */
    public record Count(List<PerftRow> rows, List<PerftBranch> branches) {}

    /**
     * A sequence that has not ended.
     *
     * @param weight for how many like it it stands; at the first move only one is counted
     * @param first which first move it has
     */
    private record Node(Game game, int depth, long weight, List<BoardSymmetry> symmetries, int first) {}

    private final Game root;
    private final int depth;
    private final List<BoardSymmetry> symmetries;
    private final List<PositionSet> positions = new ArrayList<>();
    /** What is refused in place of the first move. */
    private final PerftTally refused;
    /** What begins with each first move that is followed, and the moves like it. */
    private final List<PerftTally> tallies = new ArrayList<>();

    private final List<List<Move>> firstMoves = new ArrayList<>();

    /**
     * @param root where the sequences begin; what went before counts as having happened
     * @param depth how many moves the longest have, at least 1
     */
    public Perft(Game root, int depth) {
        this.root = root;
        this.depth = depth;
        this.symmetries = symmetries(root);
        this.refused = new PerftTally(depth);
        for (int i = 0; i <= depth; i++) {
            positions.add(new PositionSet(root.board(), symmetries));
        }
    }

    /** Those of the whole game up to here. */
    private static List<BoardSymmetry> symmetries(Game root) {
        List<BoardSymmetry> all = BoardSymmetry.all(root.board());
        for (Game moment = root; moment != null; moment = moment.previous().orElse(null)) {
            all = BoardSymmetry.fixing(all, moment.position());
            all = moment.lastMove().isPresent()
                    ? BoardSymmetry.fixing(all, moment.lastMove().get())
                    : all;
        }
        return all;
    }

    /**
     * Counts. To be called once.
     *
     * @param threads how many count at once, at least 1
     */
    public Count count(int threads, DoubleConsumer watcher) throws InterruptedException {
        List<Node> parts = parts();
        ParallelWork.share(
                parts.stream().map(part -> (Runnable) () -> work(part)).toList(), threads, watcher);
        return result();
    }

    private void work(Node part) {
        PerftTally own = new PerftTally(depth);
        follow(part, own);
        PerftTally whole = tallies.get(part.first());
        synchronized (whole) {
            whole.add(own, 1);
        }
    }

    private void follow(Node node, PerftTally tally) {
        if (node.depth() < depth) {
            extend(node, tally, next -> follow(next, tally));
        }
    }

    /** Extends sequences by a move at a time until there are enough of them to share out. */
    private List<Node> parts() {
        List<Node> nodes = first();
        while (!nodes.isEmpty() && nodes.size() < PARTS && nodes.get(0).depth() < depth - 1) {
            List<Node> longer = new ArrayList<>();
            nodes.forEach(node -> extend(node, tallies.get(node.first()), longer::add));
            nodes = longer;
        }
        return nodes;
    }

    /** At the first move, one is counted of those that are alike. */
    private List<Node> first() {
        List<Node> nodes = new ArrayList<>();
        if (!EnumeratedGames.ended(root)) {
            MoveExtension.each(root, symmetries, extension -> {
                if (extension.ruling() instanceof Ruling.Refused) {
                    note(extension, 1, extension.count(), refused);
                    return;
                }
                firstMoves.add(extension.moves());
                tallies.add(new PerftTally(depth));
                if (note(extension, 1, 1, tallies.get(tallies.size() - 1))) {
                    nodes.add(node(extension, 1, 1, tallies.size() - 1));
                }
            });
        }
        return nodes;
    }

    /** Makes every move that may be made next. */
    private void extend(Node node, PerftTally tally, Consumer<Node> taker) {
        int deeper = node.depth() + 1;
        MoveExtension.each(node.game(), node.symmetries(), extension -> {
            long weight = node.weight() * extension.count();
            if (note(extension, deeper, weight, tally)) {
                taker.accept(node(extension, deeper, weight, node.first()));
            }
        });
    }

    private static Node node(MoveExtension made, int depth, long weight, int first) {
        return new Node(((Ruling.Made) made.ruling()).after(), depth, weight, made.symmetries(), first);
    }

    /** Counts a move, made or refused. @return whether the sequence may go on from there */
    private boolean note(MoveExtension extension, int depth, long weight, PerftTally tally) {
        if (extension.ruling() instanceof Ruling.Refused no) {
            tally.refuse(depth, weight, no.refusal().clause());
            return false;
        }
        Ruling.Made made = (Ruling.Made) extension.ruling();
        positions.get(depth).add(made.after().position());
        if (!extension.isPass()) {
            tally.play(
                    depth,
                    weight,
                    !made.captured().isEmpty(),
                    !made.selfCaptured().isEmpty());
            return true;
        }
        tally.pass(depth, weight);
        boolean ended = EnumeratedGames.ended(made.after());
        tally.end(depth, ended ? weight : 0);
        return !ended;
    }

    private Count result() {
        PerftTally whole = new PerftTally(depth);
        whole.add(refused, 1);
        List<PerftBranch> branches = new ArrayList<>();
        for (int i = 0; i < tallies.size(); i++) {
            PerftTally one = tallies.get(i);
            whole.add(one, firstMoves.get(i).size());
            firstMoves.get(i).forEach(move -> branches.add(new PerftBranch(move, one.sequences(depth), one.ended())));
        }
        branches.sort(Comparator.comparing(
                branch -> branch.move() instanceof Move.Play play ? play.point() : null,
                Comparator.nullsLast(Comparator.naturalOrder())));
        List<PerftRow> rows = new ArrayList<>();
        for (int d = 1; d <= depth; d++) {
            rows.add(whole.row(d, positions.get(d).size()));
        }
        return new Count(rows, branches);
    }
}
