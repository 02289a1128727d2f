package touchstone.laboratory.referee;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.formats.sgf.Node;
import touchstone.formats.sgf.Record;
import touchstone.laboratory.referee.Fixture.Kind;
import touchstone.laboratory.referee.Fixture.Seat;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.choice.Variant;
import touchstone.subject.Identity;
import touchstone.subject.Opening;

/** What is left of a run: a record of each game with a finding, and one file of results. */
class GameRecordTest {

    private static final Identity SUBJECT = new Identity("player", "Player]", "1", "player --gtp");
    private static final Claim BASE = Claim.of("base", Variant.BASE);
    private static final Fixture FIXTURE = new Fixture(
            3,
            1,
            Kind.REPETITION,
            Opening.of(Board.of(5, 5)),
            List.of(play("A1")),
            Opponents.KO_FIGHTER,
            Seat.WHITE,
            6.5,
            60);

    @TempDir
    private Path folder;

    private static Move play(String point) {
        return new Move.Play(Point.parse(point));
    }

    private static Played game(Find.Fault fault, String move) {
        Find find =
                new Find(fault, Color.BLACK, Optional.of(play(move)), Optional.of("base.8"), "repetition: as before");
        return new Played(
                FIXTURE,
                List.of(play("A1"), play("B2")),
                new TreeSet<>(List.of(2)),
                "it " + fault.words(),
                Optional.empty(),
                Optional.of(find),
                List.of(),
                new Tally());
    }

    private static String record(Played played) {
        return new GameRecord(SUBJECT, BASE, played).text();
    }

    @Test
    void theIllegalMoveIsMadeAndMarked() {
        assertThat(record(game(Find.Fault.SUPERKO, "C3"))).isEqualTo("""
                (;FF[4]GM[1]CA[UTF-8]AP[Touchstone]SZ[5]KM[6.5]RU[base]PB[Touchstone's ko-fighter]PW[Player\\] 1]GN[game 3]C[Steered to a repetition that only superko forbids. Player\\]'s own moves: 2.]
                ;B[ae]
                ;W[bd]
                ;B[cc]MA[cc]C[Player\\] repeated a position: Black C3.
                base.8: repetition: as before.])
                """);
    }

    /** Programs make of a stone on another whatever they like; beside the board there is no point. */
    @Test
    void aMoveWithoutAnEmptyPointIsOnlyMarked() {
        assertThat(record(game(Find.Fault.OCCUPIED, "A1"))).contains(";W[bd]MA[ae]C[Player\\] played on an occupied");
        String beside = record(game(Find.Fault.OFF_BOARD, "T19"));
        assertThat(beside).contains(";W[bd]C[Player\\] played beside the board: Black T19.");
        assertThat(Record.read(beside).nodes())
                .containsExactly(new Node.Played(Color.BLACK, play("A1")), new Node.Played(Color.WHITE, play("B2")));
    }

    @Test
    void theResultsAreOneFileAndThoseOfARunBeforeAreGivenUp() throws IOException {
        Files.writeString(folder.resolve("game-99.sgf"), "(;)");
        Files.writeString(folder.resolve("notes.txt"), "mine");
        RefereeFolder results = RefereeFolder.open(folder);
        Played game = game(Find.Fault.SUPERKO, "C3");
        game.tally().count(Tally.Count.GAMES);
        game.tally().generated(Prohibition.SUPERKO);
        results.add(SUBJECT, BASE, game);
        results.write(new Refereed(
                "0.1",
                "./touchstone match",
                SUBJECT,
                Optional.empty(),
                BASE,
                1,
                5,
                List.of(game),
                Optional.of("the run was cut short")));
        assertThat(folder).isDirectoryNotContaining("glob:**game-99.sgf").isDirectoryContaining("glob:**notes.txt");
        JsonNode json = new ObjectMapper().readTree(results.results().toFile());
        assertThat(json.path("complete").asBoolean(true)).isFalse();
        assertThat(json.path("trouble").asText()).isEqualTo("the run was cut short");
        assertThat(json.at("/counts/games").asInt()).isEqualTo(1);
        assertThat(json.at("/ladder/1/prohibition").asText()).isEqualTo("superko");
        assertThat(json.at("/ladder/1/rung").asText()).isEqualTo("generates");
        assertThat(json.at("/findings/0/fault").asText()).isEqualTo("superko");
        assertThat(json.at("/findings/0/grade").asText()).isEqualTo("violation");
        assertThat(json.at("/findings/0/move").asText()).isEqualTo("C3");
        assertThat(json.at("/findings/0/moves-made")).hasSize(2);
        assertThat(folder.resolve(json.at("/findings/0/record").asText())).isRegularFile();
    }
}
