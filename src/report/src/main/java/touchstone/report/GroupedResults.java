package touchstone.report;

import java.util.AbstractList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import java.util.stream.IntStream;
import touchstone.spi.Identity;
import touchstone.suite.result.Result;

/**
 * Results in another order than they came in, one subject after the other. It holds no result itself, so that those of a large run can stay
 * in their file.
 */
final class GroupedResults extends AbstractList<Result> implements RandomAccess {

    private final List<Result> results;
    private final int[] order;
    private final Map<String, Group> groups;

    /** A subject's part. */
    private record Group(Identity subject, int from, int to) {}

    private GroupedResults(List<Result> results, int[] order, Map<String, Group> groups) {
        this.results = results;
        this.order = order;
        this.groups = groups;
    }

    /**
     * @param subjects the ids of those that come first, in their order
     * @param scenarios the order of scenarios by their ids; others come after them
     */
    static GroupedResults of(List<Result> results, List<String> subjects, Map<String, Integer> scenarios) {
        Map<String, Integer> places = new LinkedHashMap<>();
        subjects.forEach(id -> places.putIfAbsent(id, places.size()));
        Map<Integer, Identity> identities = new HashMap<>();
        long[] keys = new long[results.size()];
        for (int i = 0; i < keys.length; i++) {
            Result result = results.get(i);
            int place = places.computeIfAbsent(result.subject().id(), id -> places.size());
            identities.putIfAbsent(place, result.subject());
            keys[i] = (long) place << Integer.SIZE | scenarios.getOrDefault(result.scenario(), scenarios.size());
        }
        int[] order = IntStream.range(0, keys.length)
                .boxed()
                .sorted((one, other) -> Long.compare(keys[one], keys[other]))
                .mapToInt(Integer::intValue)
                .toArray();
        Map<String, Group> groups = new LinkedHashMap<>();
        for (int from = 0, to = 0; from < order.length; from = to) {
            long place = keys[order[from]] >> Integer.SIZE;
            while (to < order.length && keys[order[to]] >> Integer.SIZE == place) {
                to++;
            }
            Identity subject = identities.get((int) place);
            groups.put(subject.id(), new Group(subject, from, to));
        }
        return new GroupedResults(results, order, groups);
    }

    /** The subjects of which there are results. */
    List<Identity> subjects() {
        return groups.values().stream().map(Group::subject).toList();
    }

    /** Those of a subject, by its id; nothing if there are none. */
    List<Result> of(String subject) {
        Group group = groups.get(subject);
        return group == null ? List.of() : subList(group.from(), group.to());
    }

    @Override
    public Result get(int index) {
        return results.get(order[index]);
    }

    @Override
    public int size() {
        return order.length;
    }
}
