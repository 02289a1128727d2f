package touchstone.suite.run;

/** The run was cut short before this scenario could say anything. */
final class CancelledException extends RuntimeException {

    CancelledException() {
        super("the run was cut short");
    }
}
