package touchstone.report.matrix;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.report.Untrusted;

/**
 * The columns side by side: those of one name are neighbours, and each has a label that tells it from them, and an anchor that
 * no other has.
 *
 * @param labels in the order of the columns
 * @param anchors likewise
 */
record Lineup(List<Column> columns, List<String> labels, List<String> anchors) {

    private static final int LONGEST_ANCHOR = 60;

    static Lineup of(List<Column> columns) {
        Map<String, List<Column>> byName = new LinkedHashMap<>();
        columns.forEach(column ->
                byName.computeIfAbsent(name(column), name -> new ArrayList<>()).add(column));
        boolean rulesets = differ(columns, Column::ruleset);
        boolean profiles = differ(columns, Column::profile);
        List<Column> inOrder = new ArrayList<>();
        List<String> labels = new ArrayList<>();
        byName.values().forEach(sameName -> {
            sameName.sort(Comparator.<Column, String>comparing(
                    column -> column.subject().version(), Lineup::compareVersions));
            inOrder.addAll(sameName);
            labels.addAll(unique(
                    sameName.stream()
                            .map(column -> label(column, sameName, rulesets, profiles))
                            .toList(),
                    " #"));
        });
        return new Lineup(inOrder, labels, anchors(inOrder));
    }

    static String name(Column column) {
        String name = Untrusted.name(column.subject().name());
        return name.isBlank() ? Untrusted.name(column.subject().id()) : name;
    }

    private static <T> boolean differ(List<Column> columns, Function<Column, T> fact) {
        return columns.stream().map(fact).distinct().count() > 1;
    }

    private static String label(Column column, List<Column> sameName, boolean rulesets, boolean profiles) {
        List<String> parts = new ArrayList<>();
        parts.add(Untrusted.name(column.subject().version()));
        if (differ(sameName, one -> one.subject().id())) {
            // What descriptors call a variant stands after a colon; the rest is the name once more.
            parts.add(Untrusted.name(column.subject().id().replaceFirst("^[^:]{1,80}:(?=.)", "")));
        }
        if (rulesets) {
            parts.add(Untrusted.name(column.ruleset()));
        }
        if (profiles) {
            parts.add(column.profile().toString());
        }
        return parts.stream().filter(part -> !part.isBlank()).distinct().collect(Collectors.joining(" · "));
    }

    /** As people count: 3.10 comes after 3.9. */
    private static int compareVersions(String one, String other) {
        String[] ones = Untrusted.name(one).split("(?<=\\d)(?=\\D)|(?<=\\D)(?=\\d)");
        String[] others = Untrusted.name(other).split("(?<=\\d)(?=\\D)|(?<=\\D)(?=\\d)");
        for (int i = 0; i < Math.min(ones.length, others.length); i++) {
            boolean numbers = ones[i].matches("\\d+") && others[i].matches("\\d+");
            int order = numbers
                    ? new java.math.BigInteger(ones[i]).compareTo(new java.math.BigInteger(others[i]))
                    : ones[i].compareTo(others[i]);
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(ones.length, others.length);
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
