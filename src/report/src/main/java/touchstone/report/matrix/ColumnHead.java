package touchstone.report.matrix;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.report.overview.ClaimOutcome;
import touchstone.report.overview.OverviewClaim;

/**
 * The head of a column.
 *
 * @param anchor of its part on every clause's page, and its name in addresses; no two columns have the same
 * @param name what it calls itself
 * @param label what tells it from its neighbours of that name: version, options, ruleset; may be empty
 * @param ruleset the part of the label that names the claim; empty if all columns have the same
 * @param command how it was started
 * @param claim such as {@code chinese as arbiter}
 * @param survey whether nothing is claimed
 * @param tally of its clauses
 * @param conclusion what came of the claim in a word or two: {@code conforms}
 * @param sentence the same in numbers
 * @param warnings why this is not the whole, if it is not
 * @param overview the same as a cell of the overview
 */
public record ColumnHead(
        String anchor,
        String name,
        List<String> label,
        String ruleset,
        String command,
        String claim,
        boolean survey,
        VerdictTally tally,
        ClaimOutcome conclusion,
        String sentence,
        List<String> warnings,
        OverviewClaim overview) {

    /** Its whole name, that no other column has. */
    public String title() {
        return label.isEmpty() ? name : name + " · " + labels();
    }

    public String labels() {
        return String.join(" · ", label);
    }

    /** Its name without what it claims. */
    public String implementation() {
        return Stream.concat(Stream.of(name), label.stream().filter(part -> !part.equals(ruleset)))
                .collect(Collectors.joining(" · "));
    }

    /** The first thing that is wrong, where there is room for one. */
    public Optional<String> warning() {
        return warnings.stream().findFirst();
    }
}
