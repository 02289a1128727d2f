package touchstone.report.book.page;

import java.util.List;
import java.util.stream.Stream;

/** A part of the book: some pages of one kind. */
public interface Chapter {

    /** Where the bar at the top leads; nowhere, if this chapter is reached from others. */
    List<PageFrame.Entry> entries();

    /** Made one by one, as they are asked for: all at once would fill the memory. */
    Stream<BookPage> pages(Book book);

    /** What can be searched for in it. */
    default Stream<Find> finds(Book book) {
        return Stream.empty();
    }

    /**
     * Something that can be found.
     *
     * @param id what it is called in short; empty if it has no such name
     * @param address relative to the first page
     * @param kind where it belongs to
     * @param names other names of the same thing, with commas between
     * @param words what else it is found by
     * @param weight how far before others it comes that are found by the same words; 1 or more
     */
    record Find(String id, String title, String address, String kind, String names, String words, int weight) {}
}
