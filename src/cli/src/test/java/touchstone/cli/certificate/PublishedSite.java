package touchstone.cli.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * All pages of a folder, taken apart.
 *
 * @param folder of the pages
 */
record PublishedSite(Path folder) {

    /** Whatever an element names by these a browser fetches unasked. */
    private static final List<String> LOADING = List.of(
            "link[href]",
            "script[src]",
            "img[src]",
            "img[srcset]",
            "iframe[src]",
            "object[data]",
            "embed[src]",
            "source[src]",
            "video[src]",
            "audio[src]",
            "use[href]",
            "image[href]");

    /** Each page forbids it by its policy, and names nothing but files that are there; style sheets name none, and scripts ask for none. */
    void loadsNothingFromElsewhere() throws IOException {
        List<String> faults = new ArrayList<>();
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.filter(Files::isRegularFile).toList();
        }
        int pages = 0;
        for (Path file : files) {
            String name = file.getFileName().toString();
            if (name.endsWith(".html")) {
                pages++;
                page(file, faults);
            } else if (name.endsWith(".css") && Files.readString(file).matches("(?s).*(@import|url\\().*")) {
                faults.add(file + " names a file");
            } else if (name.endsWith(".js")
                    && Files.readString(file).matches("(?s).*(\\bfetch\\(|XMLHttpRequest|sendBeacon|WebSocket).*")) {
                faults.add(file + " asks for something");
            }
        }
        assertThat(pages).isGreaterThan(100);
        assertThat(faults).isEmpty();
    }

    private void page(Path file, List<String> faults) throws IOException {
        Document page = Jsoup.parse(file.toFile(), "UTF-8");
        String policy = page.select("meta[http-equiv=Content-Security-Policy]").attr("content");
        if (!policy.startsWith("default-src 'none';")
                || policy.contains("http:")
                || policy.contains("https:")
                || policy.contains("*")) {
            faults.add(file + " has the policy '" + policy + "'");
        }
        for (String loading : LOADING) {
            String attribute = loading.replaceFirst(".*\\[(.*)\\]", "$1");
            for (Element element : page.select(loading)) {
                String address = element.attr(attribute);
                if (!address.startsWith("#")
                        && (address.matches("[a-zA-Z][a-zA-Z0-9+.-]*:.*")
                                || address.startsWith("//")
                                || !Files.exists(file.resolveSibling(address)))) {
                    faults.add(file + " loads " + address);
                }
            }
        }
        if (page.select("style, [style]").stream()
                .anyMatch(element -> (element.data() + element.attr("style")).contains("url(h"))) {
            faults.add(file + " has a style that names a file");
        }
    }
}
