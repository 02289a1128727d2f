package touchstone.cli.dev.killmatrix;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import touchstone.explore.shrink.ShrinkBudget;
import touchstone.explore.shrink.ShrinkResult;
import touchstone.explore.shrink.Shrinker;
import touchstone.explore.trace.Disagreement;
import touchstone.explore.trace.SupportedBoards;
import touchstone.explore.trace.TraceGenerator;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.reference.BaseRules;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.suite.specification.ClauseMappings;

/** Runs fuzz on one mutant until it finds something; the games and their order are always the same. */
public final class MutantFuzz {

    /** That of {@code ./touchstone fuzz}. */
    private static final long SEED = 1;

    /** Limited by traces alone: the same on each machine. */
    private static final ShrinkBudget EFFORT = new ShrinkBudget(ShrinkBudget.DEFAULT.traces(), Duration.ofHours(1));

    private static final long SPOKEN_GAMES = 5;

    private final Duration time;
    private final ClauseMappings mappings;
    private final BooleanSupplier givenUp;
    /** By the rules that their games are played by. All mutants can do and have the same boards. */
    private final Map<Variant, TraceGenerator> writers = new ConcurrentHashMap<>();

    /**
     * @param time after which no further game is begun
     * @param mappings which name the clause that a cause is about
     * @param givenUp whether the run is being ended
     */
    public MutantFuzz(Duration time, ClauseMappings mappings, BooleanSupplier givenUp) {
        this.mappings = mappings;
        this.time = time;
        this.givenUp = givenUp;
    }

    /**
     * Games without end but that of time; few with one that speaks the Go Text Protocol, as each takes long and shows the same.
     *
     * @return empty if it was given up before
     */
    public Optional<FuzzTrial> trial(Mutant mutant) {
        return trial(mutant, mutant.speech().isPresent() ? SPOKEN_GAMES : Long.MAX_VALUE);
    }

    /**
     * So many games at most.
     *
     * @return empty if it was given up before anything was found
     */
    public Optional<FuzzTrial> trial(Mutant mutant, long games) {
        long began = System.nanoTime();
        VariantRules rules = new VariantRules(mutant.claimed().rules());
        Subject subject = Mutants.subject(mutant);
        TraceGenerator writer = writers.computeIfAbsent(
                rules.variant(),
                ignored -> new TraceGenerator(
                        rules,
                        subject.capabilities(),
                        SupportedBoards.of(subject).mix(),
                        SEED));
        try (Session session = subject.open()) {
            for (long number = 0; number < games && !isOver(began); number++) {
                Optional<Disagreement> met;
                try {
                    met = writer.trace(number).trace().with(session);
                } catch (SubjectErrorException broken) {
                    return Optional.of(new FuzzTrial(Optional.of(new FuzzTrial.Find(
                            number + 1,
                            FuzzTrial.Within.of(since(began)),
                            "broken: " + broken.getMessage(),
                            0,
                            "any"))));
                }
                if (met.isPresent()) {
                    return Optional.of(found(rules, subject, number, since(began), met.get()));
                }
            }
        }
        return givenUp.getAsBoolean() ? Optional.empty() : Optional.of(FuzzTrial.MISSED);
    }

    private static Duration since(long began) {
        return Duration.ofNanos(System.nanoTime() - began);
    }

    private boolean isOver(long began) {
        return givenUp.getAsBoolean() || System.nanoTime() - began > time.toNanos();
    }

    private FuzzTrial found(BaseRules rules, Subject subject, long number, Duration took, Disagreement met) {
        try (Shrinker shrinker = new Shrinker(rules, subject, EFFORT, mappings)) {
            ShrinkResult shrunk = shrinker.shrink(met);
            return new FuzzTrial(Optional.of(new FuzzTrial.Find(
                    number + 1,
                    FuzzTrial.Within.of(took),
                    shrunk.cause().sentence(),
                    shrunk.smallest().trace().steps().size(),
                    shrunk.smallest().trace().board().toString())));
        }
    }
}
