package touchstone.junit.api;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles sources that are on no disk. */
final class Compiled {

    private Compiled() {}

    /** @throws IllegalStateException if they can't be compiled, with the compiler's words */
    static Archive of(Archive sources, Path folder) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter words = new StringWriter();
        List<JavaFileObject> files = sources.files().entrySet().stream()
                .filter(file -> file.getKey().endsWith(".java"))
                .<JavaFileObject>map(file -> new Source(file.getKey(), file.getValue()))
                .toList();
        boolean compiled = compiler.getTask(
                        words,
                        compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8),
                        null,
                        List.of(
                                "-d",
                                folder.toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                "-proc:none",
                                "-nowarn",
                                "--release",
                                "17"),
                        null,
                        files)
                .call();
        if (!compiled) {
            throw new IllegalStateException("sources that do not compile: " + words);
        }
        return Archive.of(folder);
    }

    private static final class Source extends SimpleJavaFileObject {

        private final byte[] text;

        Source(String name, byte[] text) {
            super(URI.create("source:///" + name), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return new String(text, StandardCharsets.UTF_8);
        }

        /** The folders above the package do not matter. */
        @Override
        public boolean isNameCompatible(String simpleName, Kind kind) {
            return getName().endsWith("/" + simpleName + kind.extension);
        }
    }
}
