package touchstone.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Help;

/** The commands in the groups in which {@code --help} lists them, and the new names of commands that were renamed. */
enum CommandNames {
    CERTIFY("Certify an engine", "certify", "identify", "smoke"),
    EXPLORE("Explore an engine", "fuzz", "match"),
    ASK("Ask about the rules", "rulesets", "judge", "corpus", "explain", "gtp", "serve"),
    RESULTS("Work with results", "report", "certificate"),
    SUITE("Work on the suite", "dev");

    private static final Map<String, String> MOVED = Map.ofEntries(
            Map.entry("merge", "fuzz merge"),
            Map.entry("consistency", "fuzz consistency"),
            Map.entry("perft", "fuzz perft"),
            Map.entry("referee", "match"),
            Map.entry("subjects", "certify subjects"),
            Map.entry("diff", "rulesets games"),
            Map.entry("clauses", "rulesets clauses"),
            Map.entry("vectors", "rulesets vectors"),
            Map.entry("matrix", "report matrix"),
            Map.entry("book", "report book"),
            Map.entry("verify", "certificate verify"),
            Map.entry("badge", "certificate badge"),
            Map.entry("publish", "certificate publish"),
            Map.entry("lint", "dev lint"),
            Map.entry("phrases", "dev phrases"),
            Map.entry("prove", "dev prove"));

    /** How wide the column of names is, in characters. */
    private static final int NAMES = 15;

    private final String title;
    private final List<String> commands;

    CommandNames(String title, String... commands) {
        this.title = title;
        this.commands = List.of(commands);
    }

    /** What to say of a command that has another name now; empty of any other word. */
    static Optional<String> moved(String name) {
        return Optional.ofNullable(MOVED.get(name))
                .map(now -> "`touchstone " + name + "` is now `touchstone " + now + "`.");
    }

    /** The list of commands as {@code --help} shows it: each with its summary and the names of its subcommands. */
    static String list(Help help) {
        StringBuilder list = new StringBuilder();
        for (CommandNames group : values()) {
            int width = help.commandSpec().usageMessage().width();
            Help.TextTable table = Help.TextTable.forColumns(
                    help.colorScheme(),
                    new Help.Column(NAMES, 2, Help.Column.Overflow.SPAN),
                    new Help.Column(width - NAMES, 2, Help.Column.Overflow.WRAP));
            for (String command : group.commands) {
                Help one = help.subcommands().get(command);
                String more = one.subcommands().isEmpty()
                        ? ""
                        : " Subcommands: " + String.join(", ", one.subcommands().keySet()) + ".";
                table.addRowValues(command, one.commandSpec().usageMessage().description()[0] + more);
            }
            list.append('\n').append(group.title).append(":\n").append(table);
        }
        return list.toString();
    }
}
