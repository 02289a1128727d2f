package touchstone.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "publish",
        description = {
            "Makes pages of a folder of certificates: an index, badges, the matrix and the rule book with who satisfies what.",
            "The folder holds certificates/*.json or *.json.gz, as certify --certificate writes them, each named after an implementation and "
                    + "whatever tells it apart, as in gnu-go.japanese.json; and published.yaml, which says where each "
                    + "implementation comes from and what could not be run. Each certificate is verified first, and nothing "
                    + "is written if one does not hold."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:the pages are there",
            "2:a certificate does not hold, or a file can't be read or written",
            "64:the folder is none, or the command line makes no sense"
        })
final class PublishCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private OwnRules own;

    @Parameters(
            paramLabel = "DIR",
            arity = "0..1",
            description = "The folder. Default: reports/published in Touchstone's folder.")
    private Optional<Path> folder = Optional.empty();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where the pages go. Default: pages in the folder. The index as Markdown and the badges are"
                    + " written to the folder itself.")
    private Optional<Path> out = Optional.empty();

    @Override
    public Integer call() {
        Path published = folder.orElseGet(() -> Home.path().resolve("reports/published"));
        return new PublishRun(
                        own.specification(),
                        published,
                        out.orElseGet(() -> published.resolve("pages")),
                        spec.commandLine().getOut(),
                        spec.commandLine().getErr())
                .publish()
                .code();
    }
}
