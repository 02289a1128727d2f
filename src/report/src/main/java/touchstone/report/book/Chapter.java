package touchstone.report.book;

import java.util.List;
import java.util.stream.Stream;

/** A part of the book: some pages of one kind. */
public interface Chapter {

    /** Where the bar at the top leads; nowhere, if this chapter is reached from others. */
    List<Frame.Entry> entries();

    /** Made one by one, as they are asked for: all at once would fill the memory. */
    Stream<Page> pages(Book book);
}
