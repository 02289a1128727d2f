package touchstone.cli.match;

import java.util.EnumMap;
import java.util.Map;

/** Counts of what happened in one game, or in all of them. */
public final class MatchTally {

    /** What is counted. */
    public enum Count {
        GAMES("games"),
        MOVES("own-moves"),
        PASSES("own-passes"),
        RESIGNATIONS("resignations"),
        TEMPTED("tempted"),
        AFTER_A_PASS("to-move-after-a-pass"),
        BOARDS("boards-compared"),
        ENDS("ends"),
        ENDS_PLAYED_OUT("ends-played-out"),
        SCORED("scores-compared"),
        ASKED_AFTER_THE_END("asked-after-the-end"),
        UNPLAYED("games-not-played");

        private final String id;

        Count(String id) {
            this.id = id;
        }

        public String id() {
            return id;
        }
    }

    /**
     * What is counted of each prohibition.
     *
     * @param positions where the subject was to move and this was forbidden somewhere
     * @param cornered those of them where it could play nowhere else but in its own eyes
     * @param generated where it made a forbidden move of this kind
     * @param asked how often it was told to take such a move
     * @param taken how often it took it
     */
    public record Tempted(int positions, int cornered, int generated, int asked, int taken) {

        static final Tempted NEVER = new Tempted(0, 0, 0, 0, 0);

        Tempted plus(Tempted other) {
            return new Tempted(
                    positions + other.positions,
                    cornered + other.cornered,
                    generated + other.generated,
                    asked + other.asked,
                    taken + other.taken);
        }
    }

    private final Map<Count, Integer> counts = new EnumMap<>(Count.class);
    private final Map<Prohibition, Tempted> tempted = new EnumMap<>(Prohibition.class);

    public int of(Count count) {
        return counts.getOrDefault(count, 0);
    }

    public Tempted of(Prohibition prohibition) {
        return tempted.getOrDefault(prohibition, Tempted.NEVER);
    }

    void count(Count count) {
        counts.merge(count, 1, Integer::sum);
    }

    void add(Prohibition prohibition, Tempted more) {
        tempted.merge(prohibition, more, Tempted::plus);
    }

    /** The subject is to move where something is forbidden. */
    void toMove(ForbiddenPlays bans) {
        if (bans.any()) {
            count(Count.TEMPTED);
        }
        for (Prohibition prohibition : bans.inForce()) {
            add(prohibition, new Tempted(1, bans.cornered() ? 1 : 0, 0, 0, 0));
        }
    }

    void generated(Prohibition prohibition) {
        add(prohibition, new Tempted(0, 0, 1, 0, 0));
    }

    void asked(Prohibition prohibition, boolean taken) {
        add(prohibition, new Tempted(0, 0, 0, 1, taken ? 1 : 0));
    }

    void add(MatchTally other) {
        other.counts.forEach((count, times) -> counts.merge(count, times, Integer::sum));
        other.tempted.forEach(this::add);
    }
}
