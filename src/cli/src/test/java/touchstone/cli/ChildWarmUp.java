package touchstone.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import touchstone.formats.file.FolderTree;

/** A little of what children do most: {@link ChildClasses} archives the classes that this comes across. */
final class ChildWarmUp {

    private static final String A_SHORT_GAME = "boardsize 9\nplay b C3\nshowboard\nfinal_score\nquit\n";

    private static final List<String> SHORT_RUNS = List.of(
            "gtp",
            "certify --ruleset base --clause base.7.step-2 --games 2 --no-allure --out FOLDER/run --certificate FOLDER/one.json",
            "fuzz --subject reference.simple-ko --ruleset base --games 4 --out FOLDER/fuzz",
            "judge FOLDER/game.sgf --json FOLDER/judged.json");

    private ChildWarmUp() {}

    /** @param args a folder in which it may write, and leaves nothing */
    public static void main(String[] args) throws IOException {
        Path folder = Files.createTempDirectory(Path.of(args[0]), "warm-up");
        Files.writeString(folder.resolve("game.sgf"), "(;GM[1]FF[4]SZ[9];B[ee];W[ef];B[];W[])");
        System.setIn(new ByteArrayInputStream(A_SHORT_GAME.getBytes(StandardCharsets.US_ASCII)));
        PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
        for (String line : SHORT_RUNS) {
            Touchstone.run(line.replace("FOLDER", folder.toString()).split(" "), nowhere, nowhere);
        }
        FolderTree.delete(folder);
    }
}
