package touchstone.cli.fuzz;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import touchstone.explore.campaign.FoundCauses;
import touchstone.explore.campaign.Shard;

/** Merges the findings of the shards of one campaign, so that nothing is counted twice. */
public final class FuzzMerge {

    private FuzzMerge() {}

    /**
     * One record of several.
     *
     * @throws MergeException if they are not of one campaign, or have a shard in common
     */
    public static FuzzRecord of(List<FuzzRecord> records) {
        FuzzRecord first = records.get(0);
        records.forEach(other -> requireSameCampaign(first, other));
        List<FuzzRecord.Part> shards = records.stream()
                .flatMap(record -> record.shards().stream())
                .sorted(Comparator.comparing(part -> part.shard().index()))
                .toList();
        requireDifferent(shards);
        List<FuzzRecord.Configuration> configurations = new ArrayList<>();
        for (int i = 0; i < first.configurations().size(); i++) {
            int index = i;
            configurations.add(records.stream()
                    .map(record -> record.configurations().get(index))
                    .reduce(FuzzMerge::joined)
                    .map(FuzzMerge::numbered)
                    .orElseThrow());
        }
        return new FuzzRecord(
                first.suiteVersion(),
                first.ruleset(),
                first.profile(),
                first.largest(),
                first.seed(),
                first.games(),
                whole(first, shards),
                configurations);
    }

    /** The shards of a number of games are, if none is missing, what one run of them is. */
    private static List<FuzzRecord.Part> whole(FuzzRecord first, List<FuzzRecord.Part> shards) {
        return FuzzRecord.isComplete(shards) && first.games().isPresent()
                ? List.of(new FuzzRecord.Part(
                        Shard.WHOLE,
                        shards.stream().mapToLong(FuzzRecord.Part::walks).sum(),
                        true))
                : shards;
    }

    private static void requireSameCampaign(FuzzRecord first, FuzzRecord other) {
        require(first, other, "version of Touchstone", FuzzRecord::suiteVersion);
        require(first, other, "claim", FuzzRecord::ruleset);
        require(first, other, "profile", FuzzRecord::profile);
        require(first, other, "largest board", record -> record.largest()
                .map(String::valueOf)
                .orElse("any"));
        require(first, other, "seed", FuzzRecord::seed);
        require(first, other, "number of games", record -> record.games()
                .map(String::valueOf)
                .orElse("limited by time"));
        require(first, other, "set of configurations", record -> record.configurations().stream()
                .map(FuzzRecord.Configuration::name)
                .toList());
        for (int i = 0; i < first.configurations().size(); i++) {
            FuzzRecord.Configuration one = first.configurations().get(i);
            FuzzRecord.Configuration another = other.configurations().get(i);
            require(one, another, "subject", FuzzRecord.Configuration::subject);
            require(one, another, "claim", FuzzRecord.Configuration::axes);
            require(one, another, "claim", FuzzRecord.Configuration::unknown);
        }
        require(first.shards().get(0).shard(), other.shards().get(0).shard(), "number of shards", Shard::count);
    }

    private static <T> void require(T first, T other, String what, Function<T, Object> of) {
        Object one = of.apply(first);
        Object another = of.apply(other);
        if (!one.equals(another)) {
            throw new MergeException("they are not of one campaign: another " + what + ", " + one + " and " + another);
        }
    }

    private static void requireDifferent(List<FuzzRecord.Part> shards) {
        for (int i = 1; i < shards.size(); i++) {
            if (shards.get(i).shard().equals(shards.get(i - 1).shard())) {
                throw new MergeException("shard " + shards.get(i).shard() + " is there twice");
            }
        }
    }

    /** Those of which there is no record. */
    public static List<Shard> missing(FuzzRecord record) {
        int count = record.shards().get(0).shard().count();
        List<Shard> missing = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Shard shard = new Shard(i, count);
            if (record.shards().stream().noneMatch(part -> part.shard().equals(shard))) {
                missing.add(shard);
            }
        }
        return missing;
    }

    private static FuzzRecord.Configuration joined(FuzzRecord.Configuration one, FuzzRecord.Configuration other) {
        SortedMap<String, FoundCauses.Looks> kinds = new TreeMap<>(one.kinds());
        other.kinds().forEach((kind, looks) -> kinds.merge(kind, looks, FoundCauses.Looks::plus));
        Map<String, FuzzRecord.Found> causes = new TreeMap<>();
        one.causes().forEach(found -> causes.put(found.cause().key(), found));
        other.causes().forEach(found -> causes.merge(found.cause().key(), found, FuzzRecord.Found::joined));
        return one.with(
                one.account().plus(other.account()),
                kinds,
                causes.values().stream().sorted(FuzzRecord.Found.ORDER).toList());
    }

    /** With their causes numbered in the order in which they were met. */
    private static FuzzRecord.Configuration numbered(FuzzRecord.Configuration joined) {
        List<FuzzRecord.Found> causes = new ArrayList<>();
        joined.causes().forEach(found -> causes.add(found.numbered(causes.size() + 1)));
        return joined.with(joined.account(), joined.kinds(), causes);
    }
}
