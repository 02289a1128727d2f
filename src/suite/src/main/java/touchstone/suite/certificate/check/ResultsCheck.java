package touchstone.suite.certificate.check;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import touchstone.spi.Capability;
import touchstone.spi.Identity;
import touchstone.suite.baseline.ScenarioId;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.CertificateFactory;
import touchstone.suite.certificate.CertificateSubject;
import touchstone.suite.certificate.ClauseEntry;
import touchstone.suite.certificate.Defect;
import touchstone.suite.certificate.ExcludedScenarios;
import touchstone.suite.certificate.RunConditions;
import touchstone.suite.certificate.StartMethod;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.result.GamesRecord;
import touchstone.suite.result.Result;
import touchstone.suite.result.ShrunkGame;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/** Checks that a certificate has one result of each scenario of its claim and no other, and that each is possible. */
final class ResultsCheck {

    private final Certificate certificate;
    private final List<Integer> lines;
    private final Specification specification;
    private final SuiteCheck suite;
    private final Set<String> changed;
    private final List<Defect> defects;
    private final Plan plan;
    private final Map<String, Capability> lacking = new HashMap<>();
    private final Map<String, String> leftOut = new HashMap<>();
    private final Set<String> planned;

    /**
     * @param lines on which the results begin
     * @param suite by which it was made, beside the one here
     */
    ResultsCheck(
            Certificate certificate,
            List<Integer> lines,
            Specification specification,
            Claim claim,
            SuiteCheck suite,
            List<Defect> defects) {
        this.certificate = certificate;
        this.lines = lines;
        this.specification = specification;
        this.suite = suite;
        this.changed = suite.changed();
        this.defects = defects;
        this.plan = CertificateFactory.plan(
                specification, claim, certificate.subject().attempt());
        this.planned = CertificateFactory.planned(plan);
        plan.lacking().forEach(one -> lacking.put(one.scenario().id(), one.capability()));
        plan.leftOut().forEach(one -> leftOut.put(one.scenario().id(), one.why()));
    }

    void run() {
        circumstances();
        each();
        games();
        missing();
        leftOut();
        if (changed.isEmpty() && planned() != certificate.subject().planned()) {
            defects.add(new Defect(
                    "subject.planned",
                    "says " + certificate.subject().planned() + ", and the claim asks for " + planned()));
        }
    }

    private int planned() {
        return certificate.subject().trouble().isPresent() ? 0 : plan.size();
    }

    /** Of clauses that the certificate says nothing of, another specification may have had other scenarios, or none. */
    private void leftOut() {
        if (!changed.isEmpty() || certificate.leftOut().equals(ExcludedScenarios.of(plan))) {
            return;
        }
        Map<String, String> said = new HashMap<>();
        certificate.leftOut().forEach(one -> one.scenarios().forEach(id -> said.put(id, one.why())));
        boolean repeated = certificate.leftOut().stream()
                        .mapToInt(one -> one.scenarios().size())
                        .sum()
                > said.size();
        Set<String> tested =
                certificate.clauses().stream().map(ClauseEntry::clause).collect(Collectors.toSet());
        List<String> differing = specification
                .scenarios()
                .filter(one -> suite.same() || tested.contains(one.clause()) || said.containsKey(one.id()))
                .map(Scenario::id)
                .filter(id -> !Optional.ofNullable(said.get(id)).equals(Optional.ofNullable(leftOut.get(id))))
                .toList();
        if (!differing.isEmpty()) {
            defects.add(new Defect("leftOut", "is not what the claim leaves out: " + SuiteCheck.listed(differing)));
        } else if (suite.same() || repeated) {
            defects.add(new Defect(
                    "leftOut",
                    "is not what the claim leaves out: a scenario stands twice, is none, or is not in its place"));
        }
    }

    private void circumstances() {
        CertificateSubject subject = certificate.subject();
        for (String capability : subject.capabilities().keySet()) {
            if (CertificateFactory.capability(capability).isEmpty()) {
                defects.add(new Defect("subject.capabilities", "'" + capability + "' is no capability"));
            }
        }
        if (subject.start() instanceof StartMethod.Command command
                && !subject.identity().command().equals(line(command))) {
            defects.add(new Defect(
                    "subject.identity.command", "is not how it is started again, which is " + line(command)));
        }
        if (subject.start() instanceof StartMethod.Rpc rpc
                && !subject.identity().command().equals(Identity.RPC + rpc.line())) {
            defects.add(new Defect(
                    "subject.identity.command",
                    "is not how it is started again, which is " + Identity.RPC + rpc.line()));
        }
        if (subject.start() instanceof StartMethod.Reported reported
                && !subject.identity().command().equals(Identity.REPORTED + reported.file())) {
            defects.add(new Defect(
                    "subject.identity.command",
                    "is not where the results were reported, which is " + Identity.REPORTED + reported.file()));
        }
        if (certificate
                .run()
                .finished()
                .filter(end -> !end.isBefore(certificate.run().started()))
                .isEmpty()) {
            defects.add(new Defect("run.finished", "does not say when the run ended, or it ended before it began"));
        }
    }

    private static String line(StartMethod.Command command) {
        return command.sent().isEmpty()
                ? command.line()
                : command.line() + ", then " + String.join("; ", command.sent());
    }

    private void each() {
        Map<String, Integer> order = new HashMap<>();
        specification.scenarios().forEach(scenario -> order.put(scenario.id(), order.size()));
        Set<String> seen = new HashSet<>();
        int last = -1;
        for (int i = 0; i < certificate.results().size(); i++) {
            Result result = certificate.results().get(i);
            String where = "line " + lines.get(i) + ", " + result.scenario();
            List<String> wrong = new ArrayList<>(place(result));
            if (!seen.add(result.scenario())) {
                wrong.add("has a result already");
            }
            int place = order.getOrDefault(result.scenario(), last);
            if (place < last) {
                wrong.add("does not stand in its place");
            }
            last = place;
            wrong.addAll(ResultContentCheck.faults(result));
            wrong.addAll(result.game().map(game -> ofGame(result, game)).orElse(List.of()));
            wrong.addAll(sameRun(result));
            wrong.forEach(what -> defects.add(new Defect(where, what)));
        }
    }

    /** What is wrong with there being such a result. */
    private List<String> place(Result result) {
        if (changed.contains(result.clause())) {
            return List.of();
        }
        if (result.isOfGame()) {
            return specification.clause(result.clause()).isPresent() ? List.of() : List.of("is of no clause");
        }
        Optional<Scenario> scenario = specification.scenario(result.scenario());
        if (scenario.isEmpty()) {
            return List.of("is no scenario");
        }
        List<String> wrong = new ArrayList<>();
        if (!scenario.get().clause().equals(result.clause())) {
            wrong.add("is of the clause " + scenario.get().clause() + " and not of " + result.clause());
        }
        if (!scenario.get().title().equals(result.title())) {
            wrong.add("is called \"" + scenario.get().title() + "\" and not \"" + result.title() + "\"");
        }
        if (!planned.contains(result.scenario())) {
            wrong.add("is not of the claim: it is " + leftOut.getOrDefault(result.scenario(), "left out"));
        }
        // A subject's own tests need not say what it lacks.
        if (certificate.subject().start() instanceof StartMethod.Reported
                && result.verdict() == Verdict.UNSUPPORTED
                && result.capability().isEmpty()
                && !lacking.containsKey(result.scenario())) {
            return wrong;
        }
        ResultContentCheck.supportFault(
                        result,
                        Optional.ofNullable(lacking.get(result.scenario())),
                        certificate.subject().capabilities().keySet())
                .ifPresent(wrong::add);
        return wrong;
    }

    /** What is wrong with a result that a game is said to have shown. */
    private List<String> ofGame(Result result, ShrunkGame game) {
        List<String> wrong = new ArrayList<>();
        if (!ScenarioId.parse(result.scenario()).map(ScenarioId::game).orElse(false)) {
            wrong.add("has a game, and yet is the result of a scenario");
        }
        if (result.verdict() != Verdict.VIOLATED && result.verdict() != Verdict.ERROR) {
            wrong.add("is of a game, which shows only what is wrong, and is said to be " + result.verdict());
        }
        if (game.seed() != certificate.run().seed()) {
            wrong.add("is of a game of another seed");
        }
        Optional<GamesRecord> games = certificate.subject().games();
        if (games.filter(played -> game.number() >= 1 && game.number() <= played.planned())
                .isEmpty()) {
            wrong.add("is of the game " + game.number() + ", which was not to be played");
        }
        return wrong;
    }

    /** What is wrong with what is said of the games. */
    private void games() {
        int findings = certificate.results().size() - Result.scenarios(certificate.results());
        int said = certificate.subject().games().map(GamesRecord::findings).orElse(0);
        if (findings != said) {
            defects.add(new Defect(
                    "subject.games", "says that games showed " + said + " differences, and there are " + findings));
        }
        certificate
                .subject()
                .games()
                .filter(games -> games.played() < 0 || games.played() > games.planned())
                .ifPresent(games -> defects.add(new Defect(
                        "subject.games", "says that " + games.played() + " of " + games.planned() + " were played")));
    }

    /** What of a result is of another run than the certificate's. */
    private List<String> sameRun(Result result) {
        Map<String, Boolean> same = new LinkedHashMap<>();
        RunConditions run = certificate.run();
        same.put("subject", result.subject().equals(certificate.subject().identity()));
        same.put(
                "version of the suite",
                result.run().suiteVersion().equals(certificate.suite().version()));
        same.put("command line", result.run().commandLine().equals(run.commandLine()));
        same.put("ruleset", result.claim().ruleset().equals(certificate.claim().name()));
        same.put("profile", result.claim().profile().equals(certificate.claim().profile()));
        same.put("seed", result.run().seed() == run.seed());
        Instant end = run.finished().orElse(result.started());
        same.put(
                "time",
                !result.started().isBefore(run.started()) && !result.started().isAfter(end));
        return same.entrySet().stream()
                .filter(one -> !one.getValue())
                .map(one -> "is not of this run: it has another " + one.getKey())
                .toList();
    }

    /** What there should be and is not, clause by clause. */
    private void missing() {
        List<String> untried = CertificateFactory.untried(plan, certificate.results());
        Map<String, List<String>> byClause = new LinkedHashMap<>();
        untried.stream()
                .filter(id -> !certificate.untried().contains(id))
                .filter(id -> !changed.contains(clause(id)))
                .forEach(id -> byClause.computeIfAbsent(clause(id), clause -> new ArrayList<>())
                        .add(id));
        byClause.forEach((clause, ids) -> defects.add(new Defect(
                clause, "no result of " + SuiteCheck.listed(ids) + ", and nothing says that it was not tried")));
        certificate.untried().stream()
                .filter(id -> !untried.contains(id) && !changed.contains(clause(id)))
                .forEach(id -> defects.add(new Defect("untried", id + " was tried, or was not to be")));
        certificate
                .subject()
                .trouble()
                .ifPresent(why -> defects.add(new Defect("incomplete", "the subject could not be tried: " + why)));
        if (certificate.subject().trouble().isEmpty() && !certificate.untried().isEmpty()) {
            defects.add(new Defect(
                    "incomplete",
                    "the run was cut short, or its subject given up: "
                            + certificate.untried().size() + " of "
                            + certificate.subject().planned() + " scenarios were not tried, such as "
                            + SuiteCheck.listed(certificate.untried())));
        }
        boolean complete = certificate.subject().trouble().isEmpty()
                && certificate.untried().isEmpty()
                && Result.scenarios(certificate.results())
                        == certificate.subject().planned();
        if (complete != certificate.complete()) {
            defects.add(new Defect("run.complete", "says " + certificate.complete() + ", and it is " + complete));
        }
    }

    private static String clause(String scenario) {
        return scenario.substring(0, Math.max(0, scenario.indexOf('/')));
    }
}
