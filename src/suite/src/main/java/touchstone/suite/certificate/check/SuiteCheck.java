package touchstone.suite.certificate.check;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.ClauseEntry;
import touchstone.suite.certificate.ClauseHash;
import touchstone.suite.certificate.Defect;
import touchstone.suite.certificate.SuiteVersion;
import touchstone.suite.specification.Clause;

/**
 * Compares the suite that made a certificate with the one that checks it.
 *
 * @param same whether both have the same specification, with the clauses that the certificate says nothing of
 * @param changed the ids of those of its clauses that are not here, or say something else
 */
record SuiteCheck(boolean same, Set<String> changed) {

    /** How many clauses are named in a line. */
    private static final int NAMED = 10;

    static SuiteCheck of(
            Certificate certificate, Verification.Measure measure, List<Defect> defects, List<String> remarks) {
        SuiteVersion its = certificate.suite();
        SuiteVersion here = measure.suite();
        boolean same = its.specification().sha256().equals(here.specification().sha256());
        Set<String> changed = changed(certificate, measure);
        if (same && !its.specification().equals(here.specification())) {
            defects.add(
                    new Defect("suite.specification", "its counts are not those of the specification with this hash"));
        }
        if (same && !changed.isEmpty()) {
            defects.add(new Defect(
                    "clauses",
                    "with the specification of this hash there are no such clauses as " + listed(changed)
                            + ", by their hashes"));
        }
        if (!same && !changed.isEmpty()) {
            defects.add(new Defect(
                    "suite.specification",
                    "made by another specification than the one here, of Touchstone " + its.version() + added(its)
                            + "; what " + listed(changed) + " said and asked can't be known; check it by that one, or"
                            + " certify again"));
        }
        if (!same && changed.isEmpty()) {
            remarks.add("The specification here is another one, but all clauses of the certificate are the same");
        }
        if (!its.version().equals(here.version()) || !its.program().equals(here.program())) {
            remarks.add("Made by another build of Touchstone, " + its.version() + "; this is " + here.version());
        }
        return new SuiteCheck(same, changed);
    }

    private static Set<String> changed(Certificate certificate, Verification.Measure measure) {
        Set<String> changed = new LinkedHashSet<>();
        for (ClauseEntry entry : certificate.clauses()) {
            Optional<Clause> here = measure.specification().clause(entry.clause());
            if (here.map(ClauseHash::of).filter(entry.sha256()::equals).isEmpty()) {
                changed.add(entry.clause());
            }
        }
        return changed;
    }

    private static String added(SuiteVersion suite) {
        return suite.specification().added().isEmpty()
                ? ""
                : " with "
                        + listed(suite.specification().added().stream()
                                .map(SuiteVersion.Added::file)
                                .toList())
                        + " added by --features or --rulesets";
    }

    static String listed(Collection<String> names) {
        return String.join(", ", names.stream().limit(NAMED).toList())
                + (names.size() > NAMED ? " and " + (names.size() - NAMED) + " more" : "");
    }
}
