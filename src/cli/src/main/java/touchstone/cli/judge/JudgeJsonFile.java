package touchstone.cli.judge;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import touchstone.cli.options.Installation;
import touchstone.cli.terminal.CommandException;
import touchstone.formats.file.AtomicFile;
import touchstone.formats.file.AtomicStream;
import touchstone.formats.file.FileReason;
import touchstone.suite.result.VisibleJson;

/** Writes judged games to a file one by one, as there may be more than fit into memory. */
final class JudgeJsonFile implements AutoCloseable {

    private final Path file;
    private final Optional<AtomicStream> stream;
    private final Optional<JsonGenerator> json;

    /**
     * @param file nothing is written, if there is none
     * @throws CommandException if it can't be written
     */
    JudgeJsonFile(Optional<Path> file, String commandLine) {
        this.file = file.orElse(Path.of(""));
        this.stream = file.map(JudgeJsonFile::begun);
        this.json = stream.map(begun -> open(begun, commandLine));
    }

    private static AtomicStream begun(Path file) {
        try {
            return AtomicFile.begin(file);
        } catch (IOException e) {
            throw complaint(file, e);
        }
    }

    private JsonGenerator open(AtomicStream begun, String commandLine) {
        try {
            JsonGenerator json = VisibleJson.mapper()
                    .getFactory()
                    .createGenerator(begun, JsonEncoding.UTF8)
                    .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
                    .useDefaultPrettyPrinter();
            json.writeStartObject();
            json.writeStringField("touchstone", Installation.version());
            json.writeStringField("command-line", commandLine);
            json.writeArrayFieldStart("games");
            return json;
        } catch (IOException e) {
            throw complaint(file, e);
        }
    }

    /** Whether there is a file, so that what is to be added has to be made. */
    boolean isWritten() {
        return json.isPresent();
    }

    void add(Map<String, Object> game) {
        json.ifPresent(open -> {
            try {
                open.writePOJO(game);
            } catch (IOException e) {
                throw complaint(file, e);
            }
        });
    }

    /** Ends the file. */
    void end(Map<String, Object> summary) {
        json.ifPresent(open -> {
            try {
                open.writeEndArray();
                open.writeFieldName("summary");
                open.writePOJO(summary);
                open.writeEndObject();
                open.writeRaw('\n');
                open.close();
                stream.orElseThrow().commit();
            } catch (IOException e) {
                throw complaint(file, e);
            }
        });
    }

    private static CommandException complaint(Path file, IOException e) {
        return CommandException.trouble("can't write " + file + ": " + FileReason.of(e));
    }

    /** Without an end nothing is left of it, and a file that was there before stays. */
    @Override
    public void close() {
        stream.ifPresent(begun -> {
            try {
                begun.close();
            } catch (IOException e) {
                throw complaint(file, e);
            }
        });
    }
}
