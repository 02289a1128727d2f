package touchstone.cli.input;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import touchstone.formats.sgf.RecordBytes;
import touchstone.formats.sgf.RecordParts;
import touchstone.formats.sgf.RecordedGame;
import touchstone.formats.sgf.SgfReading;

/** Files with many games, read in parts as {@code judge} does: they have the games of the whole, however small the parts are. */
final class RecordPartsInput {

    private static final int LARGEST_PART = 64;

    private RecordPartsInput() {}

    /** @param bytes the first says in what parts the others are read */
    static void read(byte[] bytes) throws IOException {
        if (bytes.length == 0) {
            return;
        }
        int part = 1 + (bytes[0] & 0xff) % LARGEST_PART;
        byte[] file = Arrays.copyOfRange(bytes, 1, bytes.length);
        for (SgfReading reading : SgfReading.values()) {
            List<String> whole = described(RecordedGame.all(file, reading));
            List<String> inParts = described(games(RecordParts.of(RecordBytes.of(file), reading, part)));
            if (!inParts.equals(whole)) {
                throw new AssertionError(
                        "in parts of " + part + " characters the games are " + inParts + ", at once " + whole);
            }
        }
    }

    private static List<RecordedGame> games(RecordParts all) throws IOException {
        List<RecordedGame> games = new ArrayList<>();
        try (all) {
            for (Optional<RecordParts.Part> part = all.next(); part.isPresent(); part = all.next()) {
                games.addAll(part.get().games());
            }
        }
        return games;
    }

    private static List<String> described(List<RecordedGame> games) {
        return games.stream().map(RecordPartsInput::described).toList();
    }

    private static String described(RecordedGame game) {
        String begin = game.number() + ", line " + game.line() + ": ";
        return begin
                + (game instanceof RecordedGame.Legible legible
                        ? legible.record() + " " + legible.description() + " " + legible.repairs() + " "
                                + IntStream.rangeClosed(1, legible.offsets().size())
                                        .mapToObj(legible::place)
                                        .toList()
                        : ((RecordedGame.Illegible) game).fault().getMessage());
    }
}
