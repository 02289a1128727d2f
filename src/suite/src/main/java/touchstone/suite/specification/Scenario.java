package touchstone.suite.specification;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchstone.reference.choice.Choice;
import touchstone.spi.Capability;

/**
 * One example of a clause.
 *
 * @param id the clause's id and the scenario's number, as in {@code base.8/3}
 * @param needs the capabilities its tags and its phrases ask for
 * @param conditions the axis values under which it holds; under all if there are none
 * @param line of the {@code Scenario:} keyword, from 1
 * @param showsOnly whether it is tagged as one that no known mistake fails: it shows what others are compared with, or waits
 *     for rules that nobody here has
 */
public record Scenario(
        String id,
        String clause,
        int number,
        String title,
        Set<Capability> needs,
        List<Choice> conditions,
        List<Step> steps,
        Path file,
        int line,
        boolean showsOnly) {

    /** A scenario that some known mistake should fail. */
    public Scenario(
            String id,
            String clause,
            int number,
            String title,
            Set<Capability> needs,
            List<Choice> conditions,
            List<Step> steps,
            Path file,
            int line) {
        this(id, clause, number, title, needs, conditions, steps, file, line, false);
    }

    /**
     * @param text the step without its keyword
     * @param line from 1
     */
    public record Step(String keyword, String text, Optional<Drawing> drawing, int line) {}

    /**
     * The text in triple quotes below a step.
     *
     * @param line of its first line, from 1
     * @param column of its first character, from 1
     */
    public record Drawing(String text, int line, int column) {}

    /** Quick: what is equal has the same id, and few others have it. */
    @Override
    public int hashCode() {
        return id.hashCode();
    }
}
