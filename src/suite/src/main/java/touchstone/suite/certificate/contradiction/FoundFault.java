package touchstone.suite.certificate.contradiction;

import touchstone.reference.choice.Variant;

/**
 * A game, found beside all scenarios, in which a program breaks a clause.
 *
 * @param source the finding's file
 * @param name that the program gives itself
 * @param version that it gives itself
 * @param start how it was started, as {@link StartedProgram#start} has it
 * @param rules those it was held to
 * @param clause the clause's id
 * @param game the smallest in which it was seen, in a line
 * @param isOfInput whether it takes what is illegal, which a player may
 */
public record FoundFault(
        String source,
        String name,
        String version,
        String start,
        Variant rules,
        String clause,
        String game,
        boolean isOfInput) {

    boolean isOf(StartedProgram program) {
        return name.equals(program.name()) && version.equals(program.version()) && start.equals(program.start());
    }
}
