package touchstone.cli.dev.killmatrix;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.mutants.Mutant;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;

/** The kill matrix for people: {@code kill-matrix.md}. */
public final class ProofPage {

    public static final String NAME = "kill-matrix.md";

    private static final String NOTHING = "**nothing**";
    private static final String UNTRIED = "not tried";
    /** So many scenarios are named in a cell. */
    private static final int SHOWN = 4;

    private final Proof proof;
    private final KillMatrix matrix;
    private final List<String> lines = new ArrayList<>();

    private ProofPage(Proof proof) {
        this.proof = proof;
        this.matrix = proof.matrix();
    }

    /** The page. The same proof makes the same page. */
    public static String of(Proof proof) {
        ProofPage page = new ProofPage(proof);
        page.write();
        return String.join("\n", page.lines) + "\n";
    }

    private void write() {
        add("# Kill matrix", "");
        add("Which scenario catches which deliberately wrong rules. A clause is proven if it is able to fail. A"
                + " mutant is");
        add("the reference with one clause broken on purpose; it is tried on the specification (`certify`), as an"
                + " engine");
        add("that claims the rules which it breaks (`fuzz`), and as one that claims nothing (`identify`).", "");
        add("Made by `./touchstone dev prove`. [`" + ProofFile.NAME + "`](" + ProofFile.NAME
                + ") has the same for programs,");
        add("with all scenarios.", "");
        findings();
        summary();
        bodies();
        misses("## What fuzz misses, and why", proof::missed);
        misses("## What identify does not notice, and why", proof::unnoticed);
        axes();
        clauses();
        mutants();
        breakdowns();
    }

    private void add(String... some) {
        lines.addAll(List.of(some));
    }

    private void findings() {
        List<String> findings = matrix.findings();
        if (!findings.isEmpty()) {
            add("## What is wrong", "");
            findings.forEach(finding -> add("* " + inline(finding)));
            add("");
        }
    }

    private void summary() {
        List<Mutant> all = proof.mutants();
        add("## In short", "");
        add("| | |", "| --- | --- |");
        add("| clauses that have a scenario | " + matrix.clauses().size() + " |");
        add("| of them proven able to fail | "
                + (matrix.clauses().size() - matrix.unproven().size()) + " |");
        add("| scenarios | " + matrix.scenarios().size() + " |");
        add("| of them failed by a mutant | "
                + (matrix.scenarios().size() - matrix.passedByAll().size()) + " |");
        add("| mutants | " + all.size() + " |");
        add("| caught by a scenario of the clause they break | "
                + matrix.trials().stream().filter(MutantTrial::isKilled).count() + " |");
        add("| caught by scenarios of other clauses too | "
                + matrix.trials().stream()
                        .filter(trial -> !trial.others().isEmpty())
                        .count() + " |");
        add("| found by `fuzz` within 60 s | " + count(all, this::isFound) + " |");
        add("| noticed by `identify` | " + count(all, this::isNoticed) + " |");
        List<Mutant> speaking =
                all.stream().filter(mutant -> mutant.speech().isPresent()).toList();
        add("| speak the Go Text Protocol wrongly | " + speaking.size() + " |");
        add("| of them noticed by `smoke` | "
                + count(speaking, mutant -> proof.smoke(mutant)
                        .filter(SmokeTrial::isNoticed)
                        .isPresent())
                + " |");
        add("| neither found by `fuzz` nor noticed by `identify` | "
                + count(all, mutant -> !isFound(mutant) && !isNoticed(mutant)) + " |");
        add("");
        add("*Found by fuzz*: with seed 1, one game after the other in one thread of one process, the first game"
                + " on which the");
        add("mutant and the reference part. `./touchstone fuzz --games N` with that many games finds it again."
                + " *Noticed by");
        add("identify*: its passport is not that of one that has the rules it pretends to.", "");
    }

    private static long count(List<Mutant> mutants, Predicate<Mutant> which) {
        return mutants.stream().filter(which).count();
    }

    private boolean isFound(Mutant mutant) {
        return proof.fuzz(mutant).filter(FuzzTrial::isFound).isPresent();
    }

    private boolean isFound(Mutant mutant, FuzzTrial.Within within) {
        return proof.fuzz(mutant)
                .flatMap(FuzzTrial::find)
                .filter(find -> find.within() == within)
                .isPresent();
    }

    private boolean isNoticed(Mutant mutant) {
        return proof.identify(mutant).filter(IdentifyTrial::isNoticed).isPresent();
    }

    private void bodies() {
        add("## By body of rules", "");
        add("| broken are clauses of | mutants | own clause | fuzz 1 s | 10 s | 60 s | missed | identify |");
        add("| --- | --- | --- | --- | --- | --- | --- | --- |");
        bodyOf().forEach((body, trials) -> add(row(body, trials)));
        add(row("**all**", matrix.trials()), "");
    }

    /** In the order of the mutants. */
    private Map<String, List<MutantTrial>> bodyOf() {
        return matrix.trials().stream()
                .collect(
                        Collectors.groupingBy(trial -> trial.mutant().body(), LinkedHashMap::new, Collectors.toList()));
    }

    private String row(String name, List<MutantTrial> trials) {
        List<Mutant> mutants = trials.stream().map(MutantTrial::mutant).toList();
        return Stream.<Object>of(
                        name,
                        trials.size(),
                        trials.stream().filter(MutantTrial::isKilled).count(),
                        count(mutants, mutant -> isFound(mutant, FuzzTrial.Within.A_SECOND)),
                        count(mutants, mutant -> isFound(mutant, FuzzTrial.Within.TEN_SECONDS)),
                        count(mutants, mutant -> isFound(mutant, FuzzTrial.Within.A_MINUTE)),
                        count(mutants, mutant -> !isFound(mutant)),
                        count(mutants, this::isNoticed))
                .map(String::valueOf)
                .collect(Collectors.joining(" | ", "| ", " |"));
    }

    private void misses(String title, Function<Mutant, Optional<String>> reason) {
        Map<String, List<String>> byReason = new TreeMap<>();
        for (Mutant mutant : proof.mutants()) {
            reason.apply(mutant).ifPresent(why -> byReason.computeIfAbsent(why, ignored -> new ArrayList<>())
                    .add(mutant.name()));
        }
        add(title, "", "| the mutant | how many | which |", "| --- | --- | --- |");
        byReason.forEach(
                (why, names) -> add("| " + why + " | " + names.size() + " | " + String.join(", ", names) + " |"));
        add("");
    }

    private void axes() {
        add("## By axis", "", "| axis | value | mutants that break it |", "| --- | --- | --- |");
        Axis.all().stream().flatMap(axis -> axis.choices().stream()).forEach(value -> add(row(value)));
        add("");
    }

    private String row(Choice value) {
        String mutants = matrix.breaking(value).stream().map(Mutant::name).collect(Collectors.joining(", "));
        return "| " + value.axis().id() + " | " + value.id() + " | " + (mutants.isEmpty() ? NOTHING : mutants) + " |";
    }

    private void clauses() {
        add("## By clause", "", "The mutants of the clause itself in bold.", "");
        add("| clause | its scenarios catch |", "| --- | --- |");
        matrix.clauses().forEach(clause -> add("| " + clause + " | " + caught(clause) + " |"));
        add("");
    }

    private String caught(String clause) {
        List<Mutant> caught =
                matrix.killedBy(clause).stream().map(MutantTrial::mutant).toList();
        List<String> own = caught.stream()
                .filter(mutant -> mutant.clause().equals(clause))
                .map(mutant -> "**" + mutant.name() + "**")
                .toList();
        List<String> others = caught.stream()
                .filter(mutant -> !mutant.clause().equals(clause))
                .map(Mutant::name)
                .toList();
        return Stream.of(String.join(", ", own), few(others, 2 * SHOWN))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", "));
    }

    private static String few(List<String> some, int shown) {
        return some.size() <= shown + 1
                ? String.join(", ", some)
                : String.join(", ", some.subList(0, shown)) + " and " + (some.size() - shown) + " more";
    }

    private void mutants() {
        add("## By mutant");
        bodyOf().forEach((body, trials) -> {
            add("", "### " + body, "");
            add(
                    "| mutant | breaks | in that it | caught by | fuzz | identify, or smoke |",
                    "| --- | --- | --- | --- | --- | --- |");
            trials.forEach(trial -> add(row(trial)));
        });
    }

    private String row(MutantTrial trial) {
        Mutant mutant = trial.mutant();
        boolean elsewhere =
                !mutant.body().equals(mutant.ruleset()) && mutant.claimed().isRuleset();
        return Stream.of(
                        mutant.name(),
                        mutant.clause() + (elsewhere ? " (" + mutant.ruleset() + ")" : ""),
                        inline(mutant.description())
                                + mutant.thread()
                                        .map(where -> " (seen: " + inline(where) + ")")
                                        .orElse(""),
                        scenarios(trial),
                        fuzz(mutant),
                        identify(mutant))
                .collect(Collectors.joining(" | ", "| ", " |"));
    }

    /** Those of the clause by their numbers. */
    private static String scenarios(MutantTrial trial) {
        List<String> own = trial.own().stream()
                .map(id -> id.substring(id.lastIndexOf('/')))
                .toList();
        int others = trial.others().size();
        return (own.isEmpty() ? NOTHING : few(own, SHOWN))
                + (others == 0 ? "" : "; " + others + (others == 1 ? " of another" : " of others"));
    }

    private String fuzz(Mutant mutant) {
        return proof.fuzz(mutant)
                .map(fuzz -> fuzz.find()
                        .map(find -> "game " + find.game() + ", "
                                + find.within().words() + ": " + inline(find.cause())
                                + " (" + find.steps() + (find.steps() == 1 ? " step, " : " steps, ") + find.board()
                                + ")")
                        .orElse("**missed**"))
                .orElse(UNTRIED);
    }

    /** Of one that speaks the Go Text Protocol what smoke says: identify asks for rules alone. */
    private String identify(Mutant mutant) {
        Optional<SmokeTrial> smoke = proof.smoke(mutant);
        if (smoke.isPresent()) {
            return smoke.get()
                    .notice()
                    .map(title -> "smoke: not \"" + inline(title) + "\"")
                    .orElse("**not noticed** by smoke");
        }
        return proof.identify(mutant)
                .map(identify -> identify.notice().map(ProofPage::inline).orElse("**not noticed**"))
                .orElse(UNTRIED);
    }

    private void breakdowns() {
        List<String> breakdowns = matrix.trials().stream()
                .flatMap(trial ->
                        trial.breakdowns().stream().map(what -> trial.mutant().name() + " in " + what))
                .toList();
        if (!breakdowns.isEmpty()) {
            add("", "## Scenarios that broke down, which proves nothing", "");
            breakdowns.forEach(breakdown -> add("* " + inline(breakdown)));
        }
    }

    /** On one line and without what a table would take for its own. */
    private static String inline(String text) {
        return text.strip().replaceAll("\\s+", " ").replace("|", "\\|");
    }
}
