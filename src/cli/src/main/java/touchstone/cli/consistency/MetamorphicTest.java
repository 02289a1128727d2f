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
    private Session session;
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
        session = subject.open();
        try {
            return new Run(kind).go(progress);
        } finally {
            session.close();
        }
    }

    /** What was seen in both games, or why they could not be played. */
    private record Finding(List<Observation> one, List<Observation> other) {}

    private final class Run {

        private final MetamorphicKind kind;
        private final List<InconsistencyEvidence> inconsistencies = new ArrayList<>();
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
                Optional<MetamorphicKind.RelatedPair> drawn = kind.draw(repertoire, number++);
                Optional<GamePair> pair = drawn.flatMap(MetamorphicKind.RelatedPair::pair);
                if (pair.isEmpty()) {
                    continue;
                }
                Optional<Finding> found = play(pair.get());
                if (found.isPresent()) {
                    last = number;
                    told++;
                    compare(drawn.get(), pair.get(), found.get());
                    progress.accept(told, parted);
                }
            }
            return new ConsistencyResult(
                    kind, told, steps, parted, unrepeated, breakdowns, impossible, inconsistencies);
        }

        private void compare(MetamorphicKind.RelatedPair drawn, GamePair pair, Finding seen) {
            steps += Math.min(seen.one().size(), seen.other().size());
            Optional<Inconsistency> found = pair.difference(seen.one(), seen.other());
            if (found.isEmpty()) {
                return;
            }
            parted++;
            if (parted <= LOOKED_INTO) {
                InconsistencyShrinker.of(drawn, found.get(), repertoire, smaller -> play(smaller)
                                .flatMap(again -> smaller.difference(again.one(), again.other())))
                        .ifPresentOrElse(this::keep, () -> unrepeated++);
            }
        }

        /** Of several that are alike the smallest; told once more, for what is asked and answered then. */
        private void keep(Inconsistency inconsistency) {
            Optional<InconsistencyEvidence> like = inconsistencies.stream()
                    .filter(kept -> kept.inconsistency().isLike(inconsistency))
                    .findFirst();
            if (like.isPresent() && like.get().inconsistency().size() <= inconsistency.size()) {
                return;
            }
            like.ifPresent(inconsistencies::remove);
            GamePair pair = inconsistency.pair();
            Occurrence occurrence = occurrence(pair);
            restart();
            trace(pair.one());
            List<Exchange> one = session.transcript();
            trace(pair.other());
            inconsistencies.add(new InconsistencyEvidence(inconsistency, occurrence, one, session.transcript()));
        }

        private Occurrence occurrence(GamePair pair) {
            restart();
            List<Observation> first = trace(pair.one());
            List<Observation> second = trace(pair.other());
            restart();
            if (pair.difference(first, trace(pair.other())).isPresent()) {
                return Occurrence.ANY_GAME;
            }
            return pair.difference(first, second).isPresent() ? Occurrence.SECOND_GAME : Occurrence.LATER_GAME;
        }

        private void restart() {
            session.close();
            session = subject.open();
        }

        /** Nothing if the subject can't be brought to one of the two. */
        private Optional<Finding> play(GamePair pair) {
            try {
                List<List<Observation>> observations = new ArrayList<>();
                for (Sequence sequence : List.of(pair.one(), pair.other())) {
                    observations.add(trace(sequence));
                }
                return Optional.of(new Finding(observations.get(0), observations.get(1)));
            } catch (UnsupportedException unsupported) {
                impossible = Optional.of(unsupported.getMessage());
                return Optional.empty();
            }
        }

        private List<Observation> trace(Sequence sequence) {
            List<Observation> observations;
            try {
                observations = Tracer.trace(session, List.of(sequence)).get(0);
            } catch (SubjectErrorException broken) {
                observations = List.of(new Observation.BrokeDown(broken.getMessage(), broken.errorTail()));
            }
            if (!observations.isEmpty()
                    && observations.get(observations.size() - 1) instanceof Observation.BrokeDown how) {
                breakdowns++;
                if (++inSuccession >= BREAKDOWNS_IN_SUCCESSION) {
                    throw new SubjectErrorException(
                            "it broke down on " + inSuccession + " games in succession, the last time so: "
                                    + how.message(),
                            how.errorTail());
                }
                restart();
            } else {
                inSuccession = 0;
            }
            return observations;
        }
    }
}
