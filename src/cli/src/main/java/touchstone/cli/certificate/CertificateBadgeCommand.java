package touchstone.cli.certificate;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import touchstone.cli.options.SpecificationOptions;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.OutputFile;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.report.badge.Badge;
import touchstone.report.badge.BadgeEndpoint;
import touchstone.report.badge.BadgeSvg;
import touchstone.suite.certificate.Certificate;

@Command(
        name = "badge",
        description = "Makes a badge of a sound certificate, as a picture and as an endpoint for shields.io.",
        exitCodeList = {
            "0:the badge is made",
            "2:the certificate is not sound, is incomplete, or claims nothing",
            "64:usage error"
        },
        footer = "  ./touchstone certificate badge out.json --svg badge.svg --json badge.json")
final class CertificateBadgeCommand extends TouchstoneCommand {

    @Mixin
    private SpecificationOptions own;

    @Parameters(paramLabel = "FILE", description = "A certificate, as certify --certificate writes it.")
    private Path file;

    @Option(names = "--svg", paramLabel = "FILE", description = "The file for the picture.")
    private Optional<Path> svg = Optional.empty();

    @Option(names = "--json", paramLabel = "FILE", description = "The file for the JSON for shields.io.")
    private Optional<Path> json = Optional.empty();

    @Override
    protected ExitCode run() {
        if (svg.isEmpty() && json.isEmpty()) {
            throw CommandException.usage("nothing is asked for; give --svg FILE, --json FILE or both");
        }
        Badge badge = Badge.of(certificate());
        svg.ifPresent(target -> OutputFile.write(target, BadgeSvg.of(badge)));
        json.ifPresent(target -> OutputFile.write(target, BadgeEndpoint.of(badge)));
        out().println(badge.text());
        return ExitCode.OK;
    }

    private Certificate certificate() {
        Certificate certificate = SoundCertificate.read(file, "badge", own.specification());
        return switch (certificate.conclusion()) {
            case CONFORMS, CONFORMS_AS_FAR_AS_GTP_SHOWS, NO_VIOLATION_SEEN, VIOLATIONS -> certificate;
            case NOTHING_CLAIMED ->
                throw CommandException.trouble(
                        "no badge of " + file + ": nothing is claimed in it; certify with --ruleset");
            case TROUBLE ->
                throw CommandException.trouble("no badge of " + file
                        + ": the subject broke down or showed nothing, so it can't be said whether it conforms");
        };
    }
}
