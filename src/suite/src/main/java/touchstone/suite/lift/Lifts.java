package touchstone.suite.lift;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import touchstone.builtin.RulesSubject;
import touchstone.reference.Board;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.spi.Capability;
import touchstone.spi.Identity;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.spi.UnsupportedException;
import touchstone.suite.phrases.PlainSteps;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.ConsistentVariants;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;
import touchstone.suite.steps.ScenarioTrial;

/**
 * Finds lifts. One counts only if the reference, in this JVM and through the same {@link LiftedSession}, passes every step of the
 * scenario under the rules claimed.
 */
final class Lifts {

    private static final PlainSteps STEPS = new PlainSteps();

    /** What was found in this JVM: for one subject after the other the same scenarios are lifted to the same boards. */
    private static final Map<Key, Optional<Lift>> KNOWN = new ConcurrentHashMap<>();

    /**
     * @param framed whether stones may be set up around the scenario's board
     * @param scored whether a score means the stones as they stand
     */
    private record Key(
            Scenario scenario, Variant rules, boolean claimed, Board target, boolean framed, boolean scored) {}

    private final Specification specification;
    private final Optional<Ruleset> claimed;
    private final boolean framed;
    private final boolean scored;

    /**
     * @param claimed what the subject claims to play; empty if nothing
     * @param capabilities what the subject can do
     */
    Lifts(Specification specification, Optional<Ruleset> claimed, Set<Capability> capabilities) {
        this.specification = specification;
        this.claimed = claimed;
        this.framed = capabilities.contains(Capability.SET_UP);
        this.scored = capabilities.contains(Capability.LITERAL_SCORE);
    }

    /** How the scenario is played on this board; empty if no way is known in which it holds there. */
    Optional<Lift> lift(Scenario scenario, Board target) {
        Variant rules = rules(scenario);
        Key key = new Key(scenario, rules, claimed.isPresent(), target, framed, scored);
        Optional<Lift> known = KNOWN.get(key);
        if (known == null) {
            known = found(scenario, rules, target);
            KNOWN.put(key, known);
        }
        return known;
    }

    /** Those claimed, or else some under which the scenario holds. */
    private Variant rules(Scenario scenario) {
        return claimed.map(Ruleset::variant).orElseGet(() -> {
            Set<Choice> asked = new LinkedHashSet<>(scenario.conditions());
            specification.clause(scenario.clause()).flatMap(Clause::choice).ifPresent(asked::add);
            return ConsistentVariants.mended(Variant.BASE.with(asked.toArray(new Choice[0])), asked);
        });
    }

    private Optional<Lift> found(Scenario scenario, Variant rules, Board target) {
        Subject reference = new RulesSubject(new Identity("reference", "", "", "built in"), new VariantRules(rules));
        SeenPlay seen = new SeenPlay(reference.open());
        if (!passes(scenario, reference, seen.watched()) || !seen.hasBegun()) {
            return Optional.empty();
        }
        // Where stones are taken off as the subject sees fit, a score is one of a board that is played out all over.
        if (!scored && seen.counts()) {
            return Optional.empty();
        }
        Predicate<Lift> possible = lift -> framed || !lift.isFramed();
        return new Candidates(seen, target, scenario.number())
                .lifts()
                .filter(possible)
                .map(lift -> measured(lift, scenario, reference, seen))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** The lift with the score outside, if the scenario holds there. */
    private Optional<Lift> measured(Lift lift, Scenario scenario, Subject reference, SeenPlay seen) {
        MeasuredScore measured = new MeasuredScore(seen);
        if (!passes(scenario, reference, new LiftedSession(reference.open(), lift, measured))) {
            return Optional.empty();
        }
        return measured.beyond().map(lift::scoring).filter(scoring -> confirmed(scoring, scenario, reference, seen));
    }

    /** Whether the scenario holds with that score outside, also for who tells less than the reference does. */
    private boolean confirmed(Lift lift, Scenario scenario, Subject reference, SeenPlay seen) {
        if (!seen.counts()) {
            return true;
        }
        // What is added outside depends on rules that a survey does not know.
        boolean known = claimed.isPresent() || lift.beyond().equals(Candidates.NOTHING);
        Subject reticent = new ReticentReference(reference);
        return known
                && passes(scenario, reference, session(reference.open(), lift))
                && !refutes(scenario, reticent, session(reticent.open(), lift));
    }

    /** A session with the larger board as the scenario is to see it. */
    static LiftedSession session(Session large, Lift lift) {
        return new LiftedSession(large, lift, new ShiftedScore(lift.beyond()));
    }

    private boolean passes(Scenario scenario, Subject reference, Session session) {
        try {
            return play(scenario, reference, session).tolerances().isEmpty();
        } catch (RuntimeException | AssertionError refuted) {
            // Whatever is wrong on the larger board: this is no way to play the scenario there.
            return false;
        }
    }

    /** Whether a step is contradicted; that one cannot be shown is none. */
    private boolean refutes(Scenario scenario, Subject reference, Session session) {
        try {
            return !play(scenario, reference, session).tolerances().isEmpty();
        } catch (UnsupportedException unsupported) {
            return false;
        } catch (RuntimeException | AssertionError refuted) {
            return true;
        }
    }

    private ScenarioTrial play(Scenario scenario, Subject reference, Session session) {
        ScenarioTrial trial = new ScenarioTrial(specification, claimed, scenario, reference, () -> session);
        STEPS.play(trial);
        return trial;
    }
}
