package touchstone.suite.certificate.contradiction;

/**
 * Two statements of which one at least is not true, or no longer.
 *
 * @param says the file of the one
 * @param what it says of the clause or of the scenario, as the rest of a sentence
 * @param against the other: a file, or a known limit
 * @param shown what that says
 * @param clause the clause's id
 * @param scenario the scenario's id; of a finding the smallest game
 */
public record Contradiction(String says, String what, String against, String shown, String clause, String scenario) {

    /** Both sides in a line. */
    @Override
    public String toString() {
        return clause + ", " + scenario + ": " + says + " says " + what + ", " + against + " says " + shown;
    }
}
