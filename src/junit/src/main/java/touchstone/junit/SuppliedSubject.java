package touchstone.junit;

import java.util.Set;
import touchstone.spi.Capability;
import touchstone.spi.Identity;
import touchstone.spi.Subject;

/** A subject written by others: what every run needs is asked once and checked. */
record SuppliedSubject(Class<?> test, SubjectMethod method) {

    /** @throws ConfigurationException if there is none, or it does not say who it is and what it can do */
    Subject get() {
        Subject subject = method.supply();
        Identity identity = asked(subject, "identity()", subject::identity);
        if (identity.id() == null || identity.id().isBlank()) {
            throw new ConfigurationException(
                    words(subject, "identity()") + " has no id; expected a short name such as \"my-library\"");
        }
        Set<Capability> capabilities = asked(subject, "capabilities()", subject::capabilities);
        if (capabilities.isEmpty()) {
            throw new ConfigurationException(words(subject, "capabilities()")
                    + " is empty, so nothing could be tried; expected what the library can do, as in"
                    + " EnumSet.of(Capability.BOARD_SIZE, Capability.READS_BOARD, Capability.ENFORCES_LEGALITY)");
        }
        return subject;
    }

    private <T> T asked(Subject subject, String what, java.util.function.Supplier<T> question) {
        T answer;
        try {
            answer = question.get();
        } catch (RuntimeException | LinkageError e) {
            throw new ConfigurationException(words(subject, what) + " throws " + e, e);
        }
        if (answer == null) {
            throw new ConfigurationException(words(subject, what) + " returns null");
        }
        return answer;
    }

    private String words(Subject subject, String what) {
        return what + " of the subject " + subject.getClass().getName() + ", which " + method.name() + " returns,";
    }
}
