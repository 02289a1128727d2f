package touchstone.report;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import touchstone.spi.Identity;
import touchstone.suite.result.Result;

/**
 * Results in another order than they came in, one subject after the other. It holds nothing of them but their places, so that those of a
 * large run stay in their file.
 */
public final class GroupedResults extends AbstractList<Result> implements RandomAccess {

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
    public static GroupedResults of(List<Result> results, List<String> subjects, Map<String, Integer> scenarios) {
        if (results instanceof GroupedResults grouped) {
            return grouped;
        }
        Map<String, Integer> numbers = new LinkedHashMap<>();
        subjects.forEach(id -> numbers.putIfAbsent(id, numbers.size()));
        Map<Integer, Identity> identities = new LinkedHashMap<>();
        int[] subject = new int[results.size()];
        int[] scenario = new int[results.size()];
        int at = 0;
        for (Result result : results) {
            subject[at] = numbers.computeIfAbsent(result.subject().id(), id -> numbers.size());
            scenario[at] = scenarios.getOrDefault(result.scenario(), scenarios.size());
            identities.putIfAbsent(subject[at], result.subject());
            at++;
        }
        int[] ends = new int[numbers.size()];
        for (int number : subject) {
            ends[number]++;
        }
        Arrays.parallelPrefix(ends, Integer::sum);
        long[] sorted = new long[at];
        int[] next = ends.clone();
        while (at-- > 0) {
            sorted[--next[subject[at]]] = ((long) scenario[at] << Integer.SIZE) | at;
        }
        Map<String, Group> groups = new LinkedHashMap<>();
        numbers.forEach((id, number) -> {
            if (next[number] < ends[number]) {
                // Of one scenario the first stays the first.
                Arrays.sort(sorted, next[number], ends[number]);
                groups.put(id, new Group(identities.get(number), next[number], ends[number]));
            }
        });
        return new GroupedResults(
                results, Arrays.stream(sorted).mapToInt(place -> (int) place).toArray(), groups);
    }

    /** The subjects of which there are results. */
    public List<Identity> subjects() {
        return groups.values().stream().map(Group::subject).toList();
    }

    /** Those of a subject, by its id; nothing if there are none. */
    public List<Result> of(String subject) {
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
