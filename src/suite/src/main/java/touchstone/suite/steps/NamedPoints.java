package touchstone.suite.steps;

import java.util.List;

/**
 * Points as a step names them.
 *
 * @param names coordinates, letters of the picture, or the one word {@link #MARKED}
 */
public record NamedPoints(List<String> names) {

    public static final String MARKED = "the marked stones";
}
