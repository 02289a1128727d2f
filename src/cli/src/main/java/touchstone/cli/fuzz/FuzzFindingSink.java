package touchstone.cli.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import touchstone.explore.campaign.FoundCause;
import touchstone.explore.campaign.FoundCauses;
import touchstone.explore.finding.ClaimedVariant;
import touchstone.explore.finding.FindingFile;
import touchstone.explore.finding.FuzzFinding;
import touchstone.explore.trace.Disagreement;
import touchstone.explore.trace.TraceSource;
import touchstone.spi.Subject;
import touchstone.suite.result.RunFacts;

/** Writes the findings of a campaign with one configuration as they come. */
final class FuzzFindingSink implements FoundCauses.Sink {

    private final FuzzFolder folder;
    private final FindingWriter writer;
    private final String configuration;
    private final ClaimedVariant claimed;
    private final Subject subject;
    private final RunFacts facts;
    private final Map<Integer, FuzzFinding> findings = new LinkedHashMap<>();

    /** @param configuration its name, which may be empty */
    FuzzFindingSink(
            FuzzFolder folder,
            FindingWriter writer,
            String configuration,
            ClaimedVariant claimed,
            Subject subject,
            RunFacts facts) {
        this.folder = folder;
        this.writer = writer;
        this.configuration = configuration;
        this.claimed = claimed;
        this.subject = subject;
        this.facts = facts;
    }

    @Override
    public void met(TraceSource.Drawn drawn, Disagreement disagreement) {
        folder.met(configuration, drawn, disagreement);
    }

    @Override
    public void found(FoundCause discovery, Disagreement disagreement) {
        FuzzFinding.Origin origin = new FuzzFinding.Origin(
                facts.commandLine(), facts.seed(), discovery.shownOn(), disagreement.at() + 1, Instant.now());
        FuzzFinding finding = FuzzFinding.of(
                discovery.smallest(), claimed, subject.identity(), origin, facts.suiteVersion(), subject.knownLimits());
        findings.put(discovery.number(), finding);
        try {
            writer.write(finding, discovery.number(), Optional.of(subject), parent());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path parent() {
        return folder.path().resolve(FuzzFolder.findings(configuration));
    }

    /** Where one is, below the folder of the run. */
    String place(FoundCause discovery) {
        return FuzzFolder.findings(configuration) + "/"
                + FindingWriter.folder(findings.get(discovery.number()), discovery.number());
    }

    /** What there is to say of one. */
    FuzzFinding of(FoundCause discovery) {
        return findings.get(discovery.number());
    }

    /** Notes in each finding how often its cause was met in all. */
    void finish(FoundCauses discoveries) {
        for (FoundCause discovery : discoveries.causes()) {
            try {
                FindingFile.write(
                        findings.get(discovery.number()).met(discovery.examined()),
                        folder.path().resolve(place(discovery)).resolve(FindingFile.NAME));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
