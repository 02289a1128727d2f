package touchstone.cli.certificate;

import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import touchstone.cli.options.SpecificationOptions;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.suite.certificate.signature.CertificateSignature;
import touchstone.suite.certificate.signature.PemException;
import touchstone.suite.certificate.signature.SigningKey;

@Command(
        name = "sign",
        description = {
            "Signs a sound certificate: whoever has your public key can check that it is yours and unchanged.",
            "The signature goes to a file beside it, whose name ends with .sig. The certificate stays as it is."
        },
        exitCodeList = {
            "0:it is signed",
            "2:the certificate is not sound, or the signature can't be written",
            "64:usage error, or no private key in the file"
        },
        footer = {
            "  ./touchstone certificate key --out keys",
            "  ./touchstone certificate sign out.json --key keys/private.pem",
            "  ./touchstone certificate verify out.json --key keys/public.pem"
        })
final class CertificateSignCommand extends TouchstoneCommand {

    @Mixin
    private SpecificationOptions own;

    @Parameters(paramLabel = "FILE", description = "A certificate, as certify --certificate writes it.")
    private Path file;

    @Option(
            names = "--key",
            paramLabel = "PRIVATE",
            required = true,
            description = "Your private key, as certificate key writes it.")
    private Path key;

    @Override
    protected ExitCode run() {
        SigningKey signer;
        try {
            signer = SigningKey.read(key);
        } catch (PemException fault) {
            throw CommandException.usage("--key " + fault.getMessage());
        }
        SoundCertificate.read(file, "signature", own.specification());
        try {
            Path signature = CertificateSignature.sign(file, signer);
            out().println("Signed: " + signature + ", by the key with the SHA-256 "
                    + signer.verificationKey().fingerprint());
        } catch (IOException e) {
            throw CommandException.trouble("can't sign " + file + ": " + e.getMessage());
        }
        return ExitCode.OK;
    }
}
