package touchstone.cluster.page;

import java.util.List;

/**
 * A part of the page: what was counted, as a table.
 *
 * @param plotted whether the first share of each row is drawn as a bar
 */
public record Section(String title, String text, List<String> head, List<List<Cell>> rows, boolean plotted) {

    public Section {
        head = List.copyOf(head);
        rows = rows.stream().map(List::copyOf).toList();
    }
}
