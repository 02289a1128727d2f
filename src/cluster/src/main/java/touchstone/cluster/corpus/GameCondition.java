package touchstone.cluster.corpus;

import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.Row;
import touchstone.cluster.page.Cell;
import touchstone.cluster.page.Example;
import touchstone.cluster.page.Share;

/**
 * What some games have: how many do, as a share of those that could, and the shortest of them.
 *
 * @param what in words
 * @param among in SQL, of which games the share is
 * @param having in SQL, what those are asked for
 */
record GameCondition(String what, String among, String having) {

    /** How many columns of a query it takes. */
    static final int COLUMNS = 3;

    static GameCondition ofAll(String what, String having) {
        return new GameCondition(what, "true", having);
    }

    /** In SQL, for a query that makes one row of all games. */
    Stream<String> columns() {
        String both = "(" + among + ") and (" + having + ")";
        return Stream.of(
                "count_if(" + among + ")",
                "count_if(" + both + ")",
                "min(struct(moves, place, 0)) filter (where " + both + ")");
    }

    /**
     * A row of a table.
     *
     * @param found what the query made
     * @param first where the columns of this condition begin
     */
    List<Cell> cells(Row found, int first) {
        long games = found.getLong(first + 1);
        return List.of(
                Cell.of(what),
                Cell.of(games),
                Cell.of(new Share(games, found.getLong(first))),
                new Cell.Games(found.isNullAt(first + 2) ? List.of() : List.of(shortest(found.getStruct(first + 2)))));
    }

    /** @param game its length, its place, and the move to look at */
    static Example shortest(Row game) {
        return new Example(game.getString(1), "shortest", game.getInt(2));
    }
}
