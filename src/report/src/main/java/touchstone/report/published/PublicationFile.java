package touchstone.report.published;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import touchstone.formats.yaml.YamlException;
import touchstone.formats.yaml.YamlFile;
import touchstone.formats.yaml.YamlPlace;
import touchstone.report.published.Publication.Implementation;
import touchstone.report.published.Publication.NotRun;

/** Reads {@code published.yaml}. */
public final class PublicationFile {

    /** The name of the file in the folder of the publication. */
    public static final String NAME = "published.yaml";

    private static final Pattern SLUG = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
    private static final Pattern ADDRESS = Pattern.compile("https?://\\S+");

    private PublicationFile() {}

    /**
     * @throws YamlException if it says something else than it should
     * @throws IOException if the file cannot be read
     */
    public static Publication read(Path file) throws IOException {
        YamlPlace top = YamlFile.read(file).requireVisible().top();
        top.requireKeys(List.of("title", "about", "implementations", "not-run"));
        Map<String, Implementation> implementations = new LinkedHashMap<>();
        for (YamlPlace entry : top.required("implementations").entries()) {
            if (!SLUG.matcher(entry.key()).matches()) {
                throw entry.fault(
                        "'" + entry.key() + "' begins no file's name; expected lower-case letters, digits and -");
            }
            implementations.put(entry.key(), implementation(entry));
        }
        YamlPlace notRun = top.at("not-run");
        return new Publication(
                top.required("title").text(),
                top.required("about").oneOrMore().stream().map(YamlPlace::text).toList(),
                implementations,
                notRun.exists()
                        ? notRun.items().stream().map(PublicationFile::notRun).toList()
                        : List.of());
    }

    private static Implementation implementation(YamlPlace place) {
        place.requireKeys(List.of("name", "home", "from", "note"));
        return new Implementation(
                place.required("name").text(),
                home(place),
                place.required("from").text(),
                place.optionalText("note"));
    }

    private static NotRun notRun(YamlPlace place) {
        place.requireKeys(List.of("name", "home", "why"));
        return new NotRun(
                place.required("name").text(),
                home(place),
                place.required("why").text());
    }

    private static Optional<String> home(YamlPlace place) {
        Optional<String> home = place.optionalText("home");
        if (home.isPresent() && !ADDRESS.matcher(home.get()).matches()) {
            throw place.at("home").fault("no address on the web; expected one that begins with https://");
        }
        return home;
    }
}
