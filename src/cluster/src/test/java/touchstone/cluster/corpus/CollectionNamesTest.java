package touchstone.cluster.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CollectionNamesTest {

    private static final CollectionNames NAMES =
            new CollectionNames(List.of("file:/data/games", "file:/more/club.zip"));

    @Test
    void aFileIsCalledByItsWayFromTheSource() {
        assertThat(NAMES.place("file:/data/games/kgs/a.zip!b.sgf")).isEqualTo("games/kgs/a.zip!b.sgf");
        assertThat(NAMES.place("file:/more/club.zip!b.sgf")).isEqualTo("club.zip!b.sgf");
        assertThat(NAMES.place("file:/data/games2/a.sgf")).isEqualTo("file:/data/games2/a.sgf");
    }

    @Test
    void foldersAndArchivesRightBelowTheSourceAreCollections() {
        assertThat(NAMES.collection("file:/data/games/kgs/2001/a.zip!b.sgf")).isEqualTo("games/kgs");
        assertThat(NAMES.collection("file:/data/games/fox.zip!2010/b.sgf")).isEqualTo("games/fox.zip");
        assertThat(NAMES.collection("file:/data/games/one.sgf")).isEqualTo("games");
        assertThat(NAMES.collection("file:/more/club.zip!2010/b.sgf")).isEqualTo("club.zip");
        assertThat(NAMES.collection("file:/data/games/part-00000.parquet!row 7"))
                .isEqualTo("games");
    }
}
