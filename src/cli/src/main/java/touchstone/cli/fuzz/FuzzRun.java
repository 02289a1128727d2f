package touchstone.cli.fuzz;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.cli.cluster.Cluster;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.InterruptHandler;
import touchstone.cli.terminal.LastErrorLine;
import touchstone.explore.campaign.Campaign;
import touchstone.explore.campaign.CampaignLimit;
import touchstone.explore.campaign.Throughput;
import touchstone.formats.file.FileReason;
import touchstone.spi.SubjectErrorException;
import touchstone.suite.specification.Specification;

/** One campaign from the first configuration to the last line on the screen. */
final class FuzzRun {

    private final FuzzRequest order;
    private final Optional<Cluster> cluster;
    private final FuzzFolder folder;
    private final Specification specification;
    private final FindingWriter writer;
    private final PrintWriter screen;
    private final PrintWriter err;
    private final List<FuzzRecord.Configuration> configurations = new ArrayList<>();
    private Throughput pace = Throughput.NONE;
    private volatile Optional<Campaign> current = Optional.empty();
    private volatile boolean cancelled;

    /** @param cluster whose workers play; if empty, all is done here */
    FuzzRun(
            FuzzRequest order,
            Optional<Cluster> cluster,
            FuzzFolder folder,
            Specification specification,
            PrintWriter screen,
            PrintWriter err) {
        this.order = order;
        this.cluster = cluster;
        this.folder = folder;
        this.specification = specification;
        this.writer = new FindingWriter(specification);
        this.screen = screen;
        this.err = err;
    }

    /** @throws CommandException if it can't be written to, or another run is writing there */
    static FuzzFolder open(Path folder) {
        try {
            return FuzzFolder.open(folder);
        } catch (IOException e) {
            throw CommandException.trouble(
                    "can't write to " + folder + ": " + FileReason.of(e) + "; choose another --out");
        }
    }

    ExitCode fuzz(List<FuzzTarget> targets) {
        return InterruptHandler.during(this::cancel, () -> {
            boolean well = true;
            for (FuzzTarget target : targets) {
                if (!cancelled) {
                    well &= fuzz(target, targets.size());
                }
            }
            boolean complete = well && !cancelled;
            FuzzRecord record = record(complete);
            folder.write(record);
            new FuzzScreen(specification, screen).totals(record, pace, folder.path());
            if (cancelled) {
                screen.println("Incomplete: the run was cut short. The findings so far are above and were kept.");
            }
            screen.flush();
            if (!complete || configurations.isEmpty()) {
                return ExitCode.TROUBLE;
            }
            return record.found() ? ExitCode.VIOLATIONS : ExitCode.OK;
        });
    }

    private void cancel() {
        cancelled = true;
        current.ifPresent(Campaign::cancel);
        cluster.ifPresent(Cluster::cancel);
    }

    /** @return whether it went well */
    private boolean fuzz(FuzzTarget target, int targets) {
        try (FuzzSession match = FuzzSession.begin(
                target,
                order,
                share(targets),
                cluster,
                folder,
                writer,
                specification.mappings(),
                () -> cancelled,
                err)) {
            current = Optional.of(match.campaign());
            if (cancelled) {
                match.campaign().cancel();
            }
            Optional<SubjectErrorException> end = match.play(screen);
            FuzzRecord.Configuration gone = match.record();
            configurations.add(gone);
            pace = pace.plus(match.campaign().pace());
            new FuzzScreen(specification, screen).show(gone, match, targets == 1);
            end.ifPresent(broken -> complain(target, broken));
            return end.isEmpty();
        } catch (SubjectErrorException broken) {
            complain(target, broken);
            return false;
        }
    }

    /** Games and time are divided among the configurations. */
    private CampaignLimit share(int targets) {
        return order.extent().divided(targets, configurations.size());
    }

    private void complain(FuzzTarget target, SubjectErrorException broken) {
        err.println("touchstone: " + target.label() + ": " + broken.getMessage() + LastErrorLine.of(broken));
    }

    private FuzzRecord record(boolean complete) {
        return new FuzzRecord(
                order.facts().suiteVersion(),
                order.ruleset(),
                order.profile().toString(),
                order.largest(),
                order.seed(),
                order.extent().games().isPresent()
                        ? Optional.of(order.extent().games().getAsLong())
                        : Optional.empty(),
                List.of(new FuzzRecord.Part(
                        order.shard(),
                        configurations.stream()
                                .mapToLong(one -> one.account().walks())
                                .sum(),
                        complete)),
                configurations);
    }
}
