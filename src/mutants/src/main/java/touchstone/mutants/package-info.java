/**
 * Mutants: the rules broken on purpose, one clause at a time, in the ways in which programs break them.
 *
 * <p>A {@link touchstone.mutants.Mutant} {@linkplain touchstone.mutants.MutantClaim claims} to play by some rules. It has
 * another value on an axis, has one {@linkplain touchstone.mutants.fault.RuleFault article} wrong, or carries out some
 * {@linkplain touchstone.mutants.fault.ControllerFault request of a controller} wrongly.
 *
 * <p>Mutants are listed in the classes whose names end in {@code Mutants}, in packages by whose clauses they break: {@code
 * base} has the base rules, {@code axis} the axes, {@code ruleset} the articles of rulesets, and {@code protocol} requests
 * besides moves. What they do wrong is in the classes whose names end in {@code Faults}: those of rules are in {@code
 * fault}, those of requests in {@code protocol}.
 *
 * <p>A new class of mutants is a {@link touchstone.mutants.MutantSource} with a line in {@code META-INF/services/}.
 */
package touchstone.mutants;
