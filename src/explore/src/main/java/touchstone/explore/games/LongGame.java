package touchstone.explore.games;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchstone.explore.generate.MovePolicies;
import touchstone.explore.generate.MovePolicy;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.spi.Capability;

/**
 * A game of many moves. It begins with fights and is played out, so that it can be counted; or it goes on for longer than the
 * board has points, with captures of everything over and over.
 *
 * @param endless whether it goes on
 */
record LongGame(boolean endless) implements GameScript {

    /** How many moves it has at most, in moves a point. */
    private static final int MOST = 3;

    /** After how many moves an endless game ends. */
    private static final int ENOUGH = 700;

    private static final MovePolicy END = policy("endgame");
    private static final List<MovePolicy> FIGHTS =
            List.of(policy("mixed"), policy("captures"), policy("kos"), policy("big-captures"), policy("uniform"));

    private static MovePolicy policy(String id) {
        return MovePolicies.named(id).orElseThrow();
    }

    @Override
    public String id() {
        return endless ? "endless game" : "played out";
    }

    @Override
    public boolean suits(Board board) {
        return Math.min(board.width(), board.height()) >= 3 && (!endless || board.size() <= 170);
    }

    @Override
    public void play(GameTable table) {
        int size = table.board().size();
        if (endless) {
            play(table, FIGHTS.get(table.random().nextInt(FIGHTS.size())), Math.min(ENOUGH, 8 * size));
        } else {
            play(
                    table,
                    FIGHTS.get(table.random().nextInt(FIGHTS.size())),
                    table.random().nextInt(1 + size / 2));
            play(table, END, MOST * size + 2);
        }
        table.end();
        if (table.can(Capability.UNDO) && table.random().nextInt(3) == 0) {
            table.takeBack(3 + table.random().nextInt(20));
            table.look();
            table.lookAtLegal();
        }
    }

    private static void play(GameTable table, MovePolicy policy, int moves) {
        // Some twenty looks whatever the length.
        int pause = Math.max(4, moves / 20);
        for (int i = 0; i < moves && table.isGoingOn(); i++) {
            Move move = policy.next(table.game(), table.random());
            if (move instanceof Move.Pass && table.game().successivePasses() > 0 && policy != END) {
                move = MovePolicies.named("uniform").orElseThrow().next(table.game(), table.random());
            }
            table.trail().make(move);
            if (i % pause == pause - 1) {
                table.look();
                Optional.of(move)
                        .filter(Move.Play.class::isInstance)
                        .ifPresent(made -> table.lookAtChain(((Move.Play) made).point()));
                table.tryIllegal();
                if (i % (4 * pause) == pause - 1) {
                    table.lookAtLegal();
                }
            }
        }
    }

    /** Plays with captures, but at these points alone; passes in between where there is none that is legal. */
    static void playIn(GameTable table, List<Point> points, int moves) {
        Set<Point> allowed = new HashSet<>(points);
        MovePolicy captures = policy("captures");
        for (int i = 0; i < moves && table.isGoingOn(); i++) {
            Game game = table.game();
            Move wished = captures.next(game, table.random());
            boolean within = wished instanceof Move.Play play && allowed.contains(play.point());
            if (within) {
                table.trail().make(wished);
            } else if (!table.playElsewhere(points)) {
                return;
            }
        }
        table.look();
    }
}
