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
    public void play(ScriptedGame scripted) {
        int size = scripted.board().size();
        if (endless) {
            play(scripted, FIGHTS.get(scripted.random().nextInt(FIGHTS.size())), Math.min(ENOUGH, 8 * size));
        } else {
            play(
                    scripted,
                    FIGHTS.get(scripted.random().nextInt(FIGHTS.size())),
                    scripted.random().nextInt(1 + size / 2));
            play(scripted, END, MOST * size + 2);
        }
        scripted.end();
        if (scripted.can(Capability.UNDO) && scripted.random().nextInt(3) == 0) {
            scripted.takeBack(3 + scripted.random().nextInt(20));
            scripted.look();
            scripted.lookAtLegal();
        }
    }

    private static void play(ScriptedGame scripted, MovePolicy policy, int moves) {
        // Some twenty looks whatever the length.
        int pause = Math.max(4, moves / 20);
        for (int i = 0; i < moves && scripted.isGoingOn(); i++) {
            Move move = policy.next(scripted.game(), scripted.random());
            if (move instanceof Move.Pass && scripted.game().successivePasses() > 0 && policy != END) {
                move = MovePolicies.named("uniform").orElseThrow().next(scripted.game(), scripted.random());
            }
            scripted.trail().make(move);
            if (i % pause == pause - 1) {
                scripted.look();
                Optional.of(move)
                        .filter(Move.Play.class::isInstance)
                        .ifPresent(made -> scripted.lookAtChain(((Move.Play) made).point()));
                scripted.tryIllegal();
                if (i % (4 * pause) == pause - 1) {
                    scripted.lookAtLegal();
                }
            }
        }
    }

    /** Plays with captures, but at these points alone; passes in between where there is none that is legal. */
    static void playIn(ScriptedGame scripted, List<Point> points, int moves) {
        Set<Point> allowed = new HashSet<>(points);
        MovePolicy captures = policy("captures");
        for (int i = 0; i < moves && scripted.isGoingOn(); i++) {
            Game game = scripted.game();
            Move wished = captures.next(game, scripted.random());
            boolean within = wished instanceof Move.Play play && allowed.contains(play.point());
            if (within) {
                scripted.trail().make(wished);
            } else if (!scripted.playElsewhere(points)) {
                return;
            }
        }
        scripted.look();
    }
}
