package touchstone.cli.match;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import touchstone.cli.match.FaultyPlayer.Mind;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Ruling;

/** How players choose. */
final class FaultyPlayers {

    private FaultyPlayers() {}

    /** Any play that its rules allow and that fills no eye of its own; a pass where there is none. */
    static Mind legal() {
        return preferring(made -> false);
    }

    /** A play of this sort wherever its rules allow one. */
    static Mind preferring(Predicate<Ruling.Made> sort) {
        Random random = new Random(1);
        return game -> {
            List<Point> points =
                    new ArrayList<>(game.position().empties().stream().toList());
            Collections.shuffle(points, random);
            Optional<Point> sensible = Optional.empty();
            for (Point point : points) {
                if (game.rule(new Move.Play(point)) instanceof Ruling.Made made) {
                    if (sort.test(made)) {
                        return point.toString();
                    }
                    if (made.selfCaptured().isEmpty() && !ForbiddenPlays.fillsEye(game, point)) {
                        sensible = Optional.of(point);
                    }
                }
            }
            return sensible.map(Point::toString).orElse("pass");
        };
    }

    /** The same answer always. */
    static Mind saying(String words) {
        return game -> words;
    }

    static Mind crashing() {
        return game -> {
            throw new IOException("a crash");
        };
    }
}
