package touchstone.laboratory.parting;

import java.util.BitSet;
import java.util.Optional;
import touchstone.reference.Color;
import touchstone.reference.Course;
import touchstone.reference.Game;
import touchstone.reference.Position;

/**
 * What decides the result of a game, whatever else has been.
 *
 * @param talk whether the players have said something: such games are kept apart
 * @param ended the rulesets in which it can end here, by their numbers
 */
record Account(
        Position position,
        int blackLost,
        int whiteLost,
        Course.Terms terms,
        Optional<Color> firstPasser,
        int blackPasses,
        int whitePasses,
        Optional<Course.End> end,
        boolean talk,
        BitSet ended) {

    static Account of(Game game, boolean talk, BitSet ended) {
        Course course = game.course();
        return new Account(
                game.position(),
                game.removed(Color.BLACK),
                game.removed(Color.WHITE),
                course.terms(),
                course.passes().firstPasser(),
                course.passes().black(),
                course.passes().white(),
                course.end(),
                talk,
                ended);
    }
}
