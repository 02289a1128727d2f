package touchstone.cli.fuzz;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.explore.campaign.Shard;
import touchstone.suite.specification.Specification;

@Command(
        name = "merge",
        description = {
            "Merges the findings of all shards of one fuzz campaign.",
            "A cause found by several shards becomes one finding with the smallest example, and nothing is "
                    + "counted twice."
        },
        exitCodeList = {
            "0:no disagreement was found",
            "1:a disagreement was found",
            "2:a folder can't be read or written, or a shard is missing or was cut short",
            "64:the folders are not of one campaign, or another usage error"
        },
        footer = "  ./touchstone fuzz merge whole shard-0 shard-1 shard-2")
final class FuzzMergeCommand extends TouchstoneCommand {

    @Parameters(index = "0", paramLabel = "OUT", description = "The folder for the result.")
    private Path out;

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "DIR", description = "The folder of each shard's run.")
    private List<Path> folders = List.of();

    @ParentCommand
    private FuzzCommand fuzz;

    @Override
    protected ExitCode run() {
        PrintWriter screen = out();
        Specification specification = fuzz.specification();
        List<FuzzRecord> records = new ArrayList<>();
        for (Path folder : folders) {
            if (isSame(folder, out)) {
                throw CommandException.usage("'" + out + "' is one of the folders to be merged; expected another OUT");
            }
            records.add(read(folder));
        }
        FuzzRecord whole;
        try {
            whole = FuzzMerge.of(records);
        } catch (MergeException fault) {
            throw CommandException.usage("these can't be merged: " + fault.getMessage());
        }
        try (FuzzFolder merged = FuzzRun.open(out)) {
            merged.write(whole);
            new MergedFindings(new FindingWriter(specification), out).join(folders, records, whole);
        } catch (IOException | UncheckedIOException e) {
            throw CommandException.unwritable(out, e);
        }
        new FuzzScreen(specification, screen).merged(whole, out);
        return complain(whole);
    }

    private static boolean isSame(Path one, Path other) {
        try {
            return Files.exists(one) && Files.exists(other) && Files.isSameFile(one, other);
        } catch (IOException e) {
            return false;
        }
    }

    private static FuzzRecord read(Path folder) {
        try {
            return FuzzRecordFile.read(folder);
        } catch (IOException e) {
            throw CommandException.trouble(e.getMessage() + "; expected the folder of a ./touchstone fuzz run");
        }
    }

    /** Says what is missing from the whole. */
    private ExitCode complain(FuzzRecord whole) {
        List<Shard> missing = FuzzMerge.missing(whole);
        if (!missing.isEmpty()) {
            err().println("touchstone: missing of this campaign: shard "
                    + missing.stream().map(Shard::toString).collect(Collectors.joining(", ")));
        }
        List<FuzzRecord.Part> cut =
                whole.shards().stream().filter(part -> !part.complete()).toList();
        if (!cut.isEmpty()) {
            err().println("touchstone: cut short: shard "
                    + cut.stream().map(part -> part.shard().toString()).collect(Collectors.joining(", ")));
        }
        if (!missing.isEmpty() || !cut.isEmpty()) {
            return ExitCode.TROUBLE;
        }
        return whole.found() ? ExitCode.VIOLATIONS : ExitCode.OK;
    }
}
