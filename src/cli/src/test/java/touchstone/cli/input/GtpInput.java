package touchstone.cli.input;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.function.BiConsumer;
import touchstone.gtp.client.GtpConnection;
import touchstone.gtp.client.GtpOptions;
import touchstone.gtp.client.Reply;
import touchstone.gtp.reading.BoardReadings;
import touchstone.gtp.reading.EntityReadings;
import touchstone.gtp.reading.MisreadException;
import touchstone.gtp.reading.PolicyReading;
import touchstone.gtp.reading.RefusalWords;
import touchstone.gtp.server.GtpServer;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.rules.KataRulesException;
import touchstone.rules.KataRulesReader;
import touchstone.spi.SubjectErrorException;

/** What engines and controllers send. */
final class GtpInput {

    /** Of each kind of answer that is read from a reply. */
    private static final List<BiConsumer<Board, Reply>> READINGS = List.of(
            BoardReadings::picture,
            BoardReadings::bare,
            BoardReadings::ruler,
            EntityReadings::points,
            EntityReadings::vertices,
            EntityReadings::move,
            PolicyReading::legal,
            (board, reply) -> BoardReadings.lists(board, reply, reply),
            (board, reply) -> EntityReadings.truth(reply),
            (board, reply) -> EntityReadings.color(reply),
            (board, reply) -> EntityReadings.number(reply),
            (board, reply) -> EntityReadings.lead(reply),
            (board, reply) -> EntityReadings.count(reply, reply.text()));

    private GtpInput() {}

    static void answers(byte[] bytes) {
        try (GtpConnection engine = new GtpConnection(new SpeakingProgram(bytes), GtpOptions.DEFAULT)) {
            engine.ask(List.of("name", "list_commands", "showboard"));
        } catch (SubjectErrorException refused) {
            // As it should be.
        }
    }

    /** @param bytes the first says how large the board is */
    static void readings(byte[] bytes) {
        if (bytes.length == 0) {
            return;
        }
        Board board = Board.of(1 + (bytes[0] & 15), 1 + (bytes[0] >> 4 & 15));
        Reply reply = new Reply(true, 1, new String(bytes, 1, bytes.length - 1, UTF_8));
        for (BiConsumer<Board, Reply> reading : READINGS) {
            try {
                reading.accept(board, reply);
            } catch (MisreadException refused) {
                // As it should be.
            }
        }
        RefusalWords.in(reply.text());
        try {
            KataRulesReader.withoutKomi().read(reply.text());
        } catch (KataRulesException refused) {
            // As it should be.
        }
    }

    /** The server refuses in an answer, and throws nothing. */
    static void commands(byte[] bytes) throws IOException {
        new GtpServer(new BaseRules(), "Touchstone", "1.0")
                .serve(new ByteArrayInputStream(bytes), OutputStream.nullOutputStream());
    }
}
