package touchstone.cli.dev;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import touchstone.cli.dev.boards.BoardFile;
import touchstone.cli.dev.boards.BoardPage;
import touchstone.cli.dev.boards.BoardProof;
import touchstone.cli.dev.killmatrix.FuzzTrial;
import touchstone.cli.dev.killmatrix.GtpCeiling;
import touchstone.cli.dev.killmatrix.IdentifyTrial;
import touchstone.cli.dev.killmatrix.KillMatrix;
import touchstone.cli.dev.killmatrix.KillMatrixRun;
import touchstone.cli.dev.killmatrix.MutantFuzz;
import touchstone.cli.dev.killmatrix.MutantIdentify;
import touchstone.cli.dev.killmatrix.MutantTrial;
import touchstone.cli.dev.killmatrix.Proof;
import touchstone.cli.dev.killmatrix.ProofFile;
import touchstone.cli.dev.killmatrix.ProofPage;
import touchstone.cli.dev.killmatrix.SmokeTrial;
import touchstone.cli.dev.killmatrix.ToolTrials;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.InterruptHandler;
import touchstone.cli.terminal.Progress;
import touchstone.cli.terminal.TerminalInfo;
import touchstone.cli.terminal.TextColumns;
import touchstone.formats.file.AtomicFile;
import touchstone.formats.file.FileReason;
import touchstone.formats.gzip.GzipFile;
import touchstone.gtp.client.GtpOptions;
import touchstone.mutants.Mutant;
import touchstone.suite.specification.Specification;

/** Runs the specification, fuzz and identify on mutants. */
final class ProveRun {

    /** How often what is known is written down meanwhile. */
    private static final Duration BETWEEN_WRITES = Duration.ofSeconds(20);

    private final Specification specification;
    private final int workers;
    private final PrintWriter screen;
    private final AtomicBoolean cancelled = new AtomicBoolean();
    private final MutantFuzz fuzz;
    private final MutantIdentify identify;
    private final Map<String, ToolTrials> known = new ConcurrentHashMap<>();

    /** @param time that fuzz has for each mutant */
    ProveRun(Specification specification, Duration time, int workers, PrintWriter screen) {
        this.specification = specification;
        this.workers = workers;
        this.screen = screen;
        this.fuzz = new MutantFuzz(time, specification.mappings(), cancelled::get);
        this.identify = new MutantIdentify(specification);
    }

    /** Some mutants, told on the screen. */
    ExitCode some(List<Mutant> mutants) throws IOException {
        return InterruptHandler.during(() -> cancelled.set(true), () -> {
            KillMatrix matrix = matrix(mutants, watcher -> new KillMatrixRun(specification).some(mutants, watcher));
            pursue(mutants, () -> {
                // They are told, and not written down.
            });
            new ProofScreen(new TextColumns(screen)).tell(new Proof(matrix, known));
            return code(matrix.trials().stream().allMatch(MutantTrial::isKilled));
        });
    }

    /**
     * The kill matrix of mutants is written.
     *
     * @param mutants all there are
     * @param folder where it is, with what earlier runs found
     * @param faults the file of the faults that the specification knows
     * @param again whether that is found out anew
     * @param missed whether what they missed is
     */
    ExitCode all(List<Mutant> mutants, Path folder, Path faults, boolean again, boolean missed) {
        try {
            Files.createDirectories(folder);
            if (!again) {
                known.putAll(ProofFile.read(folder, mutants));
            }
            if (missed) {
                known.values()
                        .removeIf(trials ->
                                !trials.fuzz().isFound() || !trials.identify().isNoticed());
            }
            return InterruptHandler.during(() -> cancelled.set(true), () -> {
                KillMatrix matrix = matrix(mutants, watcher -> new KillMatrixRun(specification).run(mutants, watcher));
                List<Mutant> untried = new Proof(matrix, known).untried();
                pursue(untried, () -> write(matrix, folder));
                write(matrix, folder);
                if (!cancelled.get()) {
                    writeFaults(matrix, boards(mutants, folder), faults);
                }
                Proof proof = new Proof(matrix, known);
                new ProofScreen(new TextColumns(screen)).sum(proof);
                screen.println("Written: " + faults);
                screen.println("Written: " + folder.resolve(ProofPage.NAME) + " (and " + ProofFile.NAME + ", "
                        + BoardPage.NAME + ", " + BoardFile.NAME + " beside it)");
                screen.flush();
                return code(matrix.findings().isEmpty());
            });
        } catch (IOException e) {
            throw CommandException.trouble("the kill matrix in " + folder + ": " + FileReason.of(e));
        }
    }

    private ExitCode code(boolean proven) {
        return cancelled.get() ? ExitCode.TROUBLE : proven ? ExitCode.OK : ExitCode.VIOLATIONS;
    }

    private static KillMatrix matrix(List<Mutant> mutants, Function<Consumer<MutantTrial>, KillMatrix> run) {
        try (Progress progress = Progress.of("scenarios", mutants.size())) {
            return run.apply(trial -> progress.step());
        }
    }

    /** What is caught of those that have one board alone is written. */
    private BoardProof boards(List<Mutant> mutants, Path folder) throws IOException {
        try (Progress progress = Progress.of("one board alone", mutants.size() * BoardProof.BOARDS.size())) {
            // What is wrong with lines hangs on no board.
            List<Mutant> onBoards =
                    mutants.stream().filter(mutant -> mutant.speech().isEmpty()).toList();
            BoardProof proof = BoardProof.of(specification, onBoards, trial -> progress.step());
            AtomicFile.write(folder.resolve(BoardPage.NAME), BoardPage.of(proof));
            GzipFile.write(folder.resolve(BoardFile.NAME), BoardFile.text(proof));
            return proof;
        }
    }

    /** What has to be done now and then. */
    @FunctionalInterface
    private interface Saving {
        void save() throws IOException;
    }

    private void pursue(List<Mutant> mutants, Saving saving) throws IOException {
        ExecutorService threads = Executors.newFixedThreadPool(workers);
        try (Progress progress = Progress.of("fuzz, identify", mutants.size())) {
            List<Future<?>> outcomes = new ArrayList<>();
            mutants.forEach(mutant -> outcomes.add(threads.submit(() -> {
                pursue(mutant);
                progress.step();
            })));
            threads.shutdown();
            while (!isDone(threads)) {
                saving.save();
                if (!TerminalInfo.isTerminal() && !cancelled.get()) {
                    screen.println(known.size() + " mutants tried");
                    screen.flush();
                }
            }
            outcomes.forEach(ProveRun::requireDone);
        } finally {
            threads.shutdownNow();
        }
    }

    /** @throws IllegalStateException if it came to grief, which is a fault of ours */
    private static void requireDone(Future<?> outcome) {
        try {
            outcome.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    private static boolean isDone(ExecutorService threads) {
        try {
            return threads.awaitTermination(BETWEEN_WRITES.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        }
    }

    private void pursue(Mutant mutant) {
        if (!cancelled.get()) {
            Optional<FuzzTrial> found = fuzz.trial(mutant);
            found.ifPresent(trial -> known.put(mutant.name(), trials(mutant, trial)));
        }
    }

    /** Who gets lines wrong is asked for no rules. */
    private ToolTrials trials(Mutant mutant, FuzzTrial found) {
        return mutant.speech()
                .map(fault -> new ToolTrials(
                        found, IdentifyTrial.UNNOTICED, Optional.of(SmokeTrial.of(fault, GtpOptions.DEFAULT))))
                .orElseGet(() -> new ToolTrials(found, identify.trial(mutant)));
    }

    private void writeFaults(KillMatrix matrix, BoardProof boards, Path file) throws IOException {
        Set<String> gtp = new GtpCeiling(specification).scenarios();
        AtomicFile.write(file, matrix.knownFaults(gtp, boards::caught).text());
    }

    private void write(KillMatrix matrix, Path folder) throws IOException {
        Proof proof = new Proof(matrix, known);
        ProofFile.write(proof, folder);
        AtomicFile.write(folder.resolve(ProofPage.NAME), ProofPage.of(proof));
    }
}
