package touchstone.report.book;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import touchstone.report.book.page.BodiesOfRules;
import touchstone.report.book.page.Book;
import touchstone.report.book.page.BookPage;
import touchstone.report.book.page.Chapter;
import touchstone.report.book.page.PageAddresses;
import touchstone.report.book.page.PageFrame;
import touchstone.report.text.UntrustedText;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Scenario;

/** A page for each clause. */
final class ClauseChapter implements Chapter {

    @Override
    public List<PageFrame.Entry> entries() {
        return List.of();
    }

    @Override
    public Stream<BookPage> pages(Book book) {
        List<Clause> clauses = book.specification().clauses();
        return IntStream.range(0, clauses.size()).mapToObj(i -> {
            Clause clause = clauses.get(i);
            String address = PageAddresses.clause(clause.id());
            ClauseText text = ClauseText.of(
                    clause,
                    i > 0 ? Optional.of(clauses.get(i - 1)) : Optional.empty(),
                    i + 1 < clauses.size() ? Optional.of(clauses.get(i + 1)) : Optional.empty(),
                    book,
                    BookPage.rootOf(address));
            return new BookPage(
                    address,
                    UntrustedText.line(clause.title()) + " (" + UntrustedText.line(clause.id()) + ")",
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
                        PageAddresses.clause(clause.id()),
                        BodiesOfRules.title(book.specification(), clause.body()),
                        "",
                        words(clause),
                        1));
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
