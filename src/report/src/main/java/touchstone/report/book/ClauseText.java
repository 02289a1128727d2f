package touchstone.report.book;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.report.Untrusted;
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
        Prose title,
        List<Prose> paragraphs,
        List<Prose> sources,
        List<Prose> questions,
        Optional<Prose> untestable,
        List<Scene> scenes,
        String shared,
        List<Link> rulesets,
        List<Proof> mutants,
        Hearing hearing,
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
    public record Proof(String name, Prose description, Optional<Prose> seenIn, List<Integer> killed) {}

    /** @param root from the page to the first page of the book */
    static ClauseText of(Clause clause, Optional<Clause> previous, Optional<Clause> next, Book book, String root) {
        Specification specification = book.specification();
        Gobans gobans = new Gobans();
        List<Scene> scenes = clause.scenarios().stream()
                .map(scenario -> Scene.of(scenario, book, gobans, root))
                .toList();
        Hearing hearing = Hearing.of(clause, book, gobans);
        return new ClauseText(
                Untrusted.line(clause.id()),
                clause.kind() == Clause.Kind.RULE,
                new Link(Bodies.title(specification, clause.body()), root + Addresses.body(clause.body())),
                Prose.of(clause.title(), specification, root),
                Arrays.stream(clause.text().split("\n\n"))
                        .filter(paragraph -> !paragraph.isBlank())
                        .map(paragraph -> Prose.of(paragraph, specification, root))
                        .toList(),
                all(clause.sources(), specification, root),
                all(clause.openQuestions(), specification, root),
                clause.untestable().map(why -> Prose.begun(why, specification, root)),
                scenes,
                gobans.shared(),
                specification.rulesets().stream()
                        .filter(ruleset -> clause.kind() == Clause.Kind.RULE && ruleset.has(clause))
                        .map(ruleset ->
                                new Link(Untrusted.line(ruleset.title()), root + Addresses.ruleset(ruleset.name())))
                        .toList(),
                book.mutants().stream()
                        .filter(mutant -> mutant.clause().equals(clause.id()))
                        .map(mutant -> proof(mutant, specification, root))
                        .toList(),
                hearing,
                new Link(
                        Untrusted.line(book.place(clause)),
                        book.features(clause).map(address -> root + address).orElse("")),
                command(clause, specification),
                previous.map(other -> link(other, root)),
                next.map(other -> link(other, root)));
    }

    private static Link link(Clause clause, String root) {
        return new Link(Untrusted.line(clause.title()), root + Addresses.clause(clause.id()));
    }

    private static List<Prose> all(List<String> texts, Specification specification, String root) {
        return texts.stream()
                .map(text -> Prose.begun(text, specification, root))
                .toList();
    }

    private static Proof proof(Mutant mutant, Specification specification, String root) {
        return new Proof(
                Untrusted.line(mutant.name()),
                Prose.of(mutant.description(), specification, root),
                Optional.ofNullable(mutant.seenIn()).map(where -> Prose.of(where, specification, root)),
                mutant.killed().stream()
                        .map(id -> Integer.parseInt(id.substring(id.lastIndexOf('/') + 1)))
                        .toList());
    }

    private static String command(Clause clause, Specification specification) {
        String claim =
                switch (clause.kind()) {
                    case PROTOCOL -> "certify --protocol --ruleset base";
                    case CLAIM -> "certify --ruleset base";
                    case RULE ->
                        Stream.concat(specification.ruleset(clause.body()).stream(), specification.rulesets().stream())
                                .filter(ruleset -> ruleset.has(clause))
                                .map(Ruleset::name)
                                .findFirst()
                                .map(name -> "certify --ruleset " + name)
                                .orElse("identify");
                };
        return "./touchstone " + claim + " --clause " + Untrusted.line(clause.id()) + " --engine \"gnugo --mode gtp\"";
    }
}
