package touchstone.report.book;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import touchstone.report.Untrusted;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Scenario;

/** A page for each clause. */
final class ClauseChapter implements Chapter {

    @Override
    public List<Frame.Entry> entries() {
        return List.of();
    }

    @Override
    public Stream<Page> pages(Book book) {
        List<Clause> clauses = book.specification().clauses();
        return IntStream.range(0, clauses.size()).mapToObj(i -> {
            Clause clause = clauses.get(i);
            String address = Addresses.clause(clause.id());
            ClauseText text = ClauseText.of(
                    clause,
                    i > 0 ? Optional.of(clauses.get(i - 1)) : Optional.empty(),
                    i + 1 < clauses.size() ? Optional.of(clauses.get(i + 1)) : Optional.empty(),
                    book,
                    Page.rootOf(address));
            return new Page(
                    address,
                    Untrusted.line(clause.title()) + " (" + Untrusted.line(clause.id()) + ")",
                    "book/clause.jte",
                    Map.of("clause", text));
        });
    }

    @Override
    public Stream<Find> finds(Book book) {
        return book.specification().clauses().stream()
                .map(clause -> new Find(
                        clause.id(),
                        clause.title(),
                        Addresses.clause(clause.id()),
                        Bodies.title(book.specification(), clause.body()),
                        words(clause)));
    }

    private static String words(Clause clause) {
        return Stream.of(
                        Stream.of(clause.text()),
                        clause.sources().stream(),
                        clause.openQuestions().stream(),
                        clause.scenarios().stream().map(Scenario::title))
                .flatMap(texts -> texts)
                .collect(Collectors.joining(" "));
    }
}
