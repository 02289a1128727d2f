package touchstone.report.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;

/** Pages that somebody reads: each test begins at a desk by day, with scripts, and no page asks for anything or complains. */
public abstract class ReadPagesTest {

    protected static Reader reader;

    @BeforeAll
    static void start() {
        reader = Reader.start();
    }

    @AfterAll
    static void close() {
        if (reader != null) {
            reader.close();
        }
    }

    @BeforeEach
    void settle() throws IOException {
        reader.at(Reader.Screen.DESK).by(Reader.Light.LIGHT).withScripts(true);
        reader.requests();
        reader.complaints();
    }

    @AfterEach
    void nothingWasAskedForAndNothingWentWrong() throws IOException {
        assertThat(reader.requests()).isEmpty();
        assertThat(reader.complaints()).isEmpty();
    }
}
