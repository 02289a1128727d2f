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
    public void play(GameTable table) {
        round(table);
        komi(table);
        handicap(table);
        table.look();
        table.lookAtLegal();
        MovePolicy policy = MovePolicies.named(table.random().nextBoolean() ? "captures" : "kos")
                .orElseThrow();
        int moves = 10 + table.random().nextInt(50);
        for (int i = 0; i < moves && table.isGoingOn(); i++) {
            Move move = policy.next(table.game(), table.random());
            table.trail().make(move);
            if (i % 10 == 0) {
                table.look();
                table.tryIllegal();
            }
        }
        if (table.can(Capability.UNDO) && table.random().nextBoolean()) {
            table.takeBack(table.random().nextInt(3) == 0 ? moves : 5);
            table.look();
        }
        table.end();
        if (table.random().nextBoolean()) {
            komi(table);
            table.count();
        }
    }

    /** All handicaps that the board has points for, one after the other. */
    private static void round(GameTable table) {
        for (int stones = StarPoints.largest(table.board()); stones >= 2; stones--) {
            if (table.can(Capability.HANDICAP) && table.can(Capability.EDITS)) {
                table.trail().ask(new ControllerRequest.FixedHandicap(stones));
                table.look();
                table.trail().ask(new ControllerRequest.ClearBoard());
            }
        }
    }

    private static void komi(GameTable table) {
        if (table.can(Capability.KOMI) && table.random().nextInt(3) > 0) {
            String points = KOMI.get(table.random().nextInt(KOMI.size()));
            table.trail().ask(new ControllerRequest.SetKomi(new BigDecimal(points)));
            table.trail().query(new Query.Komi());
        }
    }

    private static void handicap(GameTable table) {
        int stones = 2 + table.random().nextInt(StarPoints.largest(table.board()) - 1);
        if (table.can(Capability.GIVEN_HANDICAP) && table.random().nextInt(3) == 0) {
            List<Point> points = new ArrayList<>(table.board().points());
            List<Move> given = new ArrayList<>();
            while (given.size() < stones) {
                given.add(new Move.Play(points.remove(table.random().nextInt(points.size()))));
            }
            table.trail().ask(new ControllerRequest.GivenHandicap(given));
        } else if (table.can(Capability.HANDICAP)
                && StarPoints.of(table.board(), stones).isPresent()) {
            table.trail().ask(new ControllerRequest.FixedHandicap(stones));
        }
    }
}
