package touchstone.suite.certificate;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationFiles;

/**
 * The hash of a specification: the SHA-256 of a sorted list that has a line for each feature file and each ruleset,
 * with the SHA-256 of its text in UTF-8, two blanks and its path within its folder. The same wherever the folders lie,
 * and whichever line endings a checkout gave the files.
 */
public final class SpecificationHash {

    private SpecificationHash() {}

    /** @param folder Touchstone's own features */
    public static SuiteVersion.SpecificationPrint of(Path folder, Specification specification) {
        List<SpecificationFiles.Source> files = SpecificationFiles.of(folder, specification.additions());
        return new SuiteVersion.SpecificationPrint(
                Sha256.of(files.stream()
                        .map(file -> Sha256.of(file.text()) + "  " + file.name() + "\n")
                        .sorted()
                        .collect(Collectors.joining())),
                files.size(),
                specification.clauses().size(),
                (int) specification.scenarios().count(),
                files.stream()
                        .filter(SpecificationFiles.Source::added)
                        .map(file -> new SuiteVersion.Added(file.name(), Sha256.of(file.text())))
                        .toList());
    }
}
