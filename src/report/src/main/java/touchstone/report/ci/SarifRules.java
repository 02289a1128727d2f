package touchstone.report.ci;

import com.contrastsecurity.sarif.MultiformatMessageString;
import com.contrastsecurity.sarif.PropertyBag;
import com.contrastsecurity.sarif.ReportingDescriptor;
import java.net.URI;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import touchstone.report.text.UntrustedText;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Severity;

/**
 * The clauses of a claim as rules of SARIF.
 *
 * @param address of the page of a clause, if there is one
 */
record SarifRules(Function<Clause, Optional<String>> address, Function<Clause, Severity> severity) {

    /** What GitHub shows of a description, in characters. */
    private static final int LONGEST_DESCRIPTION = 1024;

    ReportingDescriptor of(Clause clause) {
        return new ReportingDescriptor()
                .withId(clause.id())
                .withShortDescription(text(shortened(clause.title())))
                .withFullDescription(text(shortened(clause.text().isBlank() ? clause.title() : clause.text())))
                .withHelp(text(help(clause)).withMarkdown(markdown(clause)))
                .withHelpUri(address.apply(clause).map(URI::create).orElse(null))
                .withProperties(new PropertyBag()
                        .withTags(new LinkedHashSet<>(List.of("rules-of-go", clause.body())))
                        .withAdditionalProperty("precision", "very-high")
                        .withAdditionalProperty("problem.severity", severity(severity.apply(clause))));
    }

    /** In the words of GitHub. */
    private static String severity(Severity severity) {
        return switch (severity) {
            case GAMES, CONTROLLERS, TOURNAMENTS -> "error";
            case RECORDS -> "warning";
            case NOBODY -> "recommendation";
        };
    }

    private static MultiformatMessageString text(String text) {
        return new MultiformatMessageString().withText(text);
    }

    private static String shortened(String text) {
        String line = UntrustedText.block(text).replaceAll("\\s+", " ").strip();
        return line.length() <= LONGEST_DESCRIPTION ? line : line.substring(0, LONGEST_DESCRIPTION - 4) + " ...";
    }

    private static String help(Clause clause) {
        return clause.id() + ": " + shortened(clause.title()) + "\n\n" + UntrustedText.block(clause.text())
                + "\n\nSource: "
                + clause.sources().stream().map(UntrustedText::line).collect(Collectors.joining("; "))
                + clause.openQuestions().stream()
                        .map(question -> "\n\nOpen question: " + UntrustedText.line(question))
                        .collect(Collectors.joining())
                + "\n\n./touchstone rulesets clauses " + clause.id() + " prints it with its scenarios.";
    }

    private static String markdown(Clause clause) {
        return "**" + Markdown.code(clause.id()) + "** " + Markdown.text(clause.title()) + "\n\n"
                + paragraphs(clause.text())
                + clause.sources().stream()
                        .map(source -> "\n- Source: " + Markdown.text(source))
                        .collect(Collectors.joining())
                + clause.openQuestions().stream()
                        .map(question -> "\n- Open question: " + Markdown.text(question))
                        .collect(Collectors.joining())
                + "\n\n`./touchstone rulesets clauses " + clause.id() + "` prints it with its scenarios.";
    }

    private static String paragraphs(String text) {
        return text.strip()
                .lines()
                .map(line -> line.isBlank() ? "" : Markdown.text(line))
                .collect(Collectors.joining("\n", "", "\n"));
    }
}
