package touchstone.report.site;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The head of a page: its title, style sheets and scripts. No page may load anything from elsewhere, and no script but
 * those named here runs in it, whatever the text that it shows.
 *
 * @param title untrusted text has been cleaned
 * @param styles after those that all pages share
 * @param assets where style sheets and scripts lie, as an address relative to the page that ends in a slash; empty if the page
 *     has them in itself, so that it can be sent to somebody as a single file
 */
public record PageHead(String title, List<PageAsset> styles, List<PageAsset> scripts, Optional<String> assets) {

    public PageHead {
        styles = List.copyOf(styles);
        scripts = List.copyOf(scripts);
    }

    /** Of a page that is a file of its own and needs no other. */
    public static PageHead alone(String title, List<PageAsset> styles, List<PageAsset> scripts) {
        return new PageHead(title, styles, scripts, Optional.empty());
    }

    /** Of one page of many that share their style sheets and scripts. */
    public static PageHead among(String assets, String title, List<PageAsset> styles, List<PageAsset> scripts) {
        return new PageHead(title, styles, scripts, Optional.of(assets));
    }

    /** The page's content security policy. */
    public String policy() {
        // Pages opened from a disk have no origin that 'self' could mean.
        String files = "'self' file:";
        String scripts = this.scripts.isEmpty()
                ? "'none'"
                : assets.isPresent()
                        ? files
                        : this.scripts.stream().map(PageAsset::fingerprint).collect(Collectors.joining(" "));
        // A worker is made of a text of the page's own scripts: one opened from a disk can start none from a file.
        String workers = assets.isPresent() ? "; worker-src blob:" : "";
        return "default-src 'none'; style-src 'unsafe-inline'" + (assets.isPresent() ? " " + files : "")
                + "; script-src " + scripts + workers + "; img-src data:" + (assets.isPresent() ? " " + files : "")
                + "; base-uri 'none'; form-action 'none'";
    }
}
