package touchstone.explore.finding;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.KnownExplanation;
import touchstone.suite.specification.Clause;

/** A finding as a page for a person. */
public final class FindingPage {

    public static final String NAME = "finding.md";

    /** Controls, and what is not seen, or changes the order of what is, or is no character; a tab stands for a space too. */
    private static final Pattern HIDDEN =
            Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{IsNoncharacter_Code_Point}]+");

    private FindingPage() {}

    /**
     * @param clause the one it breaks, if it is known
     * @param others the names of the other files in the folder
     * @param scenario what came of its scenario, as a sentence
     */
    public static String of(FuzzFinding finding, Optional<Clause> clause, List<String> others, String scenario) {
        List<String> page = new ArrayList<>();
        page.add("# " + plain(finding.subject().name()) + " "
                + finding.cause().deviation().title());
        page.add("Claim: `" + finding.ruleset() + "`. Clause: `"
                + finding.cause().clause() + "`"
                + clause.map(known -> ", " + plain(known.title())).orElse("") + ".");
        clause.map(Clause::text).filter(text -> !text.isBlank()).ifPresent(text -> page.add(quoted(text)));
        page.add("Expected: " + plain(finding.expected()) + ".\n\nGiven: " + plain(finding.given()) + ".");
        page.add("On a " + finding.board() + " board:\n\n" + listed(finding.steps()));
        Diagram diagram = FindingDiagram.of(finding);
        page.add(sentence(diagram.caption()) + ":\n\n" + block(diagram.picture()));
        page.add(explained(finding));
        for (KnownExplanation limit : finding.knownLimits()) {
            page.add("Known: " + plain(limit.line()) + ".");
        }
        page.add(replayed(finding));
        page.add(scenario);
        page.add("Files: "
                + String.join(
                        ", ",
                        others.stream()
                                .map(name -> "[" + name + "](" + name + ")")
                                .toList()) + ".");
        if (!finding.transcript().isEmpty()) {
            page.add("What was asked and answered:\n\n" + block(transcript(finding)));
        }
        return String.join("\n\n", page) + "\n";
    }

    private static String explained(FuzzFinding finding) {
        List<String> open = finding.cause().explanations().stream()
                .filter(value -> !finding.contradicted().contains(value))
                .toList();
        if (finding.cause().explanations().isEmpty()) {
            return "No other value of one axis alone explains it.";
        } else if (open.isEmpty()) {
            return "No other value of one axis alone explains both this and what else it does.";
        }
        return "It behaves as under `" + String.join("` or `", open) + "`"
                + (open.size() == 1 ? "." : ", which this does not tell apart.")
                + (finding.contradicted().isEmpty()
                        ? ""
                        : " What else it does speaks against `" + String.join("`, `", finding.contradicted()) + "`.");
    }

    private static String replayed(FuzzFinding finding) {
        List<String> lines = new ArrayList<>();
        lines.add("Subject: " + plain(finding.subject().name()) + " "
                + plain(finding.subject().version()) + ", run as\n\n"
                + block(finding.subject().command()));
        lines.add(
                finding.flaky()
                        ? "Not reproduced: seen again in " + finding.reproduced() + " of " + finding.fresh()
                                + " runs with a fresh process each."
                        : "Reproduced in " + finding.reproduced() + " of " + finding.fresh()
                                + " runs with a fresh process each.");
        if (finding.cutShort()) {
            lines.add("It may be smaller still: the search was cut short after " + finding.tried() + " attempts.");
        }
        lines.add("Met " + finding.met() + (finding.met() == 1 ? " time" : " times") + ", first by\n\n"
                + block(String.join(
                        "\n",
                        finding.origins().stream()
                                .map(origin -> origin.commandLine() + "    # seed " + origin.seed() + ", game "
                                        + origin.walk() + ", " + origin.at())
                                .toList())));
        return String.join("\n\n", lines);
    }

    private static String transcript(FuzzFinding finding) {
        StringBuilder text = new StringBuilder();
        finding.transcript().forEach(exchange -> text.append(exchange.asked())
                .append('\n')
                .append(exchange.answered().strip())
                .append("\n"));
        return text.toString();
    }

    private static String listed(List<String> steps) {
        return IntStream.range(0, steps.size())
                .mapToObj(i -> i + 1 + ". " + plain(steps.get(i)))
                .collect(Collectors.joining("\n"))
                .stripTrailing();
    }

    private static String sentence(String caption) {
        return Character.toUpperCase(caption.charAt(0)) + caption.substring(1);
    }

    /** Indented, so that nothing in it can be taken for markup. */
    private static String block(String text) {
        return lines(text, line -> "    " + HIDDEN.matcher(line).replaceAll(" "));
    }

    private static String quoted(String text) {
        return lines(text.strip(), line -> "> " + plain(line));
    }

    private static String lines(String text, UnaryOperator<String> line) {
        return text.lines().map(line).collect(Collectors.joining("\n")).stripTrailing();
    }

    /** Text of a subject's, in which nothing is markup. */
    private static String plain(String text) {
        return HIDDEN.matcher(text)
                .replaceAll(" ")
                .replaceAll("([\\\\`*_{}\\[\\]<>#|&@])", "\\\\$1")
                .strip();
    }
}
