package touchstone.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** The program as a user has it: a command line, what it prints, and its exit code. */
public record ProgramRun(int exitCode, String out, String err) {

    /** The commands that make Allure's page if they are not told otherwise. */
    private static final Set<String> WITH_ALLURE = Set.of("certify", "report");

    /**
     * Without Allure's page, which is another program's work and takes longer than most of what is tried here, and without the
     * games after the scenarios; {@link #asIs} leaves both to the command line.
     */
    public static ProgramRun run(String... args) {
        List<String> line = new ArrayList<>(List.of(args));
        if (!line.isEmpty()
                && WITH_ALLURE.contains(line.get(0))
                && Arrays.stream(args).noneMatch(word -> word.matches("--(no-)?allure|--history"))) {
            line.add(1, "--no-allure");
        }
        if (!line.isEmpty()
                && line.get(0).equals("certify")
                && Arrays.stream(args).noneMatch(word -> word.startsWith("--games"))) {
            line.addAll(1, List.of("--games", "0"));
        }
        return asIs(line.toArray(String[]::new));
    }

    /** What it printed as a single line, however wide the terminal is. */
    public String outUnwrapped() {
        return out.replaceAll("\\s+", " ");
    }

    /** This command line and no other. */
    public static ProgramRun asIs(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exitCode = Touchstone.run(args, new PrintWriter(out, true), new PrintWriter(err, true));
        return new ProgramRun(exitCode, out.toString(), err.toString());
    }
}
