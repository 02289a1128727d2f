package touchstone.explore.games;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import touchstone.explore.generate.MovePolicies;
import touchstone.explore.generate.MovePolicy;
import touchstone.reference.Board;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.StarPoints;
import touchstone.spi.Capability;
import touchstone.spi.ControllerRequest;
import touchstone.trace.Query;

/** A game with handicap stones, fixed or given point by point, mostly with a komi too, to its end and its score. */
record HandicapGame() implements GameScript {

    private static final List<String> KOMI = List.of("0.5", "6.5", "-3.5", "7", "0");

    @Override
    public String id() {
        return "handicap";
    }

    @Override
    public boolean suits(Board board) {
        return StarPoints.largest(board) > 0;
    }

    @Override
    public void play(ScriptedGame scripted) {
        round(scripted);
        komi(scripted);
        handicap(scripted);
        scripted.look();
        scripted.lookAtLegal();
        MovePolicy policy = MovePolicies.named(scripted.random().nextBoolean() ? "captures" : "kos")
                .orElseThrow();
        int moves = 10 + scripted.random().nextInt(50);
        for (int i = 0; i < moves && scripted.isGoingOn(); i++) {
            Move move = policy.next(scripted.game(), scripted.random());
            scripted.trail().make(move);
            if (i % 10 == 0) {
                scripted.look();
                scripted.tryIllegal();
            }
        }
        if (scripted.can(Capability.UNDO) && scripted.random().nextBoolean()) {
            scripted.takeBack(scripted.random().nextInt(3) == 0 ? moves : 5);
            scripted.look();
        }
        scripted.end();
        if (scripted.random().nextBoolean()) {
            komi(scripted);
            scripted.count();
        }
    }

    /** All handicaps that the board has points for, one after the other. */
    private static void round(ScriptedGame scripted) {
        for (int stones = StarPoints.largest(scripted.board()); stones >= 2; stones--) {
            if (scripted.can(Capability.HANDICAP) && scripted.can(Capability.EDITS)) {
                scripted.trail().ask(new ControllerRequest.FixedHandicap(stones));
                scripted.look();
                scripted.trail().ask(new ControllerRequest.ClearBoard());
            }
        }
    }

    private static void komi(ScriptedGame scripted) {
        if (scripted.can(Capability.KOMI) && scripted.random().nextInt(3) > 0) {
            String points = KOMI.get(scripted.random().nextInt(KOMI.size()));
            scripted.trail().ask(new ControllerRequest.SetKomi(new BigDecimal(points)));
            scripted.trail().query(new Query.Komi());
        }
    }

    private static void handicap(ScriptedGame scripted) {
        int stones = 2 + scripted.random().nextInt(StarPoints.largest(scripted.board()) - 1);
        if (scripted.can(Capability.GIVEN_HANDICAP) && scripted.random().nextInt(3) == 0) {
            List<Point> points = new ArrayList<>(scripted.board().points());
            List<Move> given = new ArrayList<>();
            while (given.size() < stones) {
                given.add(new Move.Play(points.remove(scripted.random().nextInt(points.size()))));
            }
            scripted.trail().ask(new ControllerRequest.GivenHandicap(given));
        } else if (scripted.can(Capability.HANDICAP)
                && StarPoints.of(scripted.board(), stones).isPresent()) {
            scripted.trail().ask(new ControllerRequest.FixedHandicap(stones));
        }
    }
}
