package touchstone.suite.certificate.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchstone.spi.Capability;
import touchstone.spi.UnsupportedException;
import touchstone.suite.certificate.CertificateFactory;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/** Checks that the contents of a result agree with its verdict. */
final class ResultContentCheck {

    private ResultContentCheck() {}

    static List<String> faults(Result result) {
        List<String> faults = new ArrayList<>();
        boolean satisfied = result.verdict() == Verdict.SATISFIED;
        boolean finding = !result.message().isEmpty()
                || !result.step().isEmpty()
                || !result.expected().isEmpty()
                || !result.actual().isEmpty()
                || !result.errorTail().isEmpty();
        if (satisfied && finding) {
            faults.add("is said to be satisfied, and yet something was found: " + result.message());
        }
        if (!satisfied && result.message().isEmpty()) {
            faults.add("is said to be " + result.verdict() + ", and nothing says why");
        }
        boolean answered = result.verdict() == Verdict.VIOLATED || result.verdict() == Verdict.TOLERATED;
        if (answered == (result.expected().isEmpty() && result.actual().isEmpty())) {
            faults.add(
                    answered
                            ? "is said to be " + result.verdict()
                                    + ", and neither the expected nor the actual answer is given"
                            : "is said to be " + result.verdict()
                                    + ", and yet the subject answered otherwise than expected");
        }
        if (result.verdict() != Verdict.UNSUPPORTED && result.message().startsWith("needs ")) {
            faults.add("is said to be " + result.verdict() + ", and yet something was needed and lacking");
        }
        if (!result.clause().equals(result.scenario().replaceFirst("/[^/]*$", ""))) {
            faults.add("stands under the clause " + result.clause());
        }
        return faults;
    }

    /**
     * What is wrong with its being unsupported, or not.
     *
     * @param lacking what the subject lacks that the scenario needs from its beginning
     * @param capabilities the ids of what the subject has
     */
    static Optional<String> supportFault(Result result, Optional<Capability> lacking, Set<String> capabilities) {
        if (result.verdict() != Verdict.UNSUPPORTED) {
            return lacking.map(needed -> "has a verdict, although the subject lacks " + needed.id());
        }
        String capability = result.capability().orElse("");
        Optional<Capability> named = CertificateFactory.capability(capability);
        if (named.isEmpty()) {
            return Optional.of("is said to be unsupported for lack of '" + capability + "', which is no capability");
        }
        if (lacking.isPresent() && !lacking.get().equals(named.get())) {
            return Optional.of("is said to lack " + capability + ", and it is "
                    + lacking.get().id() + " that is lacking");
        }
        String needs = "needs " + capability + ": ";
        String usual = needs + new UnsupportedException(named.get()).getMessage();
        boolean told = result.message().startsWith(needs) && result.message().length() > needs.length();
        // What a subject has may still not do in a position, and then it is told why.
        boolean has = capabilities.contains(capability);
        if (!told || has && result.message().equals(usual)) {
            return Optional.of("is said to be unsupported for lack of " + capability
                    + (has
                            ? ", which the subject has, and nothing says what was lacking here"
                            : " without the usual words"));
        }
        return Optional.empty();
    }
}
