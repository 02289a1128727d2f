package touchstone.life;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Removal;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/**
 * A moment of the play that is imagined to confirm life and death (article 7-2). The players alternate, and may pass as often as
 * they like. A ko may be retaken only after a pass for it.
 */
record Imagined(Position position, Color toMove, KoBans bans) {

    private static final BaseRules RULES = new BaseRules(Repetition.NONE, SelfCapture.FORBIDDEN);

    /** Before the first imagined move. */
    static Imagined begin(Position position, Color first) {
        return new Imagined(position, first, KoBans.none(position.board()));
    }

    /** All that the player whose turn it is may do, and what comes of it. */
    Map<ImaginedMove, Imagined> next(KoOpening opening) {
        Map<ImaginedMove, Imagined> next = new LinkedHashMap<>();
        for (Point point : position.empties()) {
            Removal removal = RULES.remove(position.with(toMove, point), toMove);
            if (removal.selfCaptured().isEmpty()) {
                play(next, point, removal.captured(), opening);
            }
        }
        next.put(new ImaginedMove.Ordinary(Move.PASS), then(position, bans));
        return next;
    }

    private void play(Map<ImaginedMove, Imagined> next, Point point, PointSet captured, KoOpening opening) {
        Position after = position.with(toMove, point).without(captured);
        Optional<Point> taken = takenInKo(after, point, captured);
        if (taken.filter(bans.barred()::contains).isPresent()) {
            Point stone = taken.get();
            KoBans opened = bans.withBarred(bans.barred().without(stone));
            if (opening == KoOpening.FOR_GOOD) {
                opened = opened.opened(toMove, PointSet.of(position.board(), stone, point));
            }
            next.put(new ImaginedMove.PassForKo(stone), then(position, opened));
            return;
        }
        KoBans taking = taken.isEmpty() ? bans : bans.withBarred(bans.barred().with(point));
        next.put(new ImaginedMove.Ordinary(new Move.Play(point)), then(after, taking));
    }

    /** The stone captured, if the opponent could now retake it and bring the position back. */
    private static Optional<Point> takenInKo(Position after, Point point, PointSet captured) {
        boolean ko = captured.size() == 1
                && RULES.connected(after, point).size() == 1
                && RULES.liberties(after, point).size() == 1;
        return ko ? Optional.of(captured.first()) : Optional.empty();
    }

    private Imagined then(Position after, KoBans bans) {
        PointSet barred = bans.barred().where(stone -> stays(after, stone));
        return new Imagined(after, toMove.opponent(), bans.withBarred(barred));
    }

    /** A stone that was taken, or connected, is no ko stone any more; nor need one wait longer where the ko is open for good. */
    private boolean stays(Position after, Point stone) {
        if (after.stone(stone).isEmpty() || RULES.connected(after, stone).size() > 1) {
            return false;
        }
        PointSet open = bans.openTo(toMove);
        boolean opened = open.contains(stone)
                && RULES.adjacent(PointSet.of(after.board(), stone)).intersects(open);
        return !(opened && after.stone(stone).filter(toMove.opponent()::equals).isPresent());
    }
}
