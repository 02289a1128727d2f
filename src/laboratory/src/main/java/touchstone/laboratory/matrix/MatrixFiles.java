package touchstone.laboratory.matrix;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.laboratory.mutant.Mutant;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;

/** Writes the kill matrix for people and for programs. */
public final class MatrixFiles {

    private static final String NOTHING = "**nothing**";

    private MatrixFiles() {}

    /**
     * Writes {@code kill-matrix.md} and {@code kill-matrix.json}.
     *
     * @param folder made if it is missing
     */
    public static void write(KillMatrix matrix, Path folder) throws IOException {
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("kill-matrix.md"), page(matrix));
        new ObjectMapper()
                .enable(SerializationFeature.INDENT_OUTPUT)
                .writeValue(folder.resolve("kill-matrix.json").toFile(), data(matrix));
    }

    private record Data(List<Row> mutants, List<String> unproven, List<String> passedByAll, List<String> findings) {}

    private record Row(
            String name,
            String clause,
            String ruleset,
            String description,
            String thread,
            List<String> related,
            boolean killed,
            List<String> killedBy) {}

    private static Data data(KillMatrix matrix) {
        List<Row> rows = matrix.trials().stream()
                .map(trial -> {
                    Mutant mutant = trial.mutant();
                    return new Row(
                            mutant.name(),
                            mutant.clause(),
                            mutant.ruleset(),
                            mutant.description(),
                            mutant.thread().orElse(""),
                            mutant.related().stream().sorted().toList(),
                            trial.isKilled(),
                            scenarios(trial, Optional.empty()));
                })
                .toList();
        return new Data(rows, matrix.unproven(), matrix.passedByAll(), matrix.findings());
    }

    private static String page(KillMatrix matrix) {
        List<String> lines = new ArrayList<>(List.of(
                "# Kill matrix",
                "",
                "Which scenario catches which deliberately wrong rules. A clause is proven if it is able to fail.",
                "",
                matrix.trials().size() + " mutants, "
                        + matrix.trials().stream().filter(MutantTrial::isKilled).count() + " killed by a scenario of"
                        + " the clause they break; " + matrix.clauses().size() + " clauses, "
                        + matrix.unproven().size() + " unproven; "
                        + matrix.scenarios().size() + " scenarios, "
                        + matrix.passedByAll().size() + " failed by no mutant.",
                ""));
        if (!matrix.findings().isEmpty()) {
            lines.addAll(List.of("## What is wrong", ""));
            matrix.findings().forEach(finding -> lines.add("* " + inline(finding)));
            lines.add("");
        }
        lines.addAll(List.of("## By axis", "", "| axis | value | mutants that break it |", "| --- | --- | --- |"));
        Axis.all().stream().flatMap(axis -> axis.choices().stream()).forEach(value -> lines.add(row(matrix, value)));
        lines.addAll(List.of("", "## By clause", "", "| clause | its scenarios catch |", "| --- | --- |"));
        matrix.clauses().forEach(clause -> lines.add("| " + clause + " | " + caught(matrix, clause) + " |"));
        lines.addAll(List.of(
                "",
                "## By mutant",
                "",
                "| mutant | breaks | in that it | seen in | caught by its clause | caught by others |",
                "| --- | --- | --- | --- | --- | --- |"));
        matrix.trials().forEach(trial -> lines.add(row(trial)));
        List<String> breakdowns = matrix.trials().stream()
                .flatMap(trial ->
                        trial.breakdowns().stream().map(what -> trial.mutant().name() + " in " + what))
                .toList();
        if (!breakdowns.isEmpty()) {
            lines.addAll(List.of("", "## Scenarios that broke down, which proves nothing", ""));
            breakdowns.forEach(breakdown -> lines.add("* " + inline(breakdown)));
        }
        return String.join("\n", lines) + "\n";
    }

    /** The clause's own mutants in bold. */
    private static String caught(KillMatrix matrix, String clause) {
        return matrix.killedBy(clause).stream()
                .map(trial -> trial.mutant().clause().equals(clause)
                        ? "**" + trial.mutant().name() + "**"
                        : trial.mutant().name())
                .collect(Collectors.joining(", "));
    }

    private static String row(KillMatrix matrix, Choice value) {
        String mutants = matrix.breaking(value).stream().map(Mutant::name).collect(Collectors.joining(", "));
        return "| " + value.axis().id() + " | " + value.id() + " | " + (mutants.isEmpty() ? NOTHING : mutants) + " |";
    }

    private static String row(MutantTrial trial) {
        Mutant mutant = trial.mutant();
        List<String> own = scenarios(trial, Optional.of(mutant.clause()));
        List<String> others = scenarios(trial, Optional.empty()).stream()
                .filter(id -> !own.contains(id))
                .toList();
        return String.join(
                " | ",
                "| " + mutant.name(),
                mutant.clause()
                        + (mutant.body().equals(mutant.ruleset())
                                        || !mutant.pretence().isRuleset()
                                ? ""
                                : " (" + mutant.ruleset() + ")"),
                inline(mutant.description()),
                inline(mutant.thread().orElse("")),
                own.isEmpty() ? NOTHING : String.join(", ", own),
                summary(others) + " |");
    }

    private static String summary(List<String> scenarios) {
        int shown = 6;
        return scenarios.stream().limit(shown).collect(Collectors.joining(", "))
                + (scenarios.size() > shown ? " and " + (scenarios.size() - shown) + " more" : "");
    }

    private static List<String> scenarios(MutantTrial trial, Optional<String> clause) {
        return trial.kills().stream()
                .filter(kill -> clause.isEmpty() || clause.get().equals(kill.clause()))
                .map(MutantTrial.Kill::scenario)
                .toList();
    }

    /** On one line and without what a table would take for its own. */
    private static String inline(String text) {
        return text.strip().replaceAll("\\s+", " ").replace("|", "\\|");
    }
}
