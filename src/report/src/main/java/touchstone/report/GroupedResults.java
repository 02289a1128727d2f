package touchstone.report;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import touchstone.spi.Identity;
import touchstone.suite.result.Result;

/**
 * Results in another order than they came in, one subject after the other. It holds them {@linkplain Result#bare bare}, so that those of a
 * large run can stay in their file and few have to be read from it again.
 */
final class GroupedResults extends AbstractList<Result> implements RandomAccess {

    private final List<Result> results;
    private final int[] order;
    private final List<Result> bare;
    private final Map<String, Group> groups;

    /** A subject's part. */
    private record Group(Identity subject, int from, int to) {}

    private GroupedResults(List<Result> results, int[] order, List<Result> bare, Map<String, Group> groups) {
        this.results = results;
        this.order = order;
        this.bare = bare;
        this.groups = groups;
    }

    /**
     * @param subjects the ids of those that come first, in their order
     * @param scenarios the order of scenarios by their ids; others come after them
     */
    static GroupedResults of(List<Result> results, List<String> subjects, Map<String, Integer> scenarios) {
        Map<String, Integer> places = new LinkedHashMap<>();
        subjects.forEach(id -> places.putIfAbsent(id, places.size()));
        List<Identity> identities = new ArrayList<>(Collections.nCopies(places.size(), null));
        List<Result> bare = new ArrayList<>(results.size());
        // One subject's results have mostly been written one after the other, so that sorting has little to do.
        Integer[] order = new Integer[results.size()];
        int[] place = new int[order.length];
        for (int i = 0; i < order.length; i++) {
            Result result = results.get(i);
            place[i] = places.computeIfAbsent(result.subject().id(), id -> {
                identities.add(null);
                return places.size();
            });
            if (identities.get(place[i]) == null) {
                identities.set(place[i], result.subject());
            }
            bare.add(result.bare(identities.get(place[i])));
            order[i] = i;
        }
        ToIntFunction<Result> scenario = result -> scenarios.getOrDefault(result.scenario(), scenarios.size());
        Arrays.sort(
                order,
                Comparator.<Integer>comparingInt(i -> place[i])
                        .thenComparingInt(i -> scenario.applyAsInt(bare.get(i))));
        Map<String, Group> groups = new LinkedHashMap<>();
        for (int from = 0, to = 0; from < order.length; from = to) {
            int group = place[order[from]];
            while (to < order.length && place[order[to]] == group) {
                to++;
            }
            groups.put(identities.get(group).id(), new Group(identities.get(group), from, to));
        }
        return new GroupedResults(
                results,
                Stream.of(order).mapToInt(Integer::intValue).toArray(),
                Stream.of(order).map(bare::get).toList(),
                groups);
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

    /** All of them without what takes room, in memory. */
    List<Result> bare() {
        return bare;
    }

    /** Those of a subject, likewise. */
    List<Result> bare(String subject) {
        Group group = groups.get(subject);
        return group == null ? List.of() : bare.subList(group.from(), group.to());
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
