package touchstone.explore.games;

import java.util.List;
import touchstone.explore.generate.MovePolicies;
import touchstone.explore.generate.MovePolicy;
import touchstone.reference.Board;
import touchstone.reference.Move;

/** Many moves are taken back, with captures and kos among them, and made again; then the game goes on otherwise. */
record DeepUndo() implements GameScript {

    private static final List<String> POLICIES = List.of("captures", "kos", "mixed", "suicides");

    @Override
    public String id() {
        return "deep undo";
    }

    @Override
    public boolean suits(Board board) {
        return Math.min(board.width(), board.height()) >= 2;
    }

    @Override
    public void play(GameTable table) {
        MovePolicy policy = MovePolicies.named(POLICIES.get(table.random().nextInt(POLICIES.size())))
                .orElseThrow();
        int size = table.board().size();
        play(table, policy, Math.min(150, size) + table.random().nextInt(1 + Math.min(100, size)));
        table.look();
        int moves = table.game().moves();
        int back = table.random().nextInt(3) == 0 ? moves : 1 + table.random().nextInt(1 + moves);
        List<Move> taken = table.takeBack(back);
        table.look();
        table.lookAtLegal();
        int again = table.random().nextInt(1 + taken.size());
        for (int i = 0; i < again; i++) {
            if (!table.make(taken.get(i))) {
                break;
            }
            if (i % 16 == 0) {
                table.look();
            }
        }
        table.look();
        play(table, policy, 20);
        table.look();
        table.end();
    }

    private static void play(GameTable table, MovePolicy policy, int moves) {
        for (int i = 0; i < moves && table.isGoingOn(); i++) {
            Move move = policy.next(table.game(), table.random());
            if (move instanceof Move.Pass && table.game().successivePasses() > 0) {
                return;
            }
            table.trail().make(move);
            if (i % 24 == 0) {
                table.look();
                table.tryIllegal();
            }
        }
    }
}
