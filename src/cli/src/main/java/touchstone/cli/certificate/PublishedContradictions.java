package touchstone.cli.certificate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.cli.options.Installation;
import touchstone.explore.diagnosis.Deviation;
import touchstone.explore.finding.FindingFile;
import touchstone.explore.finding.FuzzFinding;
import touchstone.gtp.descriptor.Descriptor;
import touchstone.gtp.descriptor.ShippedDescriptors;
import touchstone.spi.Identity;
import touchstone.suite.certificate.contradiction.Contradiction;
import touchstone.suite.certificate.contradiction.Contradictions;
import touchstone.suite.certificate.contradiction.FindingContradictions;
import touchstone.suite.certificate.contradiction.FoundFault;
import touchstone.suite.certificate.contradiction.LimitContradictions;
import touchstone.suite.certificate.contradiction.Testimony;
import touchstone.suite.specification.Specification;

/**
 * What contradicts certificates that are to be published together: each other, the findings beside them, and the known limits of
 * their descriptors.
 *
 * @param folder that is published
 */
record PublishedContradictions(Specification specification, Path folder) {

    /** The folder, if there is one, with findings as {@code fuzz} writes them. */
    static final String FINDINGS = "findings";

    /** @throws IOException if a finding can't be read */
    List<Contradiction> among(List<Testimony> testimonies) throws IOException {
        List<Contradiction> found = new ArrayList<>(new Contradictions(specification).among(testimonies));
        found.addAll(new FindingContradictions(specification).among(testimonies, faults()));
        Map<String, List<Testimony>> described = new LinkedHashMap<>();
        for (Testimony one : testimonies) {
            descriptor(one).ifPresent(descriptor -> described
                    .computeIfAbsent(descriptor.name(), name -> new ArrayList<>())
                    .add(one));
        }
        described.forEach((name, ones) -> found.addAll(new LimitContradictions(specification, name + ".yaml")
                .among(ones, ShippedDescriptors.named(name).orElseThrow().knownLimits())));
        return found;
    }

    /** The descriptor that it was run by; an engine that has that name for another reason is another program. */
    private static Optional<Descriptor> descriptor(Testimony one) {
        String name = one.subject().replaceFirst(Descriptor.OF + ".*", "");
        return ShippedDescriptors.named(name)
                .filter(descriptor -> one.program().start().startsWith(program(descriptor) + " "));
    }

    /** A certificate has the command line of a subject of the subject protocol without the word that says that it is one. */
    private static String program(Descriptor descriptor) {
        String first = descriptor.command().get(0);
        return first.startsWith(Identity.RPC) ? first.substring(Identity.RPC.length()) : first;
    }

    private List<FoundFault> faults() throws IOException {
        Path findings = folder.resolve(FINDINGS);
        if (!Files.isDirectory(findings)) {
            return List.of();
        }
        List<FoundFault> faults = new ArrayList<>();
        List<Path> files;
        try (Stream<Path> all = Files.walk(findings)) {
            files = all.filter(file -> file.getFileName().toString().equals(FindingFile.NAME))
                    .sorted()
                    .toList();
        }
        for (Path file : files) {
            FuzzFinding finding = FindingFile.read(file);
            // What was seen once and then no more is no evidence against anything.
            if (finding.reproduced() > 0) {
                faults.add(fault(folder.relativize(file).toString(), finding));
            }
        }
        return faults;
    }

    private static FoundFault fault(String file, FuzzFinding finding) {
        return new FoundFault(
                file,
                finding.subject().name(),
                finding.subject().version(),
                Installation.places().hide(finding.subject().command()),
                finding.variant(),
                finding.cause().clause(),
                "on " + finding.board() + " " + String.join(", ", finding.steps()),
                finding.cause().deviation() == Deviation.TAKES);
    }
}
