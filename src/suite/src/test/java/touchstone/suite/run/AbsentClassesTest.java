package touchstone.suite.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AbsentClassesTest {

    private final List<String> lookedFor = new ArrayList<>();
    private final ClassLoader classes = new AbsentClasses(new ClassLoader(AbsentClassesTest.class.getClassLoader()) {
        @Override
        public Class<?> loadClass(String name) throws ClassNotFoundException {
            lookedFor.add(name);
            return super.loadClass(name);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            lookedFor.add(name);
            return super.loadClass(name, resolve);
        }
    });

    @Test
    void whatThereIsIsFound() throws Exception {
        assertThat(classes.loadClass(AbsentClassesTest.class.getName())).isSameAs(AbsentClassesTest.class);
    }

    @Test
    void whatThereIsNotIsLookedForOnce() {
        for (int time = 0; time < 3; time++) {
            assertThatThrownBy(() -> classes.loadClass("org.example.None")).isInstanceOf(ClassNotFoundException.class);
        }
        assertThat(lookedFor.stream().distinct()).containsExactly("org.example.None");
        assertThat(lookedFor).hasSizeLessThan(3);
    }
}
