package touchstone.gtp.smoke;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
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
public record SmokeSizes(List<Integer> played, List<String> trouble) {

    /** An engine that ends over so many sizes ends over the rest as well. */
    private static final int BREAKDOWNS = 3;

    /**
     * Tries all sizes.
     *
     * @param has whether there is such a board; throws {@link SubjectErrorException} where the engine ends over it
     * @param restart called after that, before the next size is tried
     */
    public static SmokeSizes of(Predicate<Board> has, Runnable restart) {
        List<Integer> played = new ArrayList<>();
        List<String> trouble = new ArrayList<>();
        for (int side = 1; side <= Board.LARGEST && trouble.size() < BREAKDOWNS; side++) {
            try {
                if (has.test(Board.of(side, side))) {
                    played.add(side);
                }
            } catch (SubjectErrorException broken) {
                trouble.add("on " + side + "x" + side + " " + broken.getMessage());
                restart.run();
            }
        }
        return new SmokeSizes(List.copyOf(played), List.copyOf(trouble));
    }

    /** The sizes it has, and then what it breaks down over. */
    public String shown() {
        String sizes = played.stream().map(String::valueOf).collect(Collectors.joining(" "));
        return Stream.concat(Stream.of(sizes), trouble.stream())
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("; "));
    }
}
