package touchstone.suite.text;

import java.util.List;
import java.util.Set;

/** The commands that GoGui offers in a menu, as an engine lists them: a kind of answer, a label and a command a line. */
public final class MenuText {

    private static final Set<String> KINDS = Set.of(
            "bwboard",
            "cboard",
            "dboard",
            "eplist",
            "gfx",
            "hstring",
            "hpstring",
            "none",
            "param",
            "plist",
            "pspairs",
            "pstring",
            "sboard",
            "string",
            "var",
            "varb",
            "varc",
            "varp",
            "varpo",
            "varw");

    private MenuText() {}

    /**
     * The lines that are none such.
     *
     * @param commands that the engine has
     */
    public static List<String> faults(String answer, List<String> commands) {
        return answer.lines().filter(line -> !isEntry(line, commands)).toList();
    }

    private static boolean isEntry(String line, List<String> commands) {
        // What follows a third slash GoGui passes over.
        String[] parts = line.strip().split("/");
        return parts.length >= 3
                && KINDS.contains(parts[0].strip())
                && commands.contains(parts[2].strip().split("\\s+")[0]);
    }
}
