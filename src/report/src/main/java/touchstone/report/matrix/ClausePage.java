package touchstone.report.matrix;

import java.util.List;
import java.util.Optional;
import touchstone.report.site.VerdictSign;
import touchstone.report.text.UntrustedText;
import touchstone.suite.result.Result;

/**
 * The page of one clause: all questions and answers.
 *
 * @param title empty if the specification at hand does not have the clause
 * @param group the body of rules or the axis it belongs to
 * @param text its paragraphs
 * @param untestable why nothing can test it, if nothing can
 * @param rulesets the names of those that have it
 * @param numbers the scenarios' numbers, as columns of the table at the top
 * @param subjects those that were to be tried on it
 * @param others the names of those that were not
 * @param book the address of the clause in the rule book, if there is one
 */
public record ClausePage(
        String clause,
        String title,
        String group,
        List<String> text,
        List<String> sources,
        List<String> openQuestions,
        Optional<String> untestable,
        List<String> rulesets,
        List<Number> numbers,
        List<Part> subjects,
        List<String> others,
        Optional<String> book) {

    /** Of how many scenarios boards and dialogue are not on the page. */
    public long leftOut() {
        return subjects.stream()
                .flatMap(part -> part.trials().stream())
                .filter(Trial::leftOut)
                .count();
    }

    /** Where pages of clauses are, relative to this one: in the rule book if there is one, and else beside it. */
    public String clauses() {
        return book.map(address -> address.substring(0, address.lastIndexOf('/') + 1))
                .orElse("");
    }

    /**
     * A scenario of the clause.
     *
     * @param number as it stands in its id
     */
    @SuppressWarnings("JavaLangClash") // Nobody here has to do with Java's.
    public record Number(String id, String number, String title, List<Step> steps) {

        /** Of a scenario that the specification does not have. */
        static Number ofStranger(Result result) {
            return new Number(
                    result.scenario(),
                    UntrustedText.name(result.scenario().replaceFirst("^.*/", "")),
                    UntrustedText.line(String.valueOf(result.title())),
                    List.of());
        }

        /** The id as a page may show it: one that is none of ours may be anything. */
        public String name() {
            return UntrustedText.name(id);
        }
    }

    /** @param picture in the notation of the features; empty if the step has none */
    public record Step(String words, String picture) {}

    /**
     * What came of one subject.
     *
     * @param rules those that its boards are played on by, as {@code base;komi=half}; empty if it claims none
     * @param marks one for each scenario's number; blank where it was not tried
     * @param evidence what its verdict rests on; empty if nothing is claimed
     * @param nothing why there are no scenarios, if there are none
     * @param again the command line that tries it again; empty if it cannot be told
     */
    public record Part(
            ColumnHead subject,
            Optional<String> rules,
            VerdictSign sign,
            List<Mark> marks,
            List<Trial> trials,
            String evidence,
            String nothing,
            String again) {}

    /** @param anchor of the scenario; empty if there is none */
    public record Mark(VerdictSign sign, String anchor) {}

    /**
     * What came of one scenario.
     *
     * @param told what there is to tell of it, by name: message, step, expected, answered
     * @param boards the first that stood, and the last ones
     * @param more how many boards stood between these
     * @param alike the trial whose boards are the same, where these are not shown once more
     * @param known what is known of the subject that explains it
     * @param needs what the subject lacks, where it could not be tried; else empty
     * @param setUp the dialogue by which the position was set up, where that is long; else empty
     * @param transcript all of the dialogue after that
     * @param leftOut whether boards and dialogue are not on the page, as it would be too long
     * @param open whether it is shown without being asked for
     */
    public record Trial(
            String anchor,
            String id,
            String title,
            VerdictSign sign,
            List<Told> told,
            List<Board> boards,
            int more,
            Optional<Alike> alike,
            List<Known> known,
            String needs,
            String setUp,
            String transcript,
            boolean leftOut,
            String errors,
            Optional<String> allure,
            boolean open) {}

    /**
     * Another scenario, or the same one of another subject.
     *
     * @param of which subject, by its title
     */
    public record Alike(String anchor, String of) {}

    /** @param block whether it is lines of text as they came */
    public record Told(String name, String text, boolean block) {}

    /** @param svg the picture; if there is none, the text as it came */
    public record Board(String caption, Optional<String> svg, String text) {}

    /** @param link where it is documented: an address of the web, or nothing */
    public record Known(String what, Optional<String> link) {}
}
