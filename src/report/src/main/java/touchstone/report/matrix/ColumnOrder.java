package touchstone.report.matrix;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.maven.artifact.versioning.ComparableVersion;
import touchstone.report.Untrusted;

/**
 * The columns side by side: those of one name are neighbours, and each has a label that tells it from them, and an anchor that
 * no other has.
 *
 * @param names what they call themselves, with the version where neighbours have the same; in the order of the columns
 * @param labels what tells them from their neighbours, in parts; likewise
 * @param anchors likewise
 */
record ColumnOrder(List<Column> columns, List<String> names, List<List<String>> labels, List<String> anchors) {

    private static final int LONGEST_ANCHOR = 60;

    static ColumnOrder of(List<Column> columns) {
        Map<String, List<Column>> byName = new LinkedHashMap<>();
        columns.forEach(column ->
                byName.computeIfAbsent(name(column), name -> new ArrayList<>()).add(column));
        List<Column> inOrder = new ArrayList<>();
        List<String> names = new ArrayList<>();
        List<List<String>> labels = new ArrayList<>();
        byName.forEach((name, sameName) -> {
            boolean versions = differ(sameName, ColumnOrder::version);
            sameName.sort(Comparator.comparing(column -> new ComparableVersion(version(column))));
            inOrder.addAll(sameName);
            sameName.forEach(column -> names.add(versions ? name : (name + " " + version(column)).strip()));
            labels.addAll(labels(sameName, versions, columns));
        });
        return new ColumnOrder(inOrder, names, labels, anchors(inOrder));
    }

    private static String name(Column column) {
        String name = Untrusted.name(column.subject().name());
        return name.isBlank() ? Untrusted.name(column.subject().id()) : name;
    }

    private static String version(Column column) {
        return Untrusted.name(column.subject().version());
    }

    private static List<List<String>> labels(List<Column> sameName, boolean versions, List<Column> all) {
        List<List<String>> labels = sameName.stream()
                .map(column -> label(column, variant(column), versions, all))
                .toList();
        if (Set.copyOf(labels).size() < labels.size()
                && differ(sameName, column -> column.subject().id())) {
            labels = sameName.stream()
                    .map(column -> label(column, Untrusted.name(column.subject().id()), versions, all))
                    .toList();
        }
        Map<List<String>, Integer> seen = new HashMap<>();
        List<List<String>> unique = new ArrayList<>();
        for (List<String> label : labels) {
            int number = seen.merge(label, 1, Integer::sum);
            unique.add(
                    number == 1
                            ? label
                            : Stream.concat(label.stream(), Stream.of("#" + number))
                                    .toList());
        }
        return unique;
    }

    /** What descriptors call a variant stands after a colon in the id. */
    private static String variant(Column column) {
        String id = column.subject().id();
        int colon = id.indexOf(':');
        return colon < 0 ? "" : Untrusted.name(id.substring(colon + 1));
    }

    private static <T> boolean differ(List<Column> columns, Function<Column, T> fact) {
        return columns.stream().map(fact).distinct().count() > 1;
    }

    private static List<String> label(Column column, String variant, boolean versions, List<Column> all) {
        return Stream.of(((versions ? version(column) + " " : "") + variant).strip(), claim(column, all))
                .filter(part -> !part.isBlank())
                .toList();
    }

    /** What tells a column's claim from those of others; empty if all claim the same. */
    static String claim(Column column, List<Column> all) {
        List<String> parts = new ArrayList<>();
        if (differ(all, Column::ruleset)) {
            parts.add(Untrusted.name(column.ruleset()));
        }
        if (differ(all, Column::profile)) {
            parts.add(column.profile().toString());
        }
        return String.join(", ", parts);
    }

    /** The subject's id, and as much more as is needed. */
    private static List<String> anchors(List<Column> columns) {
        List<Function<Column, String>> more =
                List.of(Column::ruleset, column -> column.profile().toString(), column -> column.subject()
                        .version());
        List<String> anchors =
                columns.stream().map(column -> slug(column.subject().id())).toList();
        for (Function<Column, String> fact : more) {
            List<String> before = anchors;
            anchors = columns.stream()
                    .map(column -> {
                        String anchor = before.get(columns.indexOf(column));
                        boolean shared = before.stream().filter(anchor::equals).count() > 1;
                        return shared && !fact.apply(column).isBlank()
                                ? anchor + "." + slug(fact.apply(column))
                                : anchor;
                    })
                    .toList();
        }
        return unique(anchors, ".");
    }

    /** In an address and in markup it needs no escaping. */
    private static String slug(String text) {
        String kept = text.substring(0, Math.min(LONGEST_ANCHOR, text.length()));
        String slug = kept.replaceAll("[^A-Za-z0-9._:+-]+", "-");
        return slug.isEmpty() ? "subject" : slug;
    }

    private static List<String> unique(List<String> names, String before) {
        Set<String> taken = new HashSet<>();
        return names.stream()
                .map(name -> Stream.iterate(1, number -> number + 1)
                        .map(number -> number == 1 ? name : (name + before + number).strip())
                        .filter(taken::add)
                        .findFirst()
                        .orElseThrow())
                .toList();
    }
}
