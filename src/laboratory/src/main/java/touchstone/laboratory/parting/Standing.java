package touchstone.laboratory.parting;

import java.util.Optional;
import touchstone.reference.Color;
import touchstone.reference.Course;
import touchstone.reference.Game;

/** What decides whether a game has stopped or ended, whatever else has been. */
record Standing(
        int passes, boolean resumed, boolean stopped, Optional<Color> firstPasser, Color toMove, boolean ended) {

    static Standing of(Game game) {
        Course course = game.course();
        return new Standing(
                game.successivePasses(),
                course.resumed(),
                course.stopped(),
                course.passes().firstPasser(),
                game.toMove(),
                course.end().isPresent());
    }
}
