package touchstone.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import touchstone.gtp.client.GtpConnection;
import touchstone.gtp.client.GtpOptions;
import touchstone.gtp.client.Reply;
import touchstone.process.ProgramCommand;
import touchstone.process.StartedProcess;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.PositionText;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/**
 * Which stones programs call dead on final positions of real games and published boards, {@code status-boards.txt}. {@code #} and
 * {@code @} are dead there, as articles 7-1 and 7-2 decide. Any engine is asked by
 *
 * <pre>mvn test -pl src/gtp -am -Dtest=EngineStatusTest -Dsurefire.failIfNoSpecifiedTests=false
 *     -Dtouchstone.engine="gnugo --mode gtp --japanese-rules"</pre>
 *
 * which prints the boards on which it differs and how many they are.
 */
@Tag("slow") // every board is searched
class EngineStatusTest {

    private static final VariantRules JAPANESE =
            new VariantRules(Variant.BASE.with(Scoring.TERRITORY, Ending.STOP, SelfCapture.FORBIDDEN));

    /** @param stones in the picture's marks, rows from the top */
    private record Marked(String source, List<String> rows) {

        Position position() {
            return PositionText.read(rows.stream()
                    .map(row -> row.replace('#', 'X').replace('@', 'O'))
                    .toList());
        }

        PointSet dead() {
            Position position = position();
            return position.stones()
                    .where(point -> "#@".indexOf(rows.get(rows.size() - 1 - point.row()).charAt(point.column())) >= 0);
        }

        /** Stones in turn, a pass for whoever has no more, and two passes at the end. No stone is captured on the way. */
        List<String> commands() {
            Position position = position();
            List<String> commands = new ArrayList<>(
                    List.of("boardsize " + position.board().width(), "clear_board", "komi 0"));
            Iterator<Point> black = position.stones(Color.BLACK).iterator();
            Iterator<Point> white = position.stones(Color.WHITE).iterator();
            while (black.hasNext() || white.hasNext()) {
                commands.add("play b " + next(black));
                commands.add("play w " + next(white));
            }
            boolean passed = commands.get(commands.size() - 1).endsWith("pass");
            commands.addAll(passed ? List.of("play b pass") : List.of("play b pass", "play w pass"));
            return commands;
        }

        private static String next(Iterator<Point> stones) {
            return (stones.hasNext() ? new Move.Play(stones.next()) : Move.PASS).toString();
        }
    }

    private static List<Marked> boards() throws IOException {
        try (InputStream text = EngineStatusTest.class.getResourceAsStream("status-boards.txt")) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("%"))
                    .map(line -> line.split(" "))
                    .map(words -> new Marked(words[0], Arrays.asList(words[1].split("/"))))
                    .toList();
        }
    }

    /** What the engine says to each board: points, or a failure. */
    private static List<String> asked(GtpConnection engine, List<Marked> boards) {
        List<String> said = new ArrayList<>();
        for (Marked board : boards) {
            List<String> commands = board.commands();
            commands.add("final_status_list dead");
            List<Reply> replies = engine.ask(commands);
            Reply last = replies.get(replies.size() - 1);
            said.add(!last.success() ? "? " + last.text() : points(board.position(), last.words()));
        }
        return said;
    }

    private static String points(Position position, List<String> words) {
        PointSet points = position.board().none();
        for (String word : words) {
            points = points.with(Point.parse(word));
        }
        return points.toString();
    }

    @Test
    void ourServerSaysWhatIsProven() throws IOException {
        List<Marked> boards = boards();
        assertThat(boards).hasSizeGreaterThanOrEqualTo(60);
        try (GtpConnection engine = new GtpConnection(ServedEngine.of(JAPANESE), GtpOptions.DEFAULT)) {
            assertThat(asked(engine, boards))
                    .containsExactlyElementsOf(
                            boards.stream().map(board -> board.dead().toString()).toList());
        }
    }

    @Test
    @EnabledIfSystemProperty(named = "touchstone.engine", matches = ".+")
    void anEngineSays() throws IOException {
        List<Marked> boards = boards();
        GtpOptions patient = new GtpOptions(Duration.ofMinutes(2), Duration.ofMinutes(2));
        try (GtpConnection engine = new GtpConnection(
                StartedProcess.start(ProgramCommand.parse(System.getProperty("touchstone.engine"))), patient)) {
            List<String> said = asked(engine, boards);
            int right = 0;
            for (int i = 0; i < boards.size(); i++) {
                boolean same = said.get(i).equals(boards.get(i).dead().toString());
                right += same ? 1 : 0;
                if (!same) {
                    System.out.println(boards.get(i).source() + ": dead is " + boards.get(i).dead() + "; said "
                            + said.get(i) + "\n" + String.join("\n", boards.get(i).rows()));
                }
            }
            System.out.println(right + " of " + boards.size() + " boards as decided");
        }
    }
}
