package touchstone.suite.run;

/** The run was cut short before this scenario had a result. */
final class CancelledException extends RuntimeException {

    CancelledException() {
        super("the run was cut short");
    }
}
