package touchstone.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.platform.commons.annotation.Testable;
import touchstone.suite.plan.Profile;

/**
 * Makes tests of the clauses of a ruleset: one for each scenario, named and grouped by clause. What they are tried on is
 * supplied by the class's method that is annotated with {@link CertifiedSubject}.
 *
 * <pre>{@code
 * @CertifyAgainst(ruleset = "chinese", baseline = "src/test/touchstone.yaml")
 * class MyRulesTest {
 *
 *     @CertifiedSubject
 *     static Subject subject() {
 *         return new MyRules();
 *     }
 * }
 * }</pre>
 *
 * <p>A violated scenario fails; one that the subject can't show anything of, for want of a capability, is skipped and says
 * which; where the subject breaks down the test ends with an error. How tests are run is up to configuration parameters, in
 * {@code junit-platform.properties} or as system properties:
 *
 * <dl>
 *   <dt>{@code touchstone.clauses}
 *   <dd>only these clauses and scenarios, such as {@code base.8, base.7.step-2/3}; all if left out
 *   <dt>{@code touchstone.results}
 *   <dd>where results go, into a folder for each class; {@code target/touchstone} or {@code build/touchstone} if left out
 *   <dt>{@code touchstone.workers}
 *   <dd>how many scenarios run at a time, from 1, which is the default, to 64
 *   <dt>{@code touchstone.seed}
 *   <dd>for everything drawn by lot; 1 if left out
 *   <dt>{@code touchstone.update-baseline}
 *   <dd>{@code true} to write what is found to the {@linkplain #baseline baseline} instead of comparing it
 * </dl>
 *
 * <p>Each test bears its clause's id and the beginnings of it as tags, so that {@code -Dgroups=base.8} selects it as well.
 * Abstract classes are not tried, but hand the annotation on.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Inherited
@Testable
public @interface CertifyAgainst {

    /**
     * What the subject claims to play: the name of a ruleset, or rules as KataGo takes them, such as {@code katago:chinese}; the
     * protocol that it speaks, such as {@code gtp}; or both, as in {@code aga,gtp}.
     */
    String ruleset();

    /** In what role: an arbiter must reject illegal moves, a player must never make them and may take them on input. */
    Profile profile() default Profile.ARBITER;

    /** Only these clauses and those whose ids begin with one of them, such as {@code base.9}; all of the ruleset if empty. */
    String[] clauses() default {};

    /** Whether the Go Text Protocol is claimed too: with it {@code aga} is {@code aga,gtp}. */
    boolean protocol() default false;

    /**
     * A file that says what is known to fail, relative to where the tests run: then whatever differs from it fails, be it a
     * new failure or one that is listed and has been mended. It is written with {@code touchstone.update-baseline}. Empty for
     * none.
     */
    String baseline() default "";

    /** Folders with rulesets of one's own, YAML files, relative to where the tests run. */
    String[] rulesets() default {};

    /** Folders with clauses of one's own, feature files, relative to where the tests run. */
    String[] features() default {};
}
