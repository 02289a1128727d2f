package touchstone.junit;

import org.junit.platform.commons.JUnitException;

/** A test class or its configuration is invalid, so that nothing can be run. The message says what to do. */
public final class ConfigurationException extends JUnitException {

    private static final long serialVersionUID = 1L;

    ConfigurationException(String message) {
        super(message);
    }

    ConfigurationException(String message, Throwable cause) {
        super(message, cause);
    }
}
