package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/**
 * The libraries that Touchstone is built of and tested with are those of {@code src/ci/libraries.txt}, byte by byte, and under
 * licences that were looked at. A change of a version changes that file; this test says to what. Maven's own checksums have all of them, too.
 */
class LibrariesTest {

    private static final Path LIST =
            Path.of(System.getProperty("touchstone.home")).resolve("src/ci/libraries.txt");

    private static final String REMEDY = ".mvn/checksums is out of date: src/manual/reliability.md says how it is made";

    /** Of the libraries read so far: they are 54 MB, and two tests ask for them. */
    private static final Map<Path, String> HASHES = new HashMap<>();

    /** As poms call them. */
    private static final Set<String> LICENCES = Set.of(
            "Apache 2",
            "Apache 2.0",
            "Apache License Version 2.0",
            "Apache License, Version 2.0",
            "Apache-2.0",
            "The Apache License, Version 2.0",
            "The Apache Software License, Version 2.0",
            "The Apache Software License, version 2.0",
            "BSD",
            "BSD-2-Clause",
            "The BSD License",
            "Eclipse Public License - v 2.0",
            "Eclipse Public License v2.0",
            "Eclipse Public License, Version 2.0",
            "MIT",
            "MIT License",
            "The MIT License");

    @Test
    void theLibrariesAreThoseOfTheList() throws IOException {
        Set<String> lines = new TreeSet<>();
        for (Path library : libraries()) {
            lines.add(sha256(library) + "  " + place(library) + "  " + String.join(" or ", licences(pom(library))));
        }
        List<String> listed = Files.readAllLines(LIST).stream()
                .filter(line -> !line.startsWith("#"))
                .toList();
        assertThat(listed)
                .as("if a version was changed on purpose, src/ci/libraries.txt is to be:%n%s", String.join("\n", lines))
                .containsExactlyElementsOf(lines);
    }

    /** Those compare what they have; a file that is not in the list is taken as it is. */
    @Test
    void newerMavensCompareEveryLibraryAndPlugin() throws IOException {
        Path home = Path.of(System.getProperty("touchstone.home"));
        List<String> compared = Files.readAllLines(home.resolve(".mvn/checksums/checksums.sha256"));
        for (Path library : libraries()) {
            assertThat(compared).as(REMEDY).contains(sha256(library) + "  " + place(library));
        }
        for (String plugin : plugins(project(home.resolve("pom.xml")))) {
            assertThat(compared).as(REMEDY).anyMatch(line -> line.endsWith(plugin));
        }
    }

    /** The ends of the places of those whose versions the build fixes. */
    private static List<String> plugins(Element project) {
        Element properties = children(project, "properties").get(0);
        List<String> places = children(project, "build").stream()
                .flatMap(build -> children(build, "pluginManagement").stream())
                .flatMap(managed -> children(managed, "plugins").stream())
                .flatMap(all -> children(all, "plugin").stream())
                .map(plugin -> {
                    String name = child(plugin, "artifactId").orElseThrow();
                    String version = child(plugin, "version").orElseThrow();
                    String number = version.startsWith("${")
                            ? child(properties, version.substring(2, version.length() - 1))
                                    .orElseThrow()
                            : version;
                    return "/" + name + "/" + number + "/" + name + "-" + number + ".jar";
                })
                .toList();
        assertThat(places).hasSizeGreaterThan(10);
        return places;
    }

    @Test
    void noLicenceIsUnknown() throws IOException {
        for (Path library : libraries()) {
            assertThat(licences(pom(library)))
                    .as("the licence of %s; what it asks for has to be looked at first", library.getFileName())
                    .containsAnyElementsOf(LICENCES);
        }
    }

    /** What Maven has downloaded for this module. */
    private static List<Path> libraries() {
        List<Path> libraries = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> entry.endsWith(".jar"))
                .map(Path::of)
                .filter(entry -> Files.exists(pom(entry)))
                .toList();
        assertThat(libraries).hasSizeGreaterThan(30);
        return libraries;
    }

    private static Path pom(Path jar) {
        Path version = jar.getParent();
        return version.resolve(version.getParent().getFileName() + "-" + version.getFileName() + ".pom");
    }

    /** Below the folder of all libraries: the group, the name, the version, and the file. */
    private static String place(Path jar) throws IOException {
        Element project = project(pom(jar));
        String group = child(project, "groupId")
                .orElseGet(() -> child(parent(project), "groupId").orElseThrow());
        Path version = jar.getParent();
        return group.replace('.', '/') + "/" + version.getParent().getFileName() + "/" + version.getFileName() + "/"
                + jar.getFileName();
    }

    /** Of a pom, or of the nearest above it that names some. */
    private static List<String> licences(Path pom) throws IOException {
        Element project = project(pom);
        List<String> names = new ArrayList<>();
        for (Element licences : children(project, "licenses")) {
            for (Element licence : children(licences, "license")) {
                child(licence, "name").ifPresent(name -> names.add(name.strip().replaceAll("\\s+", " ")));
            }
        }
        Element parent = parent(project);
        return !names.isEmpty() || parent == null ? names : licences(above(pom, project, parent));
    }

    private static Path above(Path pom, Element project, Element parent) {
        String group =
                child(project, "groupId").or(() -> child(parent, "groupId")).orElseThrow();
        Path root = pom.getParent().getParent().getParent();
        for (int i = 0; i < group.split("\\.").length; i++) {
            root = root.getParent();
        }
        String name = child(parent, "artifactId").orElseThrow();
        String version = child(parent, "version").orElseThrow();
        return root.resolve(child(parent, "groupId").orElseThrow().replace('.', '/'))
                .resolve(name)
                .resolve(version)
                .resolve(name + "-" + version + ".pom");
    }

    private static Element parent(Element project) {
        return children(project, "parent").stream().findFirst().orElse(null);
    }

    private static Optional<String> child(Element of, String name) {
        return children(of, name).stream().findFirst().map(Node::getTextContent);
    }

    private static List<Element> children(Element of, String name) {
        List<Element> found = new ArrayList<>();
        for (Node node = of.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element && element.getTagName().equals(name)) {
                found.add(element);
            }
        }
        return found;
    }

    private static Element project(Path pom) throws IOException {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(pom.toFile())
                    .getDocumentElement();
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException(pom.toString(), e);
        }
    }

    private static String sha256(Path file) throws IOException {
        String known = HASHES.get(file);
        if (known == null) {
            known = hashed(file);
            HASHES.put(file, known);
        }
        return known;
    }

    private static String hashed(Path file) throws IOException {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
