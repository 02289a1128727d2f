package touchstone.cli.options;

import picocli.CommandLine.Option;
import touchstone.cli.terminal.CommandException;
import touchstone.process.Confinement;
import touchstone.spi.SubjectErrorException;

/** Whether engines run in a sandbox. */
final class SandboxOption {

    @Option(
            names = "--sandbox",
            description =
                    "Run engines under bubblewrap: without network, with limits of memory, processes and time, and with no"
                            + " files to see but the system's and those beside what the command line names.")
    private boolean sandbox;

    /** @throws CommandException if this machine has no sandbox, with what to do */
    Confinement confinement() {
        Confinement confinement = sandbox ? Confinement.SANDBOX : Confinement.NONE;
        try {
            confinement.require();
        } catch (SubjectErrorException impossible) {
            throw CommandException.trouble("--sandbox: " + impossible.getMessage());
        }
        return confinement;
    }
}
