package touchstone.gtp.smoke;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.reference.Board;
import touchstone.spi.SubjectErrorException;

/**
 * Checks the square boards of a new engine.
 *
 * @param played its sides
 * @param trouble how it broke down over others, a line each
 */
record SmokeSizes(List<Integer> played, List<String> trouble) {

    /** An engine that ends over so many sizes ends over the rest as well. */
    private static final int BREAKDOWNS = 3;

    /** Tries all sizes, and starts the engine again where it ends over one. */
    static SmokeSizes of(SmokeEngine scene) {
        List<Integer> played = new ArrayList<>();
        List<String> trouble = new ArrayList<>();
        for (int side = 1; side <= Board.LARGEST && trouble.size() < BREAKDOWNS; side++) {
            try {
                if (scene.plays(Board.of(side, side))) {
                    played.add(side);
                }
            } catch (SubjectErrorException broken) {
                trouble.add("on " + side + "x" + side + " " + broken.getMessage());
                scene.leave();
            }
        }
        return new SmokeSizes(List.copyOf(played), List.copyOf(trouble));
    }

    /** The sizes it has, and then what it breaks down over. */
    String shown() {
        String sizes = played.stream().map(String::valueOf).collect(Collectors.joining(" "));
        return Stream.concat(Stream.of(sizes), trouble.stream())
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("; "));
    }
}
