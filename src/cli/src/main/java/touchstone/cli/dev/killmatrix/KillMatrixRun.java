package touchstone.cli.dev.killmatrix;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import touchstone.builtin.RulesSubject;
import touchstone.gtp.server.TurnKeeper;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantClaim;
import touchstone.mutants.Mutants;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;
import touchstone.spi.Capability;
import touchstone.spi.Identity;
import touchstone.spi.Subject;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.Verdict;
import touchstone.suite.run.Certification;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/** Runs the whole specification on the reference and on mutants. */
public final class KillMatrixRun {

    /**
     * Bodies of rules that mutants of one of them are tried on, where these are several: Davies states the base rules in other
     * words, and the protocol loads records.
     */
    private static final Map<String, List<String>> TOLD_TOGETHER = Map.of(
            "base", List.of("base", "davies"),
            "gtp", List.of("gtp", "sgf"),
            "sgf", List.of("gtp", "sgf"));

    private final Specification specification;
    private final Certification certification;

    public KillMatrixRun(Specification specification) {
        this.specification = specification;
        // One worker: with rules in this JVM a second one gains nothing, and the machine may have other work.
        this.certification = new Certification(specification, 1, new RunFacts("", "", 0));
    }

    public KillMatrix run(List<Mutant> mutants) {
        return run(mutants, trial -> {});
    }

    /** @param watcher is told of each mutant that was tried */
    public KillMatrix run(List<Mutant> mutants, Consumer<MutantTrial> watcher) {
        return run(mutants, claims(mutants), watcher);
    }

    /**
     * Some mutants only. The reference is tried under the rules that these claim, so nothing is found out of other scenarios.
     *
     * @param watcher is told of each mutant that was tried
     */
    public KillMatrix some(List<Mutant> mutants, Consumer<MutantTrial> watcher) {
        return run(
                mutants,
                mutants.stream().map(Mutant::claimed).map(this::claimed).collect(Collectors.toSet()),
                watcher);
    }

    private KillMatrix run(List<Mutant> mutants, Set<Ruleset> claims, Consumer<MutantTrial> watcher) {
        Set<Scenario> tried = new LinkedHashSet<>();
        Map<String, String> faults = new TreeMap<>();
        // The protocol leaves open what is done by rules that nobody has, such as those without any ko rule.
        Set<Ruleset> withProtocol =
                claims(mutants.stream().filter(this::isOfProtocol).toList());
        for (Ruleset ruleset : claims) {
            Subject reference = new RulesSubject(
                    new Identity(ruleset.name(), "", "", "built in"), new VariantRules(ruleset.variant()));
            Plan plan = plan(ruleset, withProtocol.contains(ruleset), List.of(), reference);
            tried.addAll(plan.tries());
            for (Result result : certification.certify(reference, plan, ignored -> {})) {
                if (result.verdict() != Verdict.SATISFIED && result.verdict() != Verdict.UNSUPPORTED) {
                    faults.put(result.scenario(), "under " + ruleset.name() + ": " + result.message());
                }
            }
        }
        if (mutants.stream().anyMatch(mutant -> mutant.speech().isPresent())) {
            tryLines(tried, faults);
        }
        return matrix(tried, faults, mutants, watcher);
    }

    private KillMatrix matrix(
            Set<Scenario> tried, Map<String, String> faults, List<Mutant> mutants, Consumer<MutantTrial> watcher) {
        List<MutantTrial> trials = mutants.stream()
                .map(mutant -> trial(mutant, faults.keySet()))
                .peek(watcher)
                .toList();
        return new KillMatrix(
                tried.stream().map(Scenario::clause).distinct().toList(),
                tried.stream().map(Scenario::id).toList(),
                faults,
                trials,
                tried.stream().filter(Scenario::showsOnly).map(Scenario::id).collect(Collectors.toSet()));
    }

    /** What sends lines is tried on the reference behind the protocol. */
    private void tryLines(Set<Scenario> tried, Map<String, String> faults) {
        Subject server = new ServedReference().subject(Variant.BASE, TurnKeeper.CONTROLLER);
        Plan whole = plan(claimed(MutantClaim.BASE), true, List.of(), server)
                .withTries(scenario -> scenario.needs().contains(Capability.COMMAND_LINES));
        Plan plan = new Plan(whole.claim(), whole.tries(), List.of(), List.of());
        tried.addAll(plan.tries());
        for (Result result : certification.certify(server, plan, ignored -> {})) {
            if (result.verdict() != Verdict.SATISFIED) {
                faults.put(result.scenario(), "behind the protocol: " + result.message());
            }
        }
    }

    /** All rulesets, and the points in the space of rules that mutants claim. */
    private Set<Ruleset> claims(List<Mutant> mutants) {
        Set<Ruleset> claims = new LinkedHashSet<>(specification.rulesets());
        mutants.stream()
                .map(Mutant::claimed)
                .filter(claim -> !claim.isRuleset())
                .map(this::claimed)
                .forEach(claims::add);
        return claims;
    }

    private Ruleset claimed(MutantClaim claim) {
        return claim.isRuleset()
                ? specification
                        .ruleset(claim.ruleset())
                        .orElseThrow(() -> new IllegalArgumentException("there is no ruleset " + claim.ruleset()))
                : Ruleset.at(claim.rules().toString(), claim.rules(), List.of());
    }

    /** @param faulty the scenarios that the reference fails, and that say nothing of a mutant therefore */
    private MutantTrial trial(Mutant mutant, Set<String> faulty) {
        List<MutantTrial.Kill> kills = new ArrayList<>();
        List<String> breakdowns = new ArrayList<>();
        Subject subject = Mutants.subject(mutant);
        List<String> bodies = TOLD_TOGETHER.getOrDefault(mutant.body(), List.of(mutant.body()));
        Plan plan = plan(claimed(mutant.claimed()), isOfProtocol(mutant), bodies, subject);
        if (mutant.speech().isPresent()) {
            String chapter = chapter(mutant.clause());
            plan = plan.withTries(scenario -> scenario.needs().contains(Capability.COMMAND_LINES)
                    && (Clause.isWithin(scenario.clause(), chapter)
                            || mutant.related().contains(scenario.clause())));
        }
        for (Result result : certification.certify(subject, plan, ignored -> {})) {
            if (faulty.contains(result.scenario())) {
                continue;
            }
            if (result.verdict() == Verdict.VIOLATED) {
                kills.add(new MutantTrial.Kill(result.clause(), result.scenario(), result.message()));
            } else if (result.verdict() == Verdict.ERROR) {
                breakdowns.add(result.scenario() + ": " + result.message());
            }
        }
        return new MutantTrial(mutant, kills, breakdowns);
    }

    /**
     * What mutants that speak a protocol are tried on, besides the clauses that they name: those beside theirs. There are hundreds of both, and each scenario is
     * a dialogue; to try all on all takes many minutes and shows little more.
     */
    private static String chapter(String clause) {
        int last = clause.lastIndexOf('.');
        return clause.indexOf('.') == last ? clause : clause.substring(0, last);
    }

    private boolean isOfProtocol(Mutant mutant) {
        return specification.clause(mutant.clause()).map(Clause::kind).equals(Optional.of(Clause.Kind.PROTOCOL));
    }

    private Plan plan(Ruleset claimed, boolean protocol, List<String> bodies, Subject subject) {
        Claim claim = new Claim(Optional.of(claimed), protocol, Profile.ARBITER, bodies);
        return Plan.of(specification, claim, subject.capabilities());
    }
}
