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
import touchstone.report.overview.ImplementationName;
import touchstone.report.text.UntrustedText;

/**
 * The order of the columns: those of one name are neighbours, and each has a label that distinguishes it and a unique
 * anchor.
 *
 * @param names what they call themselves, with the version where neighbours have the same; in the order of the columns
 * @param labels what tells them from their neighbours, in parts; likewise
 * @param anchors likewise
 */
record ColumnOrder(List<MatrixColumn> columns, List<String> names, List<List<String>> labels, List<String> anchors) {

    private static final int LONGEST_ANCHOR = 60;

    static ColumnOrder of(List<MatrixColumn> columns) {
        Map<String, List<MatrixColumn>> byName = new LinkedHashMap<>();
        columns.forEach(column ->
                byName.computeIfAbsent(name(column), name -> new ArrayList<>()).add(column));
        List<MatrixColumn> inOrder = new ArrayList<>();
        List<String> names = new ArrayList<>();
        List<List<String>> labels = new ArrayList<>();
        byName.forEach((name, sameName) -> {
            boolean versions = differ(sameName, ColumnOrder::version);
            sameName.sort(Comparator.comparing(column -> new ComparableVersion(version(column))));
            inOrder.addAll(sameName);
            sameName.forEach(column -> names.add(versions ? name : ImplementationName.of(name, version(column))));
            labels.addAll(labels(sameName, versions, columns));
        });
        return new ColumnOrder(inOrder, names, labels, anchors(inOrder));
    }

    private static String name(MatrixColumn column) {
        String name = UntrustedText.name(column.subject().name());
        return name.isBlank() ? UntrustedText.name(column.subject().id()) : name;
    }

    private static String version(MatrixColumn column) {
        return UntrustedText.name(column.subject().version());
    }

    private static List<List<String>> labels(List<MatrixColumn> sameName, boolean versions, List<MatrixColumn> all) {
        List<List<String>> labels = sameName.stream()
                .map(column -> label(column, variant(column), versions, all))
                .toList();
        if (Set.copyOf(labels).size() < labels.size()
                && differ(sameName, column -> column.subject().id())) {
            labels = sameName.stream()
                    .map(column ->
                            label(column, UntrustedText.name(column.subject().id()), versions, all))
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
    private static String variant(MatrixColumn column) {
        String id = column.subject().id();
        int colon = id.indexOf(':');
        return colon < 0 ? "" : UntrustedText.name(id.substring(colon + 1));
    }

    private static <T> boolean differ(List<MatrixColumn> columns, Function<MatrixColumn, T> fact) {
        return columns.stream().map(fact).distinct().count() > 1;
    }

    private static List<String> label(MatrixColumn column, String variant, boolean versions, List<MatrixColumn> all) {
        return Stream.of(((versions ? version(column) + " " : "") + variant).strip(), claim(column, all))
                .filter(part -> !part.isBlank())
                .toList();
    }

    /** What tells a column's claim from those of others; empty if all claim the same. */
    static String claim(MatrixColumn column, List<MatrixColumn> all) {
        List<String> parts = new ArrayList<>();
        if (differ(all, MatrixColumn::ruleset)) {
            parts.add(UntrustedText.name(column.ruleset()));
        }
        if (differ(all, MatrixColumn::profile)) {
            parts.add(column.profile().toString());
        }
        return String.join(", ", parts);
    }

    /** The certificate's name or the subject's id, and as much more as is needed. */
    private static List<String> anchors(List<MatrixColumn> columns) {
        List<Function<MatrixColumn, String>> more =
                List.of(MatrixColumn::ruleset, column -> column.profile().toString(), column -> column.subject()
                        .version());
        List<String> anchors = columns.stream().map(ColumnOrder::anchor).toList();
        for (Function<MatrixColumn, String> fact : more) {
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

    /** A certificate has the name of its file, so that pages which know no other certificate can lead to it. */
    private static String anchor(MatrixColumn column) {
        return slug(column.source().certificate().orElse(column.subject().id()));
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
