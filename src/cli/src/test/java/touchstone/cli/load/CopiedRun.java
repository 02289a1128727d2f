package touchstone.cli.load;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import touchstone.cli.ProgramRun;

/** A run of the reference, to be written as one of many subjects who all did the same. */
record CopiedRun(ObjectNode record, List<String> results) {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** @param folder where the reference is tried first */
    static CopiedRun of(Path folder, String... options) throws IOException {
        Path one = folder.resolve("one");
        List<String> command = new ArrayList<>(List.of("certify", "--out", one.toString()));
        command.addAll(List.of(options));
        ProgramRun run = ProgramRun.run(command.toArray(String[]::new));
        if (run.exitCode() != 0) {
            throw new IOException(run.out() + run.err());
        }
        return new CopiedRun(
                (ObjectNode) JSON.readTree(one.resolve("run.json").toFile()),
                Files.readAllLines(one.resolve("results.jsonl")));
    }

    /** Ends when there are that many subjects, or that many bytes of results. */
    void write(Path folder, long subjects, long bytes) throws IOException {
        Files.createDirectories(folder);
        ObjectNode attempt = (ObjectNode) record.get("subjects").get(0);
        String id = JSON.writeValueAsString(attempt.at("/identity/id").asText());
        ArrayNode attempts = JSON.createArrayNode();
        long written = 0;
        try (Writer lines = Files.newBufferedWriter(folder.resolve("results.jsonl"))) {
            for (int subject = 1; subject <= subjects && written < bytes; subject++) {
                ObjectNode copy = attempt.deepCopy();
                String name = "copy-" + subject;
                ((ObjectNode) copy.get("identity")).put("id", name).put("name", name);
                attempts.add(copy);
                for (String line : results) {
                    String result = line.replace("\"id\":" + id, "\"id\":\"" + name + "\"");
                    lines.append(result).append('\n');
                    written += result.length() + 1;
                }
            }
        }
        ObjectNode copied = record.deepCopy();
        copied.set("subjects", attempts);
        JSON.writeValue(folder.resolve("run.json").toFile(), copied);
    }
}
