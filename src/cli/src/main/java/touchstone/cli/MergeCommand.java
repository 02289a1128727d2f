package touchstone.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import touchstone.laboratory.fuzz.FuzzFile;
import touchstone.laboratory.fuzz.FuzzFolder;
import touchstone.laboratory.fuzz.FuzzRecord;
import touchstone.laboratory.fuzz.MergeFault;
import touchstone.laboratory.fuzz.Merging;
import touchstone.laboratory.fuzz.Shard;
import touchstone.suite.specification.Specification;

@Command(
        name = "merge",
        description =
                "Joins what the shards of one fuzz campaign found: a cause that several met is one finding, with the "
                        + "smallest example, and nothing is counted twice.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:nothing was found",
            "1:something was found",
            "2:a folder can't be read or written, or a shard is missing or was cut short",
            "64:the folders are not of one campaign, or the command line makes no sense"
        })
final class MergeCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "OUT", description = "Where the whole goes.")
    private Path out;

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "DIR", description = "The folder of each shard's run.")
    private List<Path> folders = List.of();

    @Mixin
    private OwnRules own;

    @Override
    public Integer call() {
        PrintWriter screen = spec.commandLine().getOut();
        Specification specification = own.specification();
        List<FuzzRecord> records = new ArrayList<>();
        for (Path folder : folders) {
            if (isSame(folder, out)) {
                throw Complaint.usage("'" + out + "' is one of the folders to be merged; expected another OUT");
            }
            records.add(read(folder));
        }
        FuzzRecord whole;
        try {
            whole = Merging.of(records);
        } catch (MergeFault fault) {
            throw Complaint.usage("these can't be merged: " + fault.getMessage());
        }
        try (FuzzFolder merged = FuzzFolders.open(out)) {
            merged.write(whole);
            new MergedFindings(new FindingWriter(specification), out).join(folders, records, whole);
        } catch (IOException | UncheckedIOException e) {
            throw Complaint.trouble("can't write to " + out + ": " + e.getMessage());
        }
        new FuzzScreen(specification, screen).merged(whole, out);
        return complain(whole).code();
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
            return FuzzFile.read(folder);
        } catch (IOException e) {
            throw Complaint.trouble(e.getMessage() + "; expected the folder of a ./touchstone fuzz run");
        }
    }

    /** Says what is missing from the whole. */
    private ExitCode complain(FuzzRecord whole) {
        List<Shard> missing = Merging.missing(whole);
        if (!missing.isEmpty()) {
            spec.commandLine()
                    .getErr()
                    .println("touchstone: missing of this campaign: shard "
                            + missing.stream().map(Shard::toString).collect(Collectors.joining(", ")));
        }
        List<FuzzRecord.Part> cut =
                whole.shards().stream().filter(part -> !part.complete()).toList();
        if (!cut.isEmpty()) {
            spec.commandLine()
                    .getErr()
                    .println("touchstone: cut short: shard "
                            + cut.stream().map(part -> part.shard().toString()).collect(Collectors.joining(", ")));
        }
        if (!missing.isEmpty() || !cut.isEmpty()) {
            return ExitCode.TROUBLE;
        }
        return whole.found() ? ExitCode.VIOLATIONS : ExitCode.CONFORMS;
    }
}
