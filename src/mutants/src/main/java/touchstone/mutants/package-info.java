/**
 * The rules got wrong in as many ways as programs get them wrong, one clause at a time.
 *
 * <p>A {@link touchstone.mutants.Mutant} {@linkplain touchstone.mutants.MutantClaim claims} to play by some
 * rules. It makes another choice on an axis, has another {@linkplain touchstone.mutants.fault.RuleFault article}, or
 * does something else {@linkplain touchstone.mutants.fault.ControllerFault wrong} that it is asked for.
 *
 * <p>Mutants are listed in the files whose names end in {@code Mutants}, in packages that go by whose clauses they break:
 * {@code base} has the base rules, {@code axis} the axes of the space of rules, {@code ruleset} the articles of rulesets and
 * {@code protocol} what is asked for beside moves. How they get it wrong is in the classes whose names end in {@code Faults}:
 * those of rules are in {@code fault}, those of other requests in {@code protocol}.
 *
 * <p>A new file of mutants is a {@link touchstone.mutants.MutantSource} with a line in {@code META-INF/services/}.
 */
package touchstone.mutants;
