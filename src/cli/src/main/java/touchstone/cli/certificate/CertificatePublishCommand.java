package touchstone.cli.certificate;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import touchstone.cli.options.Installation;
import touchstone.cli.options.SpecificationOptions;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.TouchstoneCommand;

@Command(
        name = "publish",
        description = {
            "Makes pages of a folder of certificates: an index, badges, the matrix and the rule book with all "
                    + "results.",
            "The folder holds certificates/*.json or *.json.gz, as certify --certificate writes them, each named after an "
                    + "implementation and a variant, as in gnu-go.japanese.json; and published.yaml, which says where each "
                    + "implementation comes from and what could not be run. Each certificate is verified first, and nothing "
                    + "is written if one is not sound, or if they contradict each other, a finding in findings/ or a "
                    + "known limit."
        },
        exitCodeList = {
            "0:the pages are made",
            "2:a certificate is not sound or contradicts another, or a file can't be read or written",
            "64:the folder has no certificates, or another usage error"
        },
        footer = {"  ./touchstone certificate publish", "  ./touchstone certificate publish my-certificates"})
final class CertificatePublishCommand extends TouchstoneCommand {

    @Mixin
    private SpecificationOptions own;

    @Parameters(
            paramLabel = "DIR",
            arity = "0..1",
            description = "The folder. Default: reports/published in Touchstone's checkout.")
    private Optional<Path> folder = Optional.empty();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where the pages go. Default: pages in the folder. The index as Markdown and the badges are"
                    + " written to the folder itself.")
    private Optional<Path> out = Optional.empty();

    @Override
    protected ExitCode run() {
        Path published = folder.orElseGet(() ->
                Installation.checkout("certificate publish without a folder").resolve("reports/published"));
        return new PublishRun(
                        own.specification(), published, out.orElseGet(() -> published.resolve("pages")), out(), err())
                .publish();
    }
}
