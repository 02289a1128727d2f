package touchstone.report.overview;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The table of implementations by rulesets.
 *
 * @param columns the names above: what most claim comes first, protocols and what claims nothing last
 */
public record Overview(List<String> columns, List<Row> rows) {

    /** The column of all protocols, whatever extensions are claimed with them. */
    public static final String PROTOCOL = "GTP";

    /** The column of what claims nothing. */
    public static final String SURVEY = "survey";

    /**
     * One implementation in one profile.
     *
     * @param address that its name leads to; empty if it leads nowhere
     * @param cells what it claims under each column: nothing, or one claim, seldom more
     */
    public record Row(String implementation, String profile, String address, List<List<OverviewClaim>> cells) {}

    private record Key(String implementation, String profile, String address) {}

    /** @param claims in the order in which their implementations are to stand */
    public static Overview of(List<OverviewClaim> claims) {
        Map<String, Long> counts =
                claims.stream().collect(Collectors.groupingBy(OverviewClaim::column, Collectors.counting()));
        List<String> columns = counts.keySet().stream()
                .sorted(Comparator.comparing((String column) -> column.equals(SURVEY))
                        .thenComparing(column -> column.equals(PROTOCOL))
                        .thenComparing(counts::get, Comparator.reverseOrder())
                        .thenComparing(Function.identity()))
                .toList();
        Map<Key, List<OverviewClaim>> byRow = new LinkedHashMap<>();
        claims.forEach(claim -> byRow.computeIfAbsent(
                        new Key(claim.implementation(), claim.profile(), claim.row()), key -> new ArrayList<>())
                .add(claim));
        List<Row> rows = new ArrayList<>();
        byRow.forEach((key, own) -> rows.add(new Row(
                key.implementation(),
                key.profile(),
                key.address(),
                columns.stream()
                        .map(column -> own.stream()
                                .filter(claim -> claim.column().equals(column))
                                .toList())
                        .toList())));
        return new Overview(columns, List.copyOf(rows));
    }

    /** The outcomes that some claim came to, in their order, with how many did. */
    public Map<ClaimOutcome, Long> outcomes() {
        return rows.stream()
                .flatMap(row -> row.cells().stream())
                .flatMap(List::stream)
                .collect(Collectors.groupingBy(OverviewClaim::outcome, TreeMap::new, Collectors.counting()));
    }

    /** The profiles in it. */
    public List<String> profiles() {
        return rows.stream().map(Row::profile).distinct().toList();
    }
}
