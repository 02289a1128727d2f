package touchstone.suite.coverage;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.spi.Capability;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.Verdict;
import touchstone.suite.result.ViolationCause;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/**
 * What the results of one subject mean for its claim. All outputs say it in the words given here.
 *
 * @param clauses one for every clause that the claim covers, and for those beside them that games showed to be violated
 * @param faults how many of the claim's known faults are excluded
 * @param parts where rules and a protocol are claimed together: what is said of each, each clause being counted in one of them;
 *     else empty
 * @param speaksGtp whether it was asked in the Go Text Protocol, so that what this can show bounds what is said
 */
public record ClaimResult(
        Claim claim,
        Conclusion conclusion,
        List<ClauseResult> clauses,
        FaultCount faults,
        List<ClaimResult> parts,
        boolean speaksGtp) {

    /** The order in which verdicts are counted: what is wrong first. */
    private static final List<ClauseVerdict> COUNTED = List.of(
            ClauseVerdict.VIOLATED,
            ClauseVerdict.TOLERATED,
            ClauseVerdict.ERROR,
            ClauseVerdict.PARTLY_SHOWN,
            ClauseVerdict.NOT_SHOWN);

    public ClaimResult {
        clauses = List.copyOf(clauses);
        parts = List.copyOf(parts);
    }

    /** What the results of one subject are. */
    private record Found(
            Claim claim,
            Extent extent,
            boolean speaksGtp,
            List<Result> results,
            List<ClauseResult> clauses,
            List<ClaimedFault> faults) {

        /** One part of it. */
        Found part(Ruleset part, Predicate<String> owns) {
            return new Found(
                    new Claim(part, claim.profile(), claim.only()),
                    extent,
                    speaksGtp,
                    results.stream()
                            .filter(result -> owns.test(result.clause()))
                            .toList(),
                    clauses.stream()
                            .filter(clause -> owns.test(clause.clause().id()))
                            .toList(),
                    faults.stream()
                            .filter(fault -> owns.test(fault.fault().clause()))
                            .toList());
        }

        /** What fails with a clause that is no part of this says nothing against it. */
        boolean isViolated(Predicate<String> owns) {
            Set<String> elsewhere = clauses.stream()
                    .filter(clause ->
                            clause.consequenceOf().filter(owns.negate()).isPresent())
                    .map(clause -> clause.clause().id())
                    .collect(Collectors.toSet());
            return results.stream()
                    .filter(result -> !elsewhere.contains(result.clause()))
                    .anyMatch(claim::violatedBy);
        }

        ClaimResult said(Predicate<String> owns) {
            return new ClaimResult(
                    claim, conclusion(this, isViolated(owns)), clauses, FaultCount.of(faults), List.of(), speaksGtp);
        }
    }

    /** @param results of one subject, as many as there are */
    public static ClaimResult of(
            Specification specification, Claim claim, RunRecord.Attempt attempt, List<Result> results) {
        return of(
                specification,
                claim,
                Extent.of(attempt, results),
                attempt.capabilities().containsKey(Capability.COMMAND_LINES.id()),
                attempt.causes(),
                results);
    }

    /**
     * Of a subject of which nobody says how it was asked.
     *
     * @param causes of what is violated
     */
    public static ClaimResult of(
            Specification specification,
            Claim claim,
            Extent extent,
            List<ViolationCause> causes,
            List<Result> results) {
        return of(specification, claim, extent, false, causes, results);
    }

    private static ClaimResult of(
            Specification specification,
            Claim claim,
            Extent extent,
            boolean speaksGtp,
            List<ViolationCause> causes,
            List<Result> results) {
        Map<String, String> consequences = new HashMap<>();
        causes.forEach(
                cause -> cause.consequences().forEach(clause -> consequences.putIfAbsent(clause, cause.clause())));
        FaultCoverage coverage = FaultCoverage.of(specification, claim, results);
        Map<String, List<Result>> byClause = ClauseResult.byClause(results);
        List<ClauseResult> clauses = specification.clauses().stream()
                .filter(clause -> claim.covers(clause)
                        || isOfGame(byClause.getOrDefault(clause.id(), List.of()).stream()
                                .filter(Claim::isAsClaimed)
                                .toList()))
                .map(clause -> ClauseResult.of(
                        clause,
                        byClause.getOrDefault(clause.id(), List.of()),
                        coverage,
                        Optional.ofNullable(consequences.get(clause.id()))
                                .filter(cause -> !isOfGame(byClause.getOrDefault(clause.id(), List.of())))))
                .toList();
        Found found = new Found(claim, extent, speaksGtp, results, clauses, coverage.faults());
        return claim.ruleset()
                .filter(ruleset -> ruleset.kind() == Ruleset.Kind.TOGETHER)
                .map(ruleset -> together(found, ruleset))
                .orElseGet(() -> found.said(id -> true));
    }

    /**
     * Each clause belongs to one part alone, so that nothing is counted as both: to the protocol if that names it, or if it is of a
     * protocol at all, and else to the rules. A part of which the run tests nothing is not spoken of.
     */
    private static ClaimResult together(Found found, Ruleset ruleset) {
        Ruleset protocol = ruleset.protocol().orElseThrow();
        Predicate<String> spoken = id -> protocol.names(id) || Clause.kindOf(id) == Clause.Kind.PROTOCOL;
        List<ClaimResult> parts = Stream.of(
                        Map.entry(ruleset.rules().orElseThrow(), spoken.negate()), Map.entry(protocol, spoken))
                .filter(part -> found.clauses().stream()
                        .anyMatch(clause -> part.getValue().test(clause.clause().id())))
                .map(part -> found.part(part.getKey(), part.getValue()).said(part.getValue()))
                .toList();
        Conclusion worst =
                parts.stream().map(ClaimResult::conclusion).max(Enum::compareTo).orElse(Conclusion.TROUBLE);
        return new ClaimResult(
                found.claim(), worst, found.clauses(), FaultCount.of(found.faults()), parts, found.speaksGtp());
    }

    /** What a game shows of a clause beside those of the ruleset counts, too; of the protocol only where that is claimed. */
    private static boolean isOfGame(List<Result> results) {
        return results.stream().anyMatch(Result::isOfGame);
    }

    private static Conclusion conclusion(Found found, boolean violated) {
        Claim claim = found.claim();
        FaultCount faults = FaultCount.of(found.faults());
        boolean toldNothing = found.results().stream().allMatch(result -> result.verdict() == Verdict.UNSUPPORTED);
        boolean broken = found.results().stream().anyMatch(result -> result.verdict() == Verdict.ERROR);
        if (found.extent() == Extent.CUT_SHORT || toldNothing || broken) {
            return Conclusion.TROUBLE;
        } else if (violated) {
            return Conclusion.VIOLATIONS;
        } else if (claim.isSurvey()) {
            return claim.protocol() ? Conclusion.NO_VIOLATION_SEEN : Conclusion.NOTHING_CLAIMED;
        } else if (!claim.only().isEmpty() || faults.known() == 0 || lacksGames(found) || isWrongElsewhere(found)) {
            return Conclusion.NO_VIOLATION_SEEN;
        }
        boolean all = faults.isWhole()
                && found.clauses().stream()
                        .filter(ClaimResult::isTestable)
                        .allMatch(clause -> clause.verdict() == ClauseVerdict.SATISFIED);
        if (all) {
            return Conclusion.CONFORMS;
        }
        boolean allOfGtp =
                found.faults().stream().filter(ClaimedFault::isShowableByGtp).allMatch(ClaimedFault::isExcluded);
        return faults.gtp() > 0 && allOfGtp && !isOfProtocol(claim)
                ? Conclusion.CONFORMS_AS_FAR_AS_GTP_SHOWS
                : Conclusion.NO_VIOLATION_SEEN;
    }

    /** Whether rules are claimed, which no game has tried: a fault that no scenario meets could be anywhere. */
    private static boolean lacksGames(Found found) {
        return found.extent() == Extent.WITHOUT_GAMES && !isOfProtocol(found.claim());
    }

    /** Whether a game has shown something wrong that is no part of the claim: of such a subject nobody says that it conforms. */
    private static boolean isWrongElsewhere(Found found) {
        return found.results().stream()
                .anyMatch(result -> result.isOfGame() && found.claim().profile().violatedBy(result.verdict()));
    }

    /** Whether a protocol alone is claimed: then all of it can be shown by speaking it, and nothing less is conforming. */
    private static boolean isOfProtocol(Claim claim) {
        return claim.ruleset().filter(Ruleset::isProtocol).isPresent();
    }

    private static boolean isTestable(ClauseResult clause) {
        return clause.verdict() != ClauseVerdict.UNTESTABLE && clause.verdict() != ClauseVerdict.NOT_TESTED;
    }

    /** How many clauses of the claim can be tested under it. */
    public int testable() {
        return (int) clauses.stream().filter(ClaimResult::isTestable).count();
    }

    public int count(ClauseVerdict verdict) {
        return (int)
                clauses.stream().filter(clause -> clause.verdict() == verdict).count();
    }

    /** What is claimed, such as {@code aga and the protocol as player}. */
    public String claimed() {
        return claim.name() + (claim.protocol() ? " and the protocol" : "") + " as " + claim.profile()
                + (claim.only().isEmpty() ? "" : ", only " + String.join(", ", claim.only()));
    }

    /**
     * What may be said of the subject, in the words that follow its name; where rules and a protocol are claimed, of each, as in
     * {@code conforms to aga as arbiter; does not conform to gtp as arbiter}.
     */
    public String verdict() {
        return parts.isEmpty()
                ? ofItself()
                : parts.stream().map(ClaimResult::verdict).collect(Collectors.joining("; "));
    }

    private String ofItself() {
        return switch (conclusion) {
            case CONFORMS -> "conforms to " + claimed();
            case CONFORMS_AS_FAR_AS_GTP_SHOWS -> "conforms to " + claimed() + " in all that GTP can show";
            case NO_VIOLATION_SEEN -> "shows no violation of " + claimed();
            case VIOLATIONS -> "does not conform to " + claimed();
            case NOTHING_CLAIMED -> "claims nothing";
            case TROUBLE -> (isViolated() ? "does not conform to " : "cannot be said to conform to ") + claimed();
        };
    }

    /** Whether a result speaks against what is claimed, be what is known the whole or not. */
    public boolean isViolated() {
        return !claim.isSurvey()
                && clauses.stream().flatMap(clause -> clause.results().stream()).anyMatch(claim::violatedBy);
    }

    /** The numbers behind it: clauses by verdict, and known faults. */
    public String numbers() {
        return ofEach(part -> part.clauseNumbers() + "; " + part.faultNumbers());
    }

    /** Such as {@code in aga, 41 of 64 clauses satisfied; in gtp, 20 of 20 clauses satisfied}; of a claim of one part just that. */
    private String ofEach(Function<ClaimResult, String> numbers) {
        return parts.isEmpty()
                ? numbers.apply(this)
                : parts.stream()
                        .map(part -> "in " + part.claim().name() + ", " + numbers.apply(part))
                        .collect(Collectors.joining("; "));
    }

    /** Such as {@code 41 of 64 clauses satisfied, 9 partly shown, 14 not shown}. */
    public String clauseNumbers() {
        return ofEach(ClaimResult::ownClauses);
    }

    private String ownClauses() {
        Map<ClauseVerdict, Integer> counts = new EnumMap<>(ClauseVerdict.class);
        COUNTED.forEach(verdict -> counts.put(verdict, count(verdict)));
        String rest = COUNTED.stream()
                .filter(verdict -> counts.get(verdict) > 0)
                .map(verdict -> ", " + counts.get(verdict) + " " + verdict)
                .collect(Collectors.joining());
        return count(ClauseVerdict.SATISFIED) + " of " + testable() + (testable() == 1 ? " clause" : " clauses")
                + " satisfied" + rest;
    }

    /** Such as {@code 388 of 610 known faults excluded (its commands can show 400, GTP 550)}. */
    public String faultNumbers() {
        return ofEach(ClaimResult::ownFaults);
    }

    private String ownFaults() {
        if (faults.known() == 0) {
            return "no fault of these clauses is known";
        }
        return faults.fraction() + (faults.known() == 1 ? " known fault" : " known faults") + " excluded"
                + (faults.isWhole()
                        ? ""
                        : (speaksGtp ? " (its commands can show " : " (it can show ") + faults.showable()
                                + (speaksGtp && !isOfProtocol(claim) ? ", GTP " + faults.gtp() : "") + ")");
    }
}
