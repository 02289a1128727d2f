/**
 * The rules got wrong in as many ways as programs get them wrong, one clause at a time.
 *
 * <p>Each {@link touchstone.laboratory.mutant.Mutant} {@linkplain touchstone.laboratory.mutant.Pretence pretends} to play by
 * some rules and has another choice on an axis, an article of {@link touchstone.reference.VariantRules} overridden, or a
 * method of {@link touchstone.builtin.controller.Desk}. The sub-packages go by whose clauses are broken: {@code base} has the base
 * rules, {@code axis} the axes of the space of rules, {@code ruleset} the articles of rulesets and {@code protocol} what a
 * controller asks for beside moves. What rules have in common is in {@code breakage}.
 *
 * <p>A new file of mutants is a {@link touchstone.laboratory.mutant.MutantSource} with a line in {@code META-INF/services/}.
 */
package touchstone.laboratory.mutant;
