package touchstone.cli.certificate;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.cli.options.Installation;
import touchstone.cli.options.RulesetLookup;
import touchstone.cli.pages.BookBuilder;
import touchstone.cli.pages.MatrixPages;
import touchstone.cli.pages.RecordedWitnesses;
import touchstone.cli.run.SuiteFingerprint;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.PageProgress;
import touchstone.cli.terminal.SafeText;
import touchstone.formats.file.AtomicFile;
import touchstone.formats.file.FileReason;
import touchstone.formats.yaml.YamlException;
import touchstone.report.ReportException;
import touchstone.report.badge.Badge;
import touchstone.report.badge.BadgeEndpoint;
import touchstone.report.badge.BadgeSvg;
import touchstone.report.matrix.RunSource;
import touchstone.report.published.IndexEntries;
import touchstone.report.published.IndexEntry;
import touchstone.report.published.Publication;
import touchstone.report.published.PublicationFile;
import touchstone.report.published.PublishedIndex;
import touchstone.report.site.PageAsset;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.CertificateException;
import touchstone.suite.certificate.CertificateFile;
import touchstone.suite.certificate.check.Verification;
import touchstone.suite.certificate.contradiction.Contradiction;
import touchstone.suite.certificate.contradiction.Testimony;
import touchstone.suite.certificate.signature.CertificateSignature;
import touchstone.suite.specification.Specification;

/** Makes the pages of a folder of certificates. */
final class PublishRun {

    private final Specification specification;
    private final Path folder;
    private final Path pages;
    private final PrintWriter screen;
    private final PrintWriter err;
    private final Map<String, Badge> badges = new LinkedHashMap<>();

    /** @param pages where those go that are opened in a browser; made if it does not exist */
    PublishRun(Specification specification, Path folder, Path pages, PrintWriter screen, PrintWriter err) {
        this.specification = specification;
        this.folder = folder;
        this.pages = pages;
        this.screen = screen;
        this.err = err;
    }

    ExitCode publish() {
        Publication publication = publication();
        Verification.Measure measure = new Verification.Measure(
                specification, SuiteFingerprint.of(specification), name -> RulesetLookup.find(specification, name));
        // What is shown of each alone: all results of all of them at once would not fit in memory.
        Map<Path, IndexEntry> entries = new LinkedHashMap<>();
        List<Testimony> testimonies = new ArrayList<>();
        List<String> faults = new ArrayList<>();
        for (Path file : files()) {
            try {
                Verification verification = Verification.of(file, measure);
                verification.defects().forEach(defect -> faults.add(file + ": " + defect));
                if (verification.isSound()) {
                    Certificate certificate = verification.certificate().orElseThrow();
                    entries.put(file, entry(file, certificate));
                    testimonies.add(Testimony.of(file.getFileName().toString(), certificate));
                }
            } catch (CertificateException fault) {
                faults.add(fault.getMessage());
            }
        }
        if (!faults.isEmpty()) {
            faults.forEach(fault -> err.println("touchstone: " + SafeText.line(fault)));
            throw CommandException.trouble("nothing was written; make these certificates again or take them away");
        }
        requireConsistent(testimonies);
        requireKnown(
                publication,
                entries.values().stream().map(IndexEntry::implementation).toList());
        try {
            write(publication, entries);
            if (Files.notExists(pages.resolve(PublishedIndex.PAGE))) {
                // Folders are made as pages come to them, also in the place of one that was taken away.
                throw new IOException(pages + " vanished while it was written to");
            }
        } catch (IOException | ReportException e) {
            throw CommandException.trouble("can't write to " + folder + " or " + pages + ": " + FileReason.of(e));
        }
        screen.println("Published: " + pages.resolve(PublishedIndex.PAGE) + ", of " + entries.size() + " certificates");
        return ExitCode.OK;
    }

    private void requireConsistent(List<Testimony> testimonies) {
        List<Contradiction> contradictions;
        try {
            contradictions = new PublishedContradictions(specification, folder).among(testimonies);
        } catch (IOException | IllegalArgumentException fault) {
            throw CommandException.trouble(SafeText.line("" + fault.getMessage()));
        }
        if (!contradictions.isEmpty()) {
            contradictions.forEach(one -> err.println("touchstone: " + SafeText.line(one.toString())));
            throw CommandException.trouble(
                    "nothing was written; what is published together may not contradict itself: make"
                            + " these certificates again, or correct what is no longer so");
        }
    }

    /** With its badge, if there is anything to say in one. */
    private IndexEntry entry(Path file, Certificate certificate) {
        IndexEntry entry = IndexEntries.of(file.getFileName().toString(), certificate);
        if (entry.badged()) {
            Badge other = badges.put(entry.badge(), Badge.of(certificate));
            if (other != null) {
                throw CommandException.trouble(file + " and another differ by nothing but .gz; take one of them away");
            }
        }
        return entry;
    }

    private Publication publication() {
        Path file = folder.resolve(PublicationFile.NAME);
        try {
            return PublicationFile.read(file);
        } catch (YamlException fault) {
            throw CommandException.trouble(file + ":" + fault.line() + ": " + fault.getMessage());
        } catch (IOException e) {
            throw CommandException.usage("no " + PublicationFile.NAME + " in " + folder
                    + "; expected a folder with that file and certificates/, such as reports/published");
        }
    }

    private List<Path> files() {
        Path certificates = folder.resolve("certificates");
        try (Stream<Path> files = Files.list(certificates)) {
            List<Path> found = files.filter(CertificateFile::isNamedSo).sorted().toList();
            if (found.isEmpty()) {
                throw CommandException.usage(
                        "no certificates in " + certificates + "; put there what certify --certificate writes");
            }
            return found;
        } catch (IOException e) {
            throw CommandException.usage("no folder " + certificates + "; put there what certify --certificate writes");
        }
    }

    /** Each certificate is of an implementation of which it is said where it comes from, and of each there is one. */
    private void requireKnown(Publication publication, List<String> slugs) {
        for (String slug : slugs) {
            if (!publication.implementations().containsKey(slug)) {
                throw CommandException.trouble("nothing is said of '" + slug + "' in "
                        + folder.resolve(PublicationFile.NAME) + ", below implementations:; say what it is and where"
                        + " it comes from");
            }
        }
        for (String slug : publication.implementations().keySet()) {
            if (!slugs.contains(slug)) {
                throw CommandException.trouble("no certificate of '" + slug + "', of which "
                        + folder.resolve(PublicationFile.NAME) + " tells; expected certificates/" + slug
                        + ".*.json or .json.gz, or a word under not-run:");
            }
        }
    }

    private void write(Publication publication, Map<Path, IndexEntry> entries) throws IOException {
        List<RunSource> sources = new ArrayList<>();
        for (Path file : entries.keySet()) {
            sources.add(RunSource.ofCertificate(file));
        }
        // First the index and the certificates, which the other pages lead to if they are there.
        PublishedIndex index = new PublishedIndex(publication, List.copyOf(entries.values()), Installation.version());
        PageAsset.LOOK.write(pages.resolve("assets"));
        for (PageAsset asset : PublishedIndex.assets()) {
            asset.write(pages.resolve("assets"));
        }
        AtomicFile.write(folder.resolve("README.md"), index.markdown());
        AtomicFile.write(pages.resolve(PublishedIndex.PAGE), index.page());
        for (Map.Entry<String, String> page : index.implementationPages().entrySet()) {
            Path file = pages.resolve(page.getKey());
            Files.createDirectories(file.getParent());
            AtomicFile.write(file, page.getValue());
        }
        Path certificates = Files.createDirectories(pages.resolve(PublishedIndex.CERTIFICATES));
        for (Path file : entries.keySet()) {
            AtomicFile.copy(file, certificates.resolve(file.getFileName()));
            Path signature = CertificateSignature.file(file);
            if (Files.exists(signature)) {
                AtomicFile.copy(signature, certificates.resolve(signature.getFileName()));
            }
        }
        Path book = pages.resolve("book");
        MatrixPages.site(specification, pages, Optional.of(book))
                .write(pages, publication.title(), sources, new PageProgress());
        BookBuilder.print(specification, RecordedWitnesses.in(specification, List.copyOf(entries.keySet())), book);
        writeBadges(folder);
        writeBadges(pages);
    }

    private void writeBadges(Path to) throws IOException {
        // A badge of a certificate that is no more would say what nothing shows.
        try (DirectoryStream<Path> old =
                Files.newDirectoryStream(Files.createDirectories(to.resolve("badges")), "*.{svg,json}")) {
            for (Path badge : old) {
                Files.delete(badge);
            }
        }
        for (Map.Entry<String, Badge> badge : badges.entrySet()) {
            Path picture = to.resolve(badge.getKey());
            AtomicFile.write(picture, BadgeSvg.of(badge.getValue()));
            AtomicFile.write(
                    picture.resolveSibling(picture.getFileName().toString().replaceFirst("svg$", "json")),
                    BadgeEndpoint.of(badge.getValue()));
        }
    }
}
