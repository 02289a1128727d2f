package touchstone.cli.consistency;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import touchstone.spi.Exchange;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;
import touchstone.trace.Observation;
import touchstone.trace.Sequence;
import touchstone.trace.Tracer;

/** Compares a subject's answers in games with its answers in equivalent games. */
public final class MetamorphicTest {

    /** After so many breakdowns in succession there is no point in starting it again. */
    private static final int BREAKDOWNS_IN_SUCCESSION = 8;

    /** Of so many draws one at least has to be a game that can be told otherwise, or there are none. */
    private static final int DRAWS = 200;

    /** So many inconsistencies are shrunk; further ones are likely the same. */
    private static final int LOOKED_INTO = 8;

    private final Subject subject;
    private final SourceGames repertoire;
    private final int games;
    private volatile boolean cancelled;
    private Session table;
    private int inSuccession;

    /** @param games of each kind */
    public MetamorphicTest(Subject subject, SourceGames repertoire, int games) {
        this.subject = subject;
        this.repertoire = repertoire;
        this.games = games;
    }

    /** Ends a run early, from any thread. */
    public void cancel() {
        cancelled = true;
    }

    /**
     * Tells games of a kind both ways.
     *
     * @param progress is told after each game how many are done, and how many parted
     * @throws SubjectErrorException if the subject cannot be started, or breaks down all the time
     */
    public ConsistencyResult of(MetamorphicKind kind, BiConsumer<Integer, Integer> progress) {
        table = subject.sit();
        try {
            return new Run(kind).go(progress);
        } finally {
            table.close();
        }
    }

    /** What was seen in both games, or why they could not be played. */
    private record Sighting(List<Observation> one, List<Observation> other) {}

    private final class Run {

        private final MetamorphicKind kind;
        private final List<InconsistencyEvidence> partings = new ArrayList<>();
        private Optional<String> impossible = Optional.empty();
        private int told;
        private int parted;
        private int unrepeated;
        private int breakdowns;
        private long steps;

        Run(MetamorphicKind kind) {
            this.kind = kind;
        }

        ConsistencyResult go(BiConsumer<Integer, Integer> progress) {
            long number = 0;
            long last = 0;
            while (told < games && number - last < DRAWS && !cancelled) {
                Optional<MetamorphicKind.Told> drawn = kind.draw(repertoire, number++);
                Optional<GamePair> retelling = drawn.flatMap(MetamorphicKind.Told::retelling);
                if (retelling.isEmpty()) {
                    continue;
                }
                Optional<Sighting> seen = play(retelling.get());
                if (seen.isPresent()) {
                    last = number;
                    told++;
                    compare(drawn.get(), retelling.get(), seen.get());
                    progress.accept(told, parted);
                }
            }
            return new ConsistencyResult(kind, told, steps, parted, unrepeated, breakdowns, impossible, partings);
        }

        private void compare(MetamorphicKind.Told drawn, GamePair retelling, Sighting seen) {
            steps += Math.min(seen.one().size(), seen.other().size());
            Optional<Inconsistency> found = retelling.parting(seen.one(), seen.other());
            if (found.isEmpty()) {
                return;
            }
            parted++;
            if (parted <= LOOKED_INTO) {
                InconsistencyShrinker.of(drawn, found.get(), repertoire, smaller -> play(smaller)
                                .flatMap(again -> smaller.parting(again.one(), again.other())))
                        .ifPresentOrElse(this::keep, () -> unrepeated++);
            }
        }

        /** Of several that are alike the smallest; told once more, for what is asked and answered then. */
        private void keep(Inconsistency parting) {
            Optional<InconsistencyEvidence> like = partings.stream()
                    .filter(kept -> kept.parting().isLike(parting))
                    .findFirst();
            if (like.isPresent() && like.get().parting().size() <= parting.size()) {
                return;
            }
            like.ifPresent(partings::remove);
            table.transcript();
            walk(parting.retelling().one());
            List<Exchange> one = table.transcript();
            walk(parting.retelling().other());
            partings.add(new InconsistencyEvidence(parting, one, table.transcript()));
        }

        /** Nothing if the subject can't be brought to one of the two. */
        private Optional<Sighting> play(GamePair retelling) {
            try {
                List<List<Observation>> seen = new ArrayList<>();
                for (Sequence way : List.of(retelling.one(), retelling.other())) {
                    seen.add(walk(way));
                }
                return Optional.of(new Sighting(seen.get(0), seen.get(1)));
            } catch (UnsupportedException unsupported) {
                impossible = Optional.of(unsupported.getMessage());
                return Optional.empty();
            }
        }

        private List<Observation> walk(Sequence way) {
            List<Observation> seen;
            try {
                seen = Tracer.trace(table, List.of(way)).get(0);
            } catch (SubjectErrorException broken) {
                seen = List.of(new Observation.BrokeDown(broken.getMessage(), broken.errorTail()));
            }
            if (!seen.isEmpty() && seen.get(seen.size() - 1) instanceof Observation.BrokeDown how) {
                breakdowns++;
                if (++inSuccession >= BREAKDOWNS_IN_SUCCESSION) {
                    throw new SubjectErrorException(
                            "it broke down on " + inSuccession + " games in succession, the last time so: "
                                    + how.message(),
                            how.errorTail());
                }
                table.close();
                table = subject.sit();
            } else {
                inSuccession = 0;
            }
            return seen;
        }
    }
}
