package touchstone.cli.certify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.cli.options.CheckoutOrigin;
import touchstone.formats.shell.ShellWords;

/**
 * The shell commands of a job; {@link JobHost} puts them into a file. All text of the user's stands in quotes of the
 * shell, where nothing of it is more than text.
 *
 * @param options of {@code certify}, each with its value, without where to write and with what to compare
 * @param setup what builds or installs the engine, if the user has said so
 * @param origin where Touchstone is to come from
 * @param version of Touchstone, which a tag is called after where no commit is known
 */
public record JobScript(
        List<List<String>> options,
        Optional<String> setup,
        JobBaseline baseline,
        CheckoutOrigin origin,
        String version) {

    /** Where results and reports go, from the root of the user's repository. */
    static final String RUN = "touchstone-run";

    String repository() {
        return origin.repository().orElse("");
    }

    String revision() {
        return origin.revision().orElse("v" + version);
    }

    /** @param file where the job is to be kept */
    String header(String file) {
        return """
                # Printed by ./touchstone certify --script (Touchstone %s), to be kept as %s.
                # It fails when the engine no longer does what the baseline says, for better or worse. Paths are from the root of
                # your repository.%s
                """.formatted(
                        version, file, baseline.file().isPresent() ? " The baseline is to be kept there too." : "");
    }

    /** @param folder where to, as the shell has it */
    String fetch(String folder) {
        return """
                : "${TOUCHSTONE_REPOSITORY:?say in this job where Touchstone is to be cloned from}"
                if [ ! -e %1$s ]; then
                  git clone -q "$TOUCHSTONE_REPOSITORY" %1$s
                  git -C %1$s -c advice.detachedHead=false checkout -q "$TOUCHSTONE_REVISION"
                fi
                %1$s/touchstone --version
                """.formatted(folder);
    }

    String build() {
        return setup.map(command -> command + "\n").orElse("""
                # Put here what builds or installs your engine, such as: make
                true
                """);
    }

    /**
     * @param folder where Touchstone is, as the shell has it
     * @param embedded where a baseline that the job has in itself is put, as the shell has it
     * @param summary where the summary goes, as the shell has it
     */
    String certify(String folder, String embedded, String summary) {
        List<String> lines = new ArrayList<>();
        lines.add(folder + "/touchstone certify");
        options.forEach(option -> lines.add(joined(option)));
        lines.add("--baseline "
                + baseline.file().map(file -> joined(List.of(file.toString()))).orElse(embedded));
        lines.add("--out " + RUN);
        // One for each subject, of however many.
        lines.add("--certificate '" + RUN + "/certificates/" + CertificateOption.SUBJECT + ".json'");
        lines.add("--summary " + summary);
        lines.add("--sarif " + RUN + "/touchstone.sarif");
        return (baseline.file().isPresent() ? "" : embedded(embedded)) + String.join(" \\\n  ", lines) + "\n";
    }

    /** The baseline as a text in the shell's own lines: it may be longer than any word. */
    private String embedded(String file) {
        String text = baseline.text();
        String end = unlike("END_OF_BASELINE", text);
        if (Stream.of("${{", "$[[").noneMatch(text::contains)) {
            return "cat > " + file + " <<'" + end + "'\n" + text + end + "\n";
        }
        // A code host would fill in something of its own.
        String dollar = unlike("DOLLAR", text);
        return "sed 's/" + dollar + "/$/g' > " + file + " <<'" + end + "'\n" + text.replace("$", dollar) + end + "\n";
    }

    private static String unlike(String word, String text) {
        return Stream.iterate(word, longer -> longer + "_")
                .filter(longer -> !text.contains(longer))
                .findFirst()
                .orElseThrow();
    }

    /** Words for a shell, which code hosts leave alone. */
    public static String joined(List<String> words) {
        // What GitHub and GitLab fill in wherever it stands is parted by two quotes, which make no difference to the
        // word.
        return ShellWords.joined(words).replace("${{", "$''{{").replace("$[[", "$''[[");
    }
}
