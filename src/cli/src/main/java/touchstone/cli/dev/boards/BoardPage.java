package touchstone.cli.dev.boards;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import touchstone.mutants.Mutant;
import touchstone.reference.Board;

/** What is caught on one board alone, for people: {@code boards.md}. */
public final class BoardPage {

    public static final String NAME = "boards.md";

    private final BoardProof proof;
    private final List<String> lines = new ArrayList<>();

    private BoardPage(BoardProof proof) {
        this.proof = proof;
    }

    /** The page. The same proof makes the same page. */
    public static String of(BoardProof proof) {
        BoardPage page = new BoardPage(proof);
        page.write();
        return String.join("\n", page.lines) + "\n";
    }

    private void write() {
        add("# Engines with one board alone", "");
        add(
                "Most scenarios are written for small boards. Where a subject has no such board they are lifted: the small");
        add(
                "board becomes a corner of a board that it has, with nothing or with a wall of stones around it. A lift counts");
        add("only if the reference, on that larger board, passes every step. Here each mutant of the [kill");
        add(
                "matrix](kill-matrix.md) has one board alone, and the scenarios of the body of rules that it breaks are tried");
        add("on it.", "");
        add(
                "Made by `./touchstone dev prove`. [`" + BoardFile.NAME + "`](" + BoardFile.NAME
                        + ") has the same for programs, with all scenarios.",
                "");
        add("## Mutants caught", "");
        add(proof.trials().keySet().stream()
                .map(board -> board + " alone")
                .collect(Collectors.joining(" | ", "| broken are clauses of | mutants | ", " |")));
        add("| --- | --- |" + " --- |".repeat(proof.trials().size()));
        bodies().forEach(body -> add(row(body, mutant -> mutant.body().equals(body))));
        add(row(
                "**base, repetition, self-capture and scoring**",
                mutant -> BoardProof.MEASURED.contains(mutant.body())));
        add(row("**all**", mutant -> true), "");
        proof.trials().forEach(this::missed);
    }

    private void add(String... some) {
        lines.addAll(List.of(some));
    }

    private Set<String> bodies() {
        Set<String> bodies = new LinkedHashSet<>();
        proof.trials()
                .values()
                .forEach(trials ->
                        trials.forEach(trial -> bodies.add(trial.mutant().body())));
        return bodies;
    }

    private String row(String name, Predicate<Mutant> which) {
        List<String> cells = new ArrayList<>();
        long mutants = 0;
        for (List<BoardTrial> trials : proof.trials().values()) {
            mutants =
                    trials.stream().filter(trial -> which.test(trial.mutant())).count();
            long caught = trials.stream()
                    .filter(trial -> which.test(trial.mutant()) && trial.isCaught())
                    .count();
            cells.add(caught + " (" + 100 * caught / Math.max(1, mutants) + " %)");
        }
        return "| " + name + " | " + mutants + " | " + String.join(" | ", cells) + " |";
    }

    private void missed(Board board, List<BoardTrial> trials) {
        add("## Not caught on " + board + " alone", "");
        add("| the mutant | breaks | |", "| --- | --- | --- |");
        trials.stream()
                .filter(trial -> !trial.isCaught())
                .forEach(trial -> add("| " + trial.mutant().name() + " | "
                        + trial.mutant().clause() + " | " + trial.reason() + " |"));
        add("");
    }
}
