package touchstone.suite.certificate;

import java.util.List;

/**
 * The version of the suite that tested a subject.
 *
 * @param version of Touchstone
 * @param program a fingerprint of the program: the same for the same classes, whenever they were put into a jar
 * @param specification what it went by
 */
public record SuiteVersion(String version, Fingerprint program, SpecificationPrint specification) {

    /**
     * @param of what was hashed, in words
     * @param sha256 in lower-case hexadecimal
     */
    public record Fingerprint(String of, String sha256) {}

    /**
     * The features and rulesets as they were read.
     *
     * @param sha256 of all files, as {@link SpecificationHash} takes it, in lower-case hexadecimal
     * @param files how many there are
     * @param clauses how many there are
     * @param scenarios how many there are
     * @param added those of the files that are not Touchstone's own, by their paths within the folders that were added
     */
    public record SpecificationPrint(String sha256, int files, int clauses, int scenarios, List<Added> added) {
        public SpecificationPrint {
            added = List.copyOf(added);
        }
    }

    /**
     * A file with rules of somebody's own.
     *
     * @param sha256 of its text, in lower-case hexadecimal
     */
    public record Added(String file, String sha256) {}
}
