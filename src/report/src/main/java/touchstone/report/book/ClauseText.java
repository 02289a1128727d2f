package touchstone.report.book;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.report.book.page.BoardDrawings;
import touchstone.report.book.page.BodiesOfRules;
import touchstone.report.book.page.Book;
import touchstone.report.book.page.ClauseCompliance;
import touchstone.report.book.page.IllustratedScenario;
import touchstone.report.book.page.LinkedText;
import touchstone.report.book.page.PageAddresses;
import touchstone.report.book.page.PublishedMutant;
import touchstone.report.book.source.Sources;
import touchstone.report.text.UntrustedText;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/**
 * The page of a clause.
 *
 * @param isRule whether it is a rule of Go, which rulesets may contain
 * @param body the body of rules that it belongs to, and where that stands in the contents
 * @param shared what its boards refer to: an element, or nothing if there are no boards
 * @param rulesets that contain it
 * @param mutants that break it
 * @param hearing who keeps to it and who does not
 * @param place its feature file with the line, and an address, which is empty where the file does not lie near the book
 * @param command that tries it alone
 */
public record ClauseText(
        String id,
        boolean isRule,
        Link body,
        LinkedText title,
        List<LinkedText> paragraphs,
        List<LinkedText> sources,
        List<LinkedText> questions,
        Optional<LinkedText> untestable,
        List<IllustratedScenario> scenes,
        String shared,
        List<Link> rulesets,
        List<Proof> mutants,
        ClauseCompliance hearing,
        Link place,
        String command,
        Optional<Link> previous,
        Optional<Link> next) {

    /** @param address relative to the page */
    public record Link(String text, String address) {}

    /**
     * A mutant of this clause.
     *
     * @param killed the numbers of the scenarios that catch it
     */
    public record Proof(String name, LinkedText description, Optional<LinkedText> seenIn, List<Integer> killed) {}

    /** @param root from the page to the first page of the book */
    static ClauseText of(Clause clause, Optional<Clause> previous, Optional<Clause> next, Book book, String root) {
        Specification specification = book.specification();
        BoardDrawings gobans = new BoardDrawings();
        List<IllustratedScenario> scenes = clause.scenarios().stream()
                .map(scenario -> IllustratedScenario.of(scenario, book, gobans, root))
                .toList();
        ClauseCompliance hearing = ClauseCompliance.of(clause, book, gobans);
        return new ClauseText(
                UntrustedText.line(clause.id()),
                clause.kind() == Clause.Kind.RULE,
                new Link(BodiesOfRules.title(specification, clause.body()), root + PageAddresses.body(clause.body())),
                LinkedText.of(clause.title(), specification, root),
                Arrays.stream(clause.text().split("\n\n"))
                        .filter(paragraph -> !paragraph.isBlank())
                        .map(paragraph -> LinkedText.of(paragraph, specification, root))
                        .toList(),
                clause.sources().stream()
                        .map(source -> Sources.ours().linked(source, specification, root))
                        .toList(),
                all(clause.openQuestions(), specification, root),
                clause.untestable().map(why -> LinkedText.begun(why, specification, root)),
                scenes,
                gobans.shared(),
                specification.rulesets().stream()
                        .filter(ruleset -> clause.kind() == Clause.Kind.RULE && ruleset.has(clause))
                        .map(ruleset -> new Link(
                                UntrustedText.line(ruleset.title()), root + PageAddresses.ruleset(ruleset.name())))
                        .toList(),
                book.mutants().stream()
                        .filter(mutant -> mutant.clause().equals(clause.id()))
                        .map(mutant -> proof(mutant, specification, root))
                        .toList(),
                hearing,
                new Link(
                        UntrustedText.line(book.place(clause)),
                        book.features(clause).map(address -> root + address).orElse("")),
                command(clause, specification),
                previous.map(other -> link(other, root)),
                next.map(other -> link(other, root)));
    }

    private static Link link(Clause clause, String root) {
        return new Link(UntrustedText.line(clause.title()), root + PageAddresses.clause(clause.id()));
    }

    private static List<LinkedText> all(List<String> texts, Specification specification, String root) {
        return texts.stream()
                .map(text -> LinkedText.begun(text, specification, root))
                .toList();
    }

    private static Proof proof(PublishedMutant mutant, Specification specification, String root) {
        return new Proof(
                UntrustedText.line(mutant.name()),
                LinkedText.of(mutant.description(), specification, root),
                Optional.ofNullable(mutant.seenIn()).map(where -> LinkedText.of(where, specification, root)),
                mutant.killed().stream()
                        .map(id -> Integer.parseInt(id.substring(id.lastIndexOf('/') + 1)))
                        .toList());
    }

    private static String command(Clause clause, Specification specification) {
        String claim =
                switch (clause.kind()) {
                    case PROTOCOL ->
                        specification.protocols().stream()
                                .filter(protocol -> protocol.has(clause))
                                .map(protocol -> "certify --ruleset " + protocol.name())
                                .findFirst()
                                .orElse("certify --protocol");
                    case CLAIM -> "certify --ruleset base";
                    case RULE ->
                        Stream.concat(
                                        specification.ruleset(clause.body()).flatMap(Ruleset::rules).stream(),
                                        specification.rulesets().stream())
                                .filter(ruleset -> ruleset.has(clause))
                                .map(Ruleset::name)
                                .findFirst()
                                .map(name -> "certify --ruleset " + name)
                                .orElse("identify");
                };
        return "./touchstone " + claim + " --clause " + UntrustedText.line(clause.id())
                + " --engine \"gnugo --mode gtp\"";
    }
}
