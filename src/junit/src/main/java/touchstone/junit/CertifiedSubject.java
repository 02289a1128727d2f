package touchstone.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The method of a class with {@link CertifyAgainst} that supplies what is tried: static, without parameters, with a {@link
 * touchstone.spi.Subject} as its result. It is called once, before the first scenario. If the subject is {@link
 * AutoCloseable} too it is closed after the last.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface CertifiedSubject {}
