package touchstone.report.book;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The first page, and the contents. */
final class FrontChapter implements Chapter {

    @Override
    public List<Frame.Entry> entries() {
        return List.of(new Frame.Entry("Contents", Addresses.CONTENTS));
    }

    @Override
    public Stream<Page> pages(Book book) {
        Contents contents = Contents.of(book);
        return Stream.of(
                new Page(Addresses.FRONT, "Welcome", "book/front.jte", Map.of("contents", contents)),
                new Page(Addresses.CONTENTS, "Contents", "book/contents.jte", Map.of("contents", contents)));
    }
}
