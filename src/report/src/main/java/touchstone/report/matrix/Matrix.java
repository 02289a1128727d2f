package touchstone.report.matrix;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import touchstone.report.overview.Overview;
import touchstone.report.site.VerdictSign;
import touchstone.suite.specification.Ruleset;

/**
 * The matrix of clauses by subjects.
 *
 * @param rulesets those that have at least one of the clauses
 * @param failures the clauses that are wrong, if there is a single subject
 * @param remarks what else a reader has to know
 */
public record Matrix(
        String title,
        List<ColumnHead> subjects,
        List<ClauseGroup> groups,
        List<Ruleset> rulesets,
        List<MatrixFailure> failures,
        List<String> remarks) {

    /** Up to so many columns there is room for words beside the signs. */
    private static final int WIDE = 6;

    /** Neighbouring columns of one name. */
    public record Implementation(String name, List<ColumnHead> subjects) {}

    public List<Implementation> implementations() {
        List<Implementation> implementations = new ArrayList<>();
        for (ColumnHead subject : subjects) {
            Implementation last = implementations.isEmpty() ? null : implementations.get(implementations.size() - 1);
            if (last == null || !last.name().equals(subject.name())) {
                implementations.add(new Implementation(subject.name(), new ArrayList<>(List.of(subject))));
            } else {
                last.subjects().add(subject);
            }
        }
        return implementations;
    }

    /** All claims on one screen. */
    public Overview overview() {
        return Overview.of(subjects.stream().map(ColumnHead::overview).toList());
    }

    public int clauses() {
        return groups.stream().mapToInt(group -> group.rows().size()).sum();
    }

    public boolean isWide() {
        return subjects.size() <= WIDE;
    }

    /** The signs that stand in it, in the order of a legend, with how often each does. */
    public VerdictTally tally() {
        return VerdictTally.of(groups.stream()
                .flatMap(group -> group.rows().stream())
                .flatMap(row -> row.cells().stream())
                .map(MatrixCell::sign)
                .toList());
    }

    public boolean hasBlanks() {
        Set<VerdictSign> signs = groups.stream()
                .flatMap(group -> group.rows().stream())
                .flatMap(row -> row.cells().stream())
                .map(MatrixCell::sign)
                .collect(Collectors.toSet());
        return signs.contains(VerdictSign.NOT_CLAIMED);
    }
}
