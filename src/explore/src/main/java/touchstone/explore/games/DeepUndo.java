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
    public void play(ScriptedGame scripted) {
        MovePolicy policy = MovePolicies.named(POLICIES.get(scripted.random().nextInt(POLICIES.size())))
                .orElseThrow();
        int size = scripted.board().size();
        play(scripted, policy, Math.min(150, size) + scripted.random().nextInt(1 + Math.min(100, size)));
        scripted.look();
        int moves = scripted.game().moves();
        int back = scripted.random().nextInt(3) == 0
                ? moves
                : 1 + scripted.random().nextInt(1 + moves);
        List<Move> taken = scripted.takeBack(back);
        scripted.look();
        scripted.lookAtLegal();
        int again = scripted.random().nextInt(1 + taken.size());
        for (int i = 0; i < again; i++) {
            if (!scripted.make(taken.get(i))) {
                break;
            }
            if (i % 16 == 0) {
                scripted.look();
            }
        }
        scripted.look();
        play(scripted, policy, 20);
        scripted.look();
        scripted.end();
    }

    private static void play(ScriptedGame scripted, MovePolicy policy, int moves) {
        for (int i = 0; i < moves && scripted.isGoingOn(); i++) {
            Move move = policy.next(scripted.game(), scripted.random());
            if (move instanceof Move.Pass && scripted.game().successivePasses() > 0) {
                return;
            }
            scripted.trail().make(move);
            if (i % 24 == 0) {
                scripted.look();
                scripted.tryIllegal();
            }
        }
    }
}
