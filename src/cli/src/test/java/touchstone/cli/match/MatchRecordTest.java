package touchstone.cli.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import touchstone.cli.match.MatchGame.Kind;
import touchstone.cli.match.MatchGame.Seat;
import touchstone.formats.sgf.SgfNode;
import touchstone.formats.sgf.SgfRecord;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.choice.Variant;
import touchstone.spi.GameStart;
import touchstone.spi.Identity;

/** What is left of a run: a record of each game with a finding, and one file of results. */
class MatchRecordTest {

    private static final Identity SUBJECT = new Identity("player", "Player]", "1", "player --gtp");
    private static final MatchClaim BASE = MatchClaim.of("base", Variant.BASE);
    private static final MatchGame FIXTURE = new MatchGame(
            3,
            1,
            Kind.REPETITION,
            GameStart.of(Board.of(5, 5)),
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

    private static PlayedGame game(MatchFinding.Fault fault, String move) {
        MatchFinding find = new MatchFinding(
                fault, Color.BLACK, Optional.of(play(move)), Optional.of("base.8"), "repetition: as before");
        return new PlayedGame(
                FIXTURE,
                List.of(play("A1"), play("B2")),
                new TreeSet<>(List.of(2)),
                "it " + fault.words(),
                Optional.empty(),
                Optional.of(find),
                List.of(),
                new MatchTally());
    }

    private static String record(PlayedGame played) {
        return new MatchRecord(SUBJECT, BASE, played).text();
    }

    @Test
    void theIllegalMoveIsMadeAndMarked() {
        assertThat(record(game(MatchFinding.Fault.SUPERKO, "C3"))).isEqualTo("""
                (;FF[4]GM[1]CA[UTF-8]AP[Touchstone]SZ[5]KM[6.5]RU[base]PB[Touchstone's ko-fighter]PW[Player\\] 1]GN[game 3]C[Steered to a repetition that only superko forbids. Player\\]'s own moves: 2.]
                ;B[ae]
                ;W[bd]
                ;B[cc]MA[cc]C[Player\\] repeated a position: Black C3.
                base.8: repetition: as before.])
                """);
    }

    @Test
    void aGameWithoutAFindingIsToldWithItsEnd() {
        PlayedGame played = new PlayedGame(
                FIXTURE,
                List.of(play("A1"), Move.PASS),
                new TreeSet<>(),
                "it was passed to the end",
                Optional.empty(),
                Optional.empty(),
                List.of(),
                new MatchTally());
        assertThat(record(played))
                .contains("No move is Player\\]'s own.]")
                .endsWith(";W[]C[The game ended here: it was passed to the end.])\n");
    }

    /** Programs make of a stone on another whatever they like; beside the board there is no point. */
    @Test
    void aMoveWithoutAnEmptyPointIsOnlyMarked() {
        assertThat(record(game(MatchFinding.Fault.OCCUPIED, "A1")))
                .contains(";W[bd]MA[ae]C[Player\\] played on an occupied");
        String beside = record(game(MatchFinding.Fault.OFF_BOARD, "T19"));
        assertThat(beside).contains(";W[bd]C[Player\\] played beside the board: Black T19.");
        assertThat(SgfRecord.read(beside).nodes())
                .containsExactly(
                        new SgfNode.Played(Color.BLACK, play("A1")), new SgfNode.Played(Color.WHITE, play("B2")));
    }

    @Test
    void theResultsAreOneFileAndThoseOfARunBeforeAreGivenUp() throws IOException {
        Files.writeString(folder.resolve("game-99.sgf"), "(;)");
        Files.writeString(folder.resolve("notes.txt"), "mine");
        MatchFolder results = MatchFolder.open(folder);
        assertThatThrownBy(() -> MatchFolder.open(folder)).hasMessageContaining("another run is writing there");
        PlayedGame game = game(MatchFinding.Fault.SUPERKO, "C3");
        game.tally().count(MatchTally.Count.GAMES);
        game.tally().generated(Prohibition.SUPERKO);
        results.add(SUBJECT, BASE, game);
        results.write(new MatchResult(
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
        results.close();
    }
}
