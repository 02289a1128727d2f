package touchstone.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import touchstone.laboratory.find.Claimed;
import touchstone.laboratory.find.Finding;
import touchstone.laboratory.find.FindingFile;
import touchstone.laboratory.fuzz.Discoveries;
import touchstone.laboratory.fuzz.Discovery;
import touchstone.laboratory.fuzz.FuzzFolder;
import touchstone.laboratory.walk.Disagreement;
import touchstone.laboratory.walk.WalkSource;
import touchstone.subject.Subject;
import touchstone.suite.result.RunFacts;

/** Writes down what a campaign with one configuration of a subject finds, as it comes. */
final class FuzzFindings implements Discoveries.Sink {

    private final FuzzFolder folder;
    private final FindingWriter writer;
    private final String configuration;
    private final Claimed claimed;
    private final Subject subject;
    private final RunFacts facts;
    private final Map<Integer, Finding> findings = new LinkedHashMap<>();

    /** @param configuration its name, which may be empty */
    FuzzFindings(
            FuzzFolder folder,
            FindingWriter writer,
            String configuration,
            Claimed claimed,
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
    public void met(WalkSource.Drawn drawn, Disagreement disagreement) {
        folder.met(configuration, drawn, disagreement);
    }

    @Override
    public void found(Discovery discovery, Disagreement disagreement) {
        Finding.Origin origin = new Finding.Origin(
                facts.commandLine(), facts.seed(), discovery.shownOn(), disagreement.at() + 1, Instant.now());
        Finding finding = Finding.of(
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
    String place(Discovery discovery) {
        return FuzzFolder.findings(configuration) + "/"
                + FindingWriter.folder(findings.get(discovery.number()), discovery.number());
    }

    /** What there is to say of one. */
    Finding of(Discovery discovery) {
        return findings.get(discovery.number());
    }

    /** Notes in each finding how often its cause was met in all. */
    void finish(Discoveries discoveries) {
        for (Discovery discovery : discoveries.causes()) {
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
