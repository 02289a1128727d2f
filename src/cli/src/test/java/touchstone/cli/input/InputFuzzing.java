package touchstone.cli.input;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Has Jazzer look for bytes that hurt, reader by reader, and prints a line for each: how many were read, how many branches were
 * reached, and what was found. The profile {@code jazzer} of this module starts it. What it learns is kept in {@code target}, so that
 * the next time goes on from there.
 */
final class InputFuzzing {

    private static final Pattern PROGRESS = Pattern.compile("#(\\d+)\\s.* cov: (\\d+) .*");
    private static final Pattern FOUND = Pattern.compile(".*Test unit written to (\\S+).*");
    private static final String KEPT = "src/test/resources/touchstone/cli/input/FuzzedReadersInputs";

    private InputFuzzing() {}

    /** @param args the folder of this module, the seconds for each reader, and names of readers; all if there are none */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path module = Path.of(args[0]);
        List<InputReader> readers = args.length > 2
                ? Stream.of(args).skip(2).map(InputReader::valueOf).toList()
                : Arrays.asList(InputReader.values());
        boolean found = false;
        for (InputReader reader : readers) {
            found |= fuzz(module, Integer.parseInt(args[1]), reader);
        }
        System.exit(found ? 1 : 0);
    }

    private static boolean fuzz(Path module, int seconds, InputReader reader) throws IOException, InterruptedException {
        Path folder = module.resolve("target/jazzer").resolve(reader.name()).toAbsolutePath();
        Path learnt = Files.createDirectories(folder.resolve("learnt"));
        Process jazzer = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx1g",
                        "-classpath",
                        System.getProperty("java.class.path"),
                        "com.code_intelligence.jazzer.Jazzer",
                        "--target_class=" + FuzzedReaders.class.getName(),
                        "--target_method=" + reader,
                        "--instrumentation_includes=touchstone.**",
                        "--custom_hook_includes=touchstone.**",
                        "--reproducer_path=" + folder,
                        "-artifact_prefix=" + folder + "/",
                        "-max_total_time=" + seconds,
                        "-timeout=60",
                        learnt.toString(),
                        module.resolve(KEPT)
                                .resolve(reader.name())
                                .toAbsolutePath()
                                .toString())
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        long runs = 0;
        int branches = 0;
        String find = "";
        try (BufferedReader lines =
                        new BufferedReader(new InputStreamReader(jazzer.getInputStream(), StandardCharsets.UTF_8));
                var log = Files.newBufferedWriter(folder.resolve("log"))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                log.write(line + "\n");
                Matcher progress = PROGRESS.matcher(line);
                if (progress.matches()) {
                    runs = Long.parseLong(progress.group(1));
                    branches = Integer.parseInt(progress.group(2));
                }
                Matcher written = FOUND.matcher(line);
                find = written.matches() ? written.group(1) : find;
            }
        }
        int code = jazzer.waitFor();
        System.out.printf(
                Locale.ROOT,
                "%-16s %,12d inputs %,7d branches  %s%n",
                reader,
                runs,
                branches,
                code == 0 ? "nothing found" : find.isEmpty() ? "Jazzer failed, see " + folder : "FOUND " + find);
        return code != 0;
    }
}
