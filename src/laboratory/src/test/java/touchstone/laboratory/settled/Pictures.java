package touchstone.laboratory.settled;

import touchstone.reference.Position;
import touchstone.suite.picture.PictureParser;

/** Positions as they are drawn. */
final class Pictures {

    /** Two eyes each, and nothing between. */
    static final String FINISHED = """
            . X X O .
            X X X O O
            . X X X O
            X X X O O
            X X O O .
            """;

    private Pictures() {}

    static Position position(String picture) {
        return PictureParser.parse(picture).position();
    }
}
