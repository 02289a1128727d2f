package touchstone.explore.shrink;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import touchstone.explore.diagnosis.CauseFinder;
import touchstone.explore.diagnosis.ClauseFinder;
import touchstone.explore.diagnosis.Deviation;
import touchstone.explore.diagnosis.DisagreementContext;
import touchstone.explore.diagnosis.FindingCause;
import touchstone.explore.diagnosis.Symptom;
import touchstone.explore.settled.PlayedOut;
import touchstone.explore.trace.BoardMapping;
import touchstone.explore.trace.Disagreement;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.Phase;
import touchstone.reference.choice.Choice;
import touchstone.spi.Capability;
import touchstone.spi.Exchange;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.suite.specification.ClauseMappings;
import touchstone.trace.Observation;

/** Shrinks disagreements of a subject. Used by one thread at a time; keeps a table of its own between them. */
public final class Shrinker implements AutoCloseable {

    /** How often what is left at the end is gone again with a fresh process. */
    public static final int FRESH = 3;

    /** The detail of a cause that was met on a trace and shows on that trace no more. */
    static final String NOT_SEEN_AGAIN = "not seen again";

    /** How large a board may become, in lines, for plays in the place of passes. */
    private static final int ROOM = 7;

    private final BaseRules rules;
    private final Subject subject;
    private final ShrinkBudget effort;
    private final ClauseMappings mappings;
    private final ShrinkSession shrinkSession;
    private final BehaviourProbe probe;

    /**
     * @param rules those claimed
     * @param mappings which name the clause that a cause is about
     */
    public Shrinker(BaseRules rules, Subject subject, ShrinkBudget effort, ClauseMappings mappings) {
        this.mappings = mappings;
        this.rules = rules;
        this.subject = subject;
        this.effort = effort;
        this.shrinkSession = new ShrinkSession(rules, subject);
        this.probe = new BehaviourProbe(ClauseFinder.variant(rules), shrinkSession);
    }

    /**
     * The smallest trace found on which the subject disagrees in the same way.
     *
     * @throws SubjectErrorException if it can't be started any more
     */
    public ShrinkResult shrink(Disagreement found) {
        ShrinkResult shrunk = new Search(found, false).result();
        if (shrunk.reproduced() > 0) {
            return shrunk;
        }
        // What one trace leaves behind may show on the next: then only what a new process does counts.
        ShrinkResult afresh = new Search(found, true).result();
        return afresh.reproduced() > 0 ? afresh : new Search(found, true).asItWas();
    }

    @Override
    public void close() {
        shrinkSession.close();
    }

    /** The search for one disagreement's smallest trace. */
    private final class Search {

        private final Disagreement found;
        private final boolean fresh;
        private final SimplerSequences candidates = new SimplerSequences(rules);
        private final Set<ColorlessSequence> failed = new HashSet<>();
        private final int tracesBefore = shrinkSession.traces();
        private final long end = System.nanoTime() + effort.time().toNanos();
        private boolean cutShort;
        private FailingSequence best;
        private List<Choice> explained = List.of();

        /** @param fresh whether each trace is tried with a subject started anew */
        Search(Disagreement found, boolean fresh) {
            this.found = found;
            this.fresh = fresh;
        }

        ShrinkResult result() {
            ColorlessSequence whole = ColorlessSequence.of(rules, found.trace(), found.at());
            Optional<FailingSequence> again = repeat(whole);
            if (again.isEmpty() && found.observation() instanceof Observation.BrokeDown) {
                again = repeat(ColorlessSequence.of(
                        rules, found.trace(), found.trace().steps().size() - 1));
            }
            if (again.isEmpty()) {
                return asItWas();
            }
            best = again.get();
            if (best.found().observation() instanceof Observation.BrokeDown) {
                stopSooner();
            }
            explained = explanations(best);
            atTheRoot();
            shorten();
            return confirmed();
        }

        /** The shortest beginning on which the subject breaks down, if it does so on each longer one. */
        private void stopSooner() {
            ColorlessSequence whole = best.route();
            int holds = 0;
            int breaks = whole.marks().size();
            while (breaks - holds > 1 && !spent()) {
                int middle = (holds + breaks) / 2;
                Optional<FailingSequence> sooner = attempt(
                        new ColorlessSequence(whole.board(), whole.marks().subList(0, middle)));
                if (sooner.filter(one -> one.found().observation() instanceof Observation.BrokeDown)
                        .isPresent()) {
                    best = sooner.get();
                    breaks = middle;
                } else {
                    holds = middle;
                }
            }
        }

        private Optional<FailingSequence> repeat(ColorlessSequence whole) {
            Optional<FailingSequence> again = attempt(whole);
            for (int i = 0; i < FRESH && again.isEmpty(); i++) {
                again = shrinkSession.attemptAfresh(whole);
            }
            return again;
        }

        private Optional<FailingSequence> attempt(ColorlessSequence route) {
            return fresh ? shrinkSession.attemptAfresh(route) : shrinkSession.attempt(route);
        }

        /** Looks for where it begins: the stones may have been wrong before, and what is listed may be played. */
        private void atTheRoot() {
            if (subject.capabilities().contains(Capability.READS_BOARD)
                    && best.diagnosis().deviation() != Deviation.STONES) {
                attempt(RootCauses.looking(best.route())).filter(this::isRoot).ifPresent(this::adopt);
            }
            RootCauses.scored(best.route()).flatMap(this::attempt).ifPresent(this::adopt);
            for (ColorlessSequence played : RootCauses.played(best)) {
                Optional<FailingSequence> failing = attempt(played).filter(RootCauses::isMove);
                if (failing.isPresent()) {
                    adopt(failing.get());
                    return;
                }
            }
        }

        private boolean isRoot(FailingSequence failing) {
            return failing.diagnosis().deviation() == Deviation.STONES;
        }

        /** It is this that is looked into now. */
        private void adopt(FailingSequence failing) {
            best = failing;
            explained = explanations(best);
        }

        private void shorten() {
            int weight;
            do {
                weight = SequenceWeight.of(best.route()) + best.route().board().size();
                first(candidates::bare);
                repeatedly(candidates::rebuilt);
                chunks();
                repeatedly(route -> new SmallerBoards(route, squareOnly()).all());
                repeatedly(candidates::withPasses);
                repeatedly(candidates::withoutPairs);
            } while (SequenceWeight.of(best.route()) + best.route().board().size() < weight && !spent());
            first(EquivalentSequences::of);
            if (best.diagnosis().deviation() == Deviation.TAKES
                    || best.diagnosis().deviation() == Deviation.REFUSES) {
                playPasses();
            }
            square();
            first(EquivalentSequences::of);
        }

        /** Many programs open no records of other boards than square ones. */
        private void square() {
            Board board = best.route().board();
            if (board.width() != board.height()) {
                for (BoardMapping mapping : BoardMapping.squared(board)) {
                    if (best.route().laid(mapping).filter(this::shows).isPresent()) {
                        return;
                    }
                }
            }
        }

        /** A pass may matter to what may be repeated: none is left if it does not. */
        private void playPasses() {
            Board board = found.trace().board();
            Board most = Board.of(Math.max(ROOM, board.width()), Math.max(ROOM, board.height()));
            for (int passes = passes(best.route()); passes > 0; passes = passes(best.route())) {
                int left = passes;
                if (candidates
                        .withoutPasses(best.route(), most)
                        .noneMatch(route -> passes(route) < left && shows(route))) {
                    return;
                }
            }
        }

        private static int passes(ColorlessSequence route) {
            return (int) route.marks().stream()
                    .filter(ColorlessSequence.PASS::equals)
                    .count();
        }

        private boolean squareOnly() {
            return !subject.capabilities().contains(Capability.RECTANGULAR);
        }

        /** Takes the first candidate that does, again and again. */
        private void repeatedly(Function<ColorlessSequence, Stream<ColorlessSequence>> some) {
            while (first(some)) {
                // Each is simpler than the one before, so this ends.
            }
        }

        private boolean first(Function<ColorlessSequence, Stream<ColorlessSequence>> some) {
            return some.apply(best.route()).anyMatch(this::does);
        }

        /** Leaves out half of the marks, then quarters, then ever less. */
        private void chunks() {
            for (int size = Math.max(1, best.route().marks().size() / 2); size > 0; size /= 2) {
                for (int from = 0; from + size < best.route().marks().size(); ) {
                    if (candidates.without(best.route(), from, size).noneMatch(this::does)) {
                        from += size;
                    }
                }
            }
        }

        /** Tries a candidate, and goes on from it if it is simpler and shows the same. */
        private boolean does(ColorlessSequence candidate) {
            if (SequenceWeight.ORDER.compare(candidate, best.route()) >= 0) {
                return false;
            }
            return shows(candidate);
        }

        /** Whether the same is seen on another route, which is then the one to go on from. */
        private boolean shows(ColorlessSequence candidate) {
            if (shrinkSession.misses(candidate.board()) || spent() || failed.contains(candidate)) {
                return false;
            }
            Optional<FailingSequence> failing = attempt(candidate).filter(this::same);
            failing.ifPresentOrElse(other -> best = other, () -> failed.add(candidate));
            return failing.isPresent();
        }

        private boolean same(FailingSequence failing) {
            return failing.diagnosis().equals(best.diagnosis())
                    && (failing.diagnosis().deviation() != Deviation.SCORE || counts(failing))
                    && (explained.isEmpty()
                            || isNumber()
                            || explanations(failing).stream().anyMatch(explained::contains));
        }

        /** Whether all ways to find the score must agree, or the subject counts the stones as they stand in the end. */
        private boolean counts(FailingSequence failing) {
            Game game = new DisagreementContext(rules, failing.found()).after();
            return PlayedOut.test(game.position())
                    || subject.capabilities().contains(Capability.LITERAL_SCORE) && isOverOrStopped(game.phase());
        }

        private static boolean isOverOrStopped(Phase phase) {
            return phase == Phase.OVER || phase == Phase.STOPPED;
        }

        /** Numbers come out the same by chance, too, under other rules. */
        private boolean isNumber() {
            return switch (best.diagnosis().deviation()) {
                case SCORE, PRISONERS, KOMI -> true;
                default -> false;
            };
        }

        private boolean spent() {
            if (shrinkSession.traces() - tracesBefore >= effort.traces() || System.nanoTime() > end) {
                cutShort = true;
            }
            return cutShort;
        }

        private ShrinkResult confirmed() {
            int reproduced = 0;
            List<Exchange> transcript = List.of();
            for (int i = 0; i < FRESH; i++) {
                Optional<FailingSequence> again = shrinkSession.attemptAfresh(best.route());
                reproduced += again.filter(this::alike).isPresent() ? 1 : 0;
                transcript = shrinkSession.transcript();
            }
            return shrunk(reproduced, transcript);
        }

        private boolean alike(FailingSequence again) {
            return again.diagnosis().equals(best.diagnosis()) && again.route().equals(best.route());
        }

        /** Not made small, for it was not seen again. */
        ShrinkResult asItWas() {
            ColorlessSequence whole = ColorlessSequence.of(rules, found.trace(), found.at());
            Disagreement cut = new Disagreement(found.trace().first(found.at() + 1), found.at(), found.observation());
            List<Observation> observations = new ArrayList<>(cut.trace().expected());
            observations.set(found.at(), found.observation());
            best = new FailingSequence(whole, cut, observations, Symptom.of(rules, cut));
            FindingCause cause = CauseFinder.of(mappings, rules, best.found(), best.diagnosis(), List.of(), List.of());
            // Of all that went before nothing was found to matter, so none of it is part of the cause.
            return shrunk(
                    new FindingCause(cause.deviation(), cause.clause(), NOT_SEEN_AGAIN, List.of()),
                    List.of(),
                    0,
                    List.of());
        }

        private ShrinkResult shrunk(int reproduced, List<Exchange> transcript) {
            List<Choice> explaining = explanations(best);
            List<Choice> contradicted = explaining.stream()
                    .filter(choice -> !explained.contains(choice) || probe.contradict(choice))
                    .toList();
            return shrunk(
                    CauseFinder.of(mappings, rules, best.found(), best.diagnosis(), explaining, contradicted),
                    contradicted,
                    reproduced,
                    transcript);
        }

        private ShrinkResult shrunk(
                FindingCause cause, List<Choice> contradicted, int reproduced, List<Exchange> transcript) {
            return new ShrinkResult(
                    cause,
                    best.found(),
                    contradicted.stream().map(Choice::title).toList(),
                    shrinkSession.traces() - tracesBefore,
                    cutShort,
                    FRESH,
                    reproduced,
                    transcript);
        }
    }

    private List<Choice> explanations(FailingSequence failing) {
        return switch (failing.diagnosis().deviation()) {
            case BREAKS_DOWN, SENSELESS -> List.of();
            default ->
                RuleExplanations.of(ClauseFinder.variant(rules), failing.found().trace(), failing.observations());
        };
    }
}
