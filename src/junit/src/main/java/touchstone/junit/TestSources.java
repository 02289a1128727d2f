package touchstone.junit;

import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClasspathResourceSource;
import org.junit.platform.engine.support.descriptor.FilePosition;
import org.junit.platform.engine.support.descriptor.FileSource;

/** The source positions of clauses and scenarios. */
final class TestSources {

    /** The path of a packaged file ends so, in a jar as in a folder of classes. */
    private static final Pattern PACKAGED = Pattern.compile(".*?/?(touchstone/junit/features/.*)");

    private TestSources() {}

    static TestSource of(Path file, int line) {
        Matcher packaged = PACKAGED.matcher(slashed(file));
        return packaged.matches()
                ? ClasspathResourceSource.from(packaged.group(1), FilePosition.from(line))
                : FileSource.from(file.toFile(), FilePosition.from(line));
    }

    /** The place as a person reads it: {@code features/base/base-02.feature:13}. */
    static String words(Path file, int line) {
        Matcher packaged = PACKAGED.matcher(slashed(file));
        return (packaged.matches() ? packaged.group(1).replaceFirst("touchstone/junit/", "") : file.toString()) + ":"
                + line;
    }

    private static String slashed(Path file) {
        return file.toString().replace('\\', '/');
    }
}
