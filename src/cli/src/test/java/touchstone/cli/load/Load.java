package touchstone.cli.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import touchstone.cli.ProgramProcess;

/** A command that is given much, in a size to be chosen. */
enum Load {
    MATRIX("subjects in one matrix", 1_000) {
        @Override
        List<String> prepare(Path folder, long size) throws IOException {
            CopiedRun.of(folder, "--ruleset", "aga").write(folder.resolve("run"), size, Long.MAX_VALUE);
            return List.of("report", "matrix", folder.resolve("run").toString(), "--out", out(folder));
        }
    },
    RESULTS("MB of results.jsonl", 10_000) {
        @Override
        List<String> prepare(Path folder, long size) throws IOException {
            CopiedRun.of(folder).write(folder.resolve("run"), Long.MAX_VALUE, size * 1_000_000);
            return List.of("report", "--no-allure", folder.resolve("run").toString());
        }
    },
    JUDGE("records judged", 100_000) {
        private static final int MOVES = 60;
        private static final int SIDE = 19;

        @Override
        List<String> prepare(Path folder, long size) throws IOException {
            Path games = Files.createDirectories(folder.resolve("games"));
            for (int game = 0; game < size; game++) {
                Files.writeString(games.resolve(game + ".sgf"), game(game));
            }
            return List.of("judge", games.toString(), "--ruleset", "base", "--json", out(folder));
        }

        /** Nobody plays twice on a point, so that all of it is legal but for the rare self-capture. */
        private static String game(int seed) {
            List<Integer> points = new ArrayList<>();
            for (int point = 0; point < SIDE * SIDE; point++) {
                points.add(point);
            }
            Collections.shuffle(points, new Random(seed));
            StringBuilder record = new StringBuilder("(;GM[1]FF[4]SZ[" + SIDE + "]");
            for (int move = 0; move < MOVES; move++) {
                int point = points.get(move);
                record.append(move % 2 == 0 ? ";B[" : ";W[")
                        .append((char) ('a' + point % SIDE))
                        .append((char) ('a' + point / SIDE))
                        .append(']');
            }
            return record.append(")\n").toString();
        }
    },
    FUZZ("games of fuzz", 10_000_000) {
        @Override
        List<String> prepare(Path folder, long size) {
            return List.of(
                    "fuzz", "--subject", "reference", "--ruleset", "aga", "--games", "" + size, "--out", out(folder));
        }
    },
    CERTIFY("engines with all scenarios and eight workers", 4) {
        @Override
        List<String> prepare(Path folder, long size) {
            List<String> command = new ArrayList<>(List.of(
                    "certify", "--protocol", "--workers", "8", "--games", "0", "--no-allure", "--out", out(folder)));
            for (int engine = 0; engine < size; engine++) {
                command.addAll(List.of("--engine", ProgramProcess.engine()));
            }
            return command;
        }
    };

    private final String unit;
    private final long full;

    Load(String unit, long full) {
        this.unit = unit;
        this.full = full;
    }

    /** @throws IllegalArgumentException if there is none of that name */
    static Load named(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }

    /** What the size counts. */
    String unit() {
        return unit;
    }

    /** The size that is promised. */
    long full() {
        return full;
    }

    /**
     * Makes what the command reads.
     *
     * @param folder empty, for all that is read and written
     * @return the command line
     */
    abstract List<String> prepare(Path folder, long size) throws IOException;

    private static String out(Path folder) {
        return folder.resolve("out").toString();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
