package touchstone.cli.certificate;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.formats.file.FileReason;
import touchstone.suite.certificate.signature.SigningKey;

@Command(
        name = "key",
        description = {
            "Makes a pair of keys to sign certificates with: " + SigningKey.PRIVATE_FILE + " to sign, "
                    + SigningKey.PUBLIC_FILE + " to check signatures.",
            "Keep the first to yourself, and publish the second where people know it to be yours. The keys are for "
                    + "Ed25519, in PEM."
        },
        exitCodeList = {"0:the keys are made", "2:they can't be written", "64:usage error, or there are keys already"},
        footer = "  ./touchstone certificate key --out keys")
final class CertificateKeyCommand extends TouchstoneCommand {

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "The folder for both files.")
    private Path folder;

    @Override
    protected ExitCode run() {
        SigningKey key = SigningKey.make();
        try {
            key.write(folder);
        } catch (FileAlreadyExistsException e) {
            throw CommandException.usage(e.getMessage()
                    + " is there already, and no key is overwritten; choose another " + "--out, or take it away");
        } catch (IOException e) {
            throw CommandException.trouble(
                    "can't write keys to " + folder + ": " + FileReason.of(e) + "; choose another --out");
        }
        out().println("To sign: " + folder.resolve(SigningKey.PRIVATE_FILE) + ", which nobody else may see");
        out().println("To check signatures: " + folder.resolve(SigningKey.PUBLIC_FILE) + ", SHA-256 "
                + key.verificationKey().fingerprint());
        return ExitCode.OK;
    }
}
