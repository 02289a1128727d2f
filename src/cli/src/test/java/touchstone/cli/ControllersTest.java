package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Controllers that others wrote drive our server; {@code src/manual/controllers.md} says which were tried by hand. */
@Tag("slow") // needs Node, and starts two servers that play a game
class ControllersTest {

    @Test
    void sabakisLibraryPlaysAGameBetweenTwoServers() throws IOException, InterruptedException {
        NodeProgram.assumeLibraries();
        ObjectMapper json = new ObjectMapper();
        String engine = json.writeValueAsString(ProgramProcess.command("gtp", "--ruleset", "aga"));
        String printed =
                NodeProgram.output(NodeProgram.ADAPTERS.resolve("node"), List.of("sabaki.js", "7", engine, engine));
        assertThat(printed)
                .containsPattern("moves [0-9]{2,3}, boards alike true, score [BW]\\+[0-9.]+")
                .contains("taken over E6 / E5")
                .contains("unknown 7 true unknown command")
                .contains("refused nothing");
    }
}
