package touchstone.report.book;

import java.nio.file.Path;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** Touchstone's own features, all of them. */
public final class Features {

    public static final Path HOME = Path.of(System.getProperty("touchstone.home"));

    public static final Specification ALL = SpecificationReader.read(HOME.resolve("features"));

    private Features() {}
}
