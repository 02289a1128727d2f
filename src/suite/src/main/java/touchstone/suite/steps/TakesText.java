package touchstone.suite.steps;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What a step takes for {@code {string}}, for the page of all phrases. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface TakesText {

    String value();
}
