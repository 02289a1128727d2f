package touchstone.cli.dev;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import touchstone.cli.dev.killmatrix.FuzzMiss;
import touchstone.cli.dev.killmatrix.FuzzTrial;
import touchstone.cli.dev.killmatrix.IdentifyMiss;
import touchstone.cli.dev.killmatrix.IdentifyTrial;
import touchstone.cli.dev.killmatrix.KillMatrix;
import touchstone.cli.dev.killmatrix.MutantTrial;
import touchstone.cli.dev.killmatrix.Proof;
import touchstone.cli.terminal.TextColumns;
import touchstone.mutants.Mutant;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;

/** Prints what became of mutants. */
record ProofScreen(TextColumns sheet) {

    /** So many scenarios are named. */
    private static final int SHOWN = 8;

    private static final String UNTRIED = "not tried, the run was cut short";

    /** Each by itself. */
    void tell(Proof proof) {
        for (MutantTrial trial : proof.matrix().trials()) {
            Mutant mutant = trial.mutant();
            sheet.line(mutant.name() + " " + mutant.description());
            sheet.table(List.of(
                    List.of("  breaks", mutant.clause()),
                    List.of("  claims", mutant.claimed().isRuleset() ? mutant.ruleset() : claims(mutant)),
                    List.of("  caught by", few(trial.own(), "NO SCENARIO OF ITS CLAUSE")),
                    List.of("  and by", few(trial.others(), "none of another clause")),
                    List.of(
                            "  fuzz",
                            proof.fuzz(mutant).map(fuzz -> words(mutant, fuzz)).orElse(UNTRIED)),
                    List.of(
                            "  identify",
                            proof.identify(mutant)
                                    .map(identify -> words(mutant, identify))
                                    .orElse(UNTRIED))));
        }
        sheet.blank();
    }

    private static String claims(Mutant mutant) {
        String others = mutant.claimed().rules().choices().stream()
                .filter(choice -> !Variant.BASE.has(choice))
                .map(Choice::title)
                .collect(Collectors.joining(", "));
        return "the base rules" + (others.isEmpty() ? "" : " with " + others);
    }

    private static String few(List<String> scenarios, String none) {
        return scenarios.isEmpty()
                ? none
                : String.join(", ", scenarios.subList(0, Math.min(SHOWN, scenarios.size())))
                        + (scenarios.size() > SHOWN ? " and " + (scenarios.size() - SHOWN) + " more" : "");
    }

    private static String words(Mutant mutant, FuzzTrial fuzz) {
        return fuzz.find()
                .map(find ->
                        "on game " + find.game() + ", within " + find.within().words() + ": it " + find.cause()
                                + "; shown in " + find.steps() + (find.steps() == 1 ? " step" : " steps") + " on "
                                + find.board())
                .orElseGet(() -> "finds nothing: it " + FuzzMiss.of(mutant).words());
    }

    private static String words(Mutant mutant, IdentifyTrial identify) {
        return identify.notice()
                .orElseGet(
                        () -> "notices nothing: it " + IdentifyMiss.of(mutant).words());
    }

    /** All of them in numbers, and what is wrong. */
    void sum(Proof proof) {
        KillMatrix matrix = proof.matrix();
        matrix.findings().forEach(finding -> sheet.line("WRONG: " + finding));
        sheet.line(matrix.clauses().size() + " clauses, "
                + (matrix.clauses().size() - matrix.unproven().size()) + " of them proven able to fail. "
                + matrix.trials().size() + " mutants:");
        sheet.table(List.of(
                List.of(
                        "  caught by a scenario of the clause they break",
                        String.valueOf(matrix.trials().stream()
                                .filter(MutantTrial::isKilled)
                                .count())),
                List.of("  found by fuzz", count(proof, mutant -> proof.fuzz(mutant)
                        .filter(FuzzTrial::isFound)
                        .isPresent())),
                List.of("  noticed by identify", count(proof, mutant -> proof.identify(mutant)
                        .filter(IdentifyTrial::isNoticed)
                        .isPresent())),
                List.of("  not tried yet", String.valueOf(proof.untried().size()))));
    }

    private static String count(Proof proof, Predicate<Mutant> which) {
        return String.valueOf(proof.mutants().stream().filter(which).count());
    }
}
