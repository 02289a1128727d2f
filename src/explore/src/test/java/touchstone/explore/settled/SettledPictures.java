package touchstone.explore.settled;

import touchstone.reference.Position;
import touchstone.suite.diagram.DiagramParser;

/** Positions as they are drawn. */
final class SettledPictures {

    /** Two eyes each, and nothing between. */
    static final String FINISHED = """
            . X X O .
            X X X O O
            . X X X O
            X X X O O
            X X O O .
            """;

    private SettledPictures() {}

    static Position position(String picture) {
        return DiagramParser.parse(picture).position();
    }
}
