package touchstone.explore.speed;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;

/** Libraries from npm, timed by a script of theirs that plays the same games. */
final class NodeLibraries {

    private NodeLibraries() {}

    /** Adds a row for each; none, and a line that says so, where Node or the libraries are not installed. */
    static void timed(Path folder, Path games, SpeedTable table) throws IOException, InterruptedException {
        Process node;
        try {
            node = new ProcessBuilder("node", folder.resolve("speed.js").toString(), games.toString())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException e) {
            System.out.println("touchstone: no libraries from npm are timed: " + e.getMessage());
            return;
        }
        try (BufferedReader lines = node.inputReader()) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                System.out.println(line);
                String[] columns = line.split("\t");
                table.add(columns[0], columns[1], Integer.parseInt(columns[2]), Double.parseDouble(columns[3]));
            }
        }
        if (node.waitFor() != 0) {
            System.out.println("touchstone: not every library from npm was timed; were they installed, by npm ci in "
                    + folder + "?");
        }
    }
}
