package touchstone.suite.run;

/** The run was cut short before this scenario could say anything. */
final class Cancelled extends RuntimeException {

    Cancelled() {
        super("the run was cut short");
    }
}
