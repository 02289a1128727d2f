package touchstone.rpc.message;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import touchstone.spi.Capability;

/** The capability that a subject lacks if it does not know a request. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Needs {
    Capability value();

    /** The other capabilities that show in what the request says or in what is answered. */
    Capability[] also() default {};
}
