package touchstone.report.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assertions;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;
import org.opentest4j.TestAbortedException;

/**
 * Somebody who reads our pages: in a Chromium without a window and without a network, on a screen of some size, by day or by
 * night, with a mouse or with the keyboard alone. One is enough for a whole test class. Starting Chromium takes a second or two, so one that is
 * closed serves the next.
 */
public final class Reader implements AutoCloseable {

    /** A screen, in CSS pixels. */
    public enum Screen {
        DESK(1400, 900),
        PHONE(390, 844);

        private final int width;
        private final int height;

        Screen(int width, int height) {
            this.width = width;
            this.height = height;
        }
    }

    /** What the system says of the colours that its user likes. */
    public enum Light {
        LIGHT,
        DARK
    }

    /**
     * On what a page is seen, as its style sheets ask.
     *
     * @param type as in CSS, such as {@code print}; empty for a screen
     */
    private record Medium(String type, Light light) {

        private Map<String, Object> emulation() {
            return Map.of(
                    "media", type, "features", List.of(Map.of("name", "prefers-color-scheme", "value", colors())));
        }

        private String query() {
            return "%s and (prefers-color-scheme: %s)".formatted(type.isEmpty() ? "screen" : type, colors());
        }

        private String colors() {
            return light.name().toLowerCase(Locale.ROOT);
        }
    }

    /** What Selenium itself asks of an element with, {@link WebElement#isDisplayed}. */
    private static final String DISPLAYED = resource("/org/openqa/selenium/remote/isDisplayed.js");

    /** Allure's page holds its program and its data: megabytes, which would be sent each time. */
    private static final String DOCUMENT = """
            const copy = document.documentElement.cloneNode(true);
            copy.querySelectorAll("script, style").forEach((own) => {
                if (own.textContent.length > 10000) own.textContent = "";
            });
            return copy.outerHTML;
            """;

    private static final String AXE = resource("/axe.min.js");

    /** Findings of axe-core that keep somebody from reading a page. */
    private static final List<String> SERIOUS = List.of("serious", "critical");

    /**
     * How many rules found nothing wrong, then what is serious. Put together in the page, as the whole of what axe-core finds is
     * large, and slow on its way through Chromium's driver.
     */
    private static final String FINDINGS = """
            const [exclude, options, serious] = arguments;
            return axe.run({exclude: [[exclude]]}, JSON.parse(options)).then((found) => [
                found.passes.length,
                ...found.violations.filter((rule) => serious.includes(rule.impact)).map((rule) =>
                    `${rule.id} (${rule.impact}): ${rule.help}, ${rule.nodes.length} times, first ${rule.nodes[0].html}`)]);
            """;

    /** Held here, for a logger that nobody holds forgets its level. Selenium warns of a library that we do without. */
    private static final Logger SELENIUM = Logger.getLogger("org.openqa.selenium");

    static {
        SELENIUM.setLevel(Level.SEVERE);
    }

    /** Of a reader that was closed, with nothing of it left but the process; null if there is none. */
    private static ChromeDriver idle;

    private final ChromeDriver driver;

    private Medium medium = new Medium("", Light.LIGHT);

    private Reader(ChromeDriver driver) {
        this.driver = driver;
    }

    /**
     * @throws TestAbortedException if there is no Chromium or no driver for it; in CI that is a failure
     */
    public static Reader start() {
        Reader reader = new Reader(idleOrNew());
        // The tab that close() leaves has no focus: on a busy machine keys pressed in it went nowhere, and changes of
        // its screen came late.
        reader.driver.executeCdpCommand("Page.bringToFront", Map.of());
        reader.driver.executeCdpCommand("Emulation.setFocusEmulationEnabled", Map.of("enabled", true));
        reader.at(Screen.DESK);
        return reader;
    }

    private static synchronized ChromeDriver idleOrNew() {
        ChromeDriver driver = idle == null ? launch() : idle;
        idle = null;
        return driver;
    }

    private static ChromeDriver launch() {
        Path chromium = program("chromium", "chromium-browser", "google-chrome");
        Path chromedriver = program("chromedriver");
        ChromeOptions options = new ChromeOptions();
        options.setBinary(chromium.toFile());
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--no-first-run",
                "--hide-scrollbars",
                // Pages that scroll smoothly are still on their way when a click looks for its element.
                "--force-prefers-reduced-motion",
                "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1");
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        logs.enable(LogType.PERFORMANCE, Level.ALL);
        options.setCapability("goog:loggingPrefs", logs);
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(chromedriver.toFile())
                .usingAnyFreePort()
                .build();
        ChromeDriver driver = new ChromeDriver(service, options);
        Runtime.getRuntime().addShutdownHook(new Thread(driver::quit));
        return driver;
    }

    private static String resource(String name) {
        try (InputStream script = Reader.class.getResourceAsStream(name)) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static Path program(String... names) {
        Optional<Path> program = Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .flatMap(folder ->
                        Arrays.stream(names).map(name -> Path.of(folder).resolve(name)))
                .filter(Files::isExecutable)
                .findFirst();
        if (program.isEmpty()) {
            String message = "no " + names[0] + " to look at pages with; install the Debian packages chromium and"
                    + " chromium-driver";
            if ("true".equals(System.getenv("CI"))) {
                Assertions.fail(message);
            }
            throw new TestAbortedException(message);
        }
        return program.get();
    }

    /** Looks at the page on another screen from now on. */
    public Reader at(Screen screen) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of(
                        "width",
                        screen.width,
                        "height",
                        screen.height,
                        "deviceScaleFactor",
                        1,
                        "mobile",
                        screen == Screen.PHONE));
        return this;
    }

    public Reader by(Light light) {
        medium = new Medium("", light);
        return applyMedium();
    }

    /** Sees the page as it would be printed. */
    public Reader onPaper() {
        medium = new Medium("print", Light.LIGHT);
        return applyMedium();
    }

    /** Makes sure that the page has it: two tests saw pages that seemed not to, and the cause is not known. */
    private Reader applyMedium() {
        new WebDriverWait(driver, Duration.ofSeconds(30), Duration.ofMillis(20)).until(seen -> {
            if (hasMedium()) {
                return true;
            }
            driver.executeCdpCommand("Emulation.setEmulatedMedia", medium.emulation());
            return hasMedium();
        });
        return this;
    }

    private boolean hasMedium() {
        return Boolean.TRUE.equals(driver.executeScript("return matchMedia(arguments[0]).matches", medium.query()));
    }

    /** Lets pages run their scripts, or not: what a reader sees who has switched them off. */
    public Reader withScripts(boolean running) {
        driver.executeCdpCommand("Emulation.setScriptExecutionDisabled", Map.of("value", !running));
        return this;
    }

    public Reader open(Path page) {
        return open(page, "");
    }

    /** @param fragment what follows the {@code #}; empty if there is none */
    public Reader open(Path page, String fragment) {
        String address = page.toUri().toString();
        if (driver.getCurrentUrl().replaceFirst("#.*", "").equals(address)) {
            // From elsewhere first: a change of the fragment alone would not load the page anew.
            driver.get("about:blank");
        }
        driver.get(address + (fragment.isEmpty() ? "" : "#" + fragment));
        return applyMedium();
    }

    public ChromeDriver driver() {
        return driver;
    }

    /** @throws org.openqa.selenium.NoSuchElementException if there is none */
    public WebElement the(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    public List<WebElement> all(String selector) {
        return driver.findElements(By.cssSelector(selector));
    }

    /** Those of them that can be seen. All at once: for each of them by itself its script would be sent again. */
    @SuppressWarnings("unchecked")
    public List<WebElement> seen(String selector) {
        return (List<WebElement>) driver.executeScript(
                "const displayed = (" + DISPLAYED + ");"
                        + " return [...document.querySelectorAll(arguments[0])].filter((one) => displayed(one))",
                selector);
    }

    /** Presses keys on whatever has the focus. */
    public Reader press(Keys... keys) {
        Actions actions = new Actions(driver);
        for (Keys key : keys) {
            actions.sendKeys(key);
        }
        actions.perform();
        return this;
    }

    /** Types into whatever has the focus. */
    public Reader type(String text) {
        new Actions(driver).sendKeys(text).perform();
        return this;
    }

    public WebElement focused() {
        return driver.switchTo().activeElement();
    }

    /** Whether the page is wider than the screen, so that all of it has to be moved sideways to be read. */
    public boolean hasToScrollSideways() {
        return (Boolean) driver.executeScript(
                "return document.documentElement.scrollWidth > document.documentElement.clientWidth + 1");
    }

    /**
     * The document once its scripts have written something into it, without large scripts of its own.
     *
     * @param sign is in the document then
     * @throws org.openqa.selenium.TimeoutException if it is not within half a minute
     */
    public String document(Pattern sign) {
        return new WebDriverWait(driver, Duration.ofSeconds(30))
                .until(seen -> Optional.of((String) driver.executeScript(DOCUMENT))
                        .filter(document -> sign.matcher(document).find())
                        .orElse(null));
    }

    /** What the page asked for since this was asked last, and that is neither on the disk nor in the page itself. */
    public List<String> requests() throws IOException {
        ObjectMapper json = new ObjectMapper();
        List<String> requests = new ArrayList<>();
        for (LogEntry entry : driver.manage().logs().get(LogType.PERFORMANCE)) {
            JsonNode message = json.readTree(entry.getMessage()).path("message");
            if (message.path("method").asText().equals("Network.requestWillBeSent")) {
                String url = message.at("/params/request/url").asText();
                if (!url.matches("(file|data|blob|about):.*")) {
                    requests.add(url);
                }
            }
        }
        return requests;
    }

    /** What the page, or the browser of it, had to complain of since this was asked last. */
    public List<String> complaints() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
                .map(LogEntry::getMessage)
                .toList();
    }

    /**
     * It would load the page's style sheets once more, which the page does not let it, and wait for them in vain. Of what it has no
     * fault to find with, one element for each rule is enough: naming all of a table with hundreds of cells takes it most of the time.
     */
    private static final String OPTIONS = "{\"preload\": false, \"resultTypes\": [\"violations\"]}";

    /** The two rules of axe-core about colours that keep somebody from reading. */
    private static final String OF_COLOURS = OPTIONS.replaceFirst(
            "}$", ", \"runOnly\": {\"type\": \"rule\", \"values\": [\"color-contrast\", \"link-in-text-block\"]}}");

    /**
     * Opens the page on each screen by day and by night: all of it has to be in reach there, and axe-core may find nothing serious. At night it
     * is asked of colours alone, as nothing else differs.
     */
    public void canRead(Path page) {
        for (Screen screen : Screen.values()) {
            at(screen).open(page);
            for (Light light : Light.values()) {
                by(light);
                findsNothingSerious(light == Light.LIGHT ? OPTIONS : OF_COLOURS);
                assertThat(hasToScrollSideways())
                        .as(page + " is wider than the screen, " + screen)
                        .isFalse();
            }
        }
    }

    /**
     * What a page repeats, made alike by one template: of these the first are looked at. Comparing the colours of all of a table with
     * hundreds of cells takes minutes on a busy machine, and nearly all of axe-core's time. It asks of each element whether it lies in one
     * of these, so those that lie in others are not named.
     */
    private static final String REPEATED = outermost("tbody tr:nth-child(n+4), section:nth-of-type(n+4),"
            + " article:nth-of-type(n+4), li:nth-child(n+5), dl > div:nth-child(n+5)");

    private static String outermost(String selector) {
        return ":is(" + selector + "):not(:is(" + selector + ") *)";
    }

    /** Fails with what axe-core finds on the page, as it is now, that is serious for people who cannot see or move well. */
    public void findsItAccessible() {
        findsNothingSerious(OPTIONS);
    }

    private void findsNothingSerious(String options) {
        if (Boolean.TRUE.equals(driver.executeScript("return window.axe === undefined"))) {
            driver.executeScript(AXE);
        }
        List<?> found = (List<?>) driver.executeScript(FINDINGS, REPEATED, options, SERIOUS);
        assertThat(found.subList(1, found.size()))
                .as("what axe-core finds on " + driver.getTitle())
                .isEmpty();
        assertThat(found.get(0))
                .as("rules of axe-core that found nothing wrong")
                .isNotEqualTo(0L);
    }

    /** The screen as it is now, for a person to look at: PNG. */
    public void photograph(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
    }

    /** Leaves a new tab, which knows nothing of screens, media, storage and logs of the one before. */
    @Override
    public void close() {
        String left = driver.getWindowHandle();
        driver.switchTo().newWindow(WindowType.TAB);
        String fresh = driver.getWindowHandle();
        driver.switchTo().window(left).close();
        driver.switchTo().window(fresh);
        for (String log : List.of(LogType.BROWSER, LogType.PERFORMANCE)) {
            driver.manage().logs().get(log);
        }
        giveBack(driver);
    }

    private static synchronized void giveBack(ChromeDriver driver) {
        if (idle == null) {
            idle = driver;
        } else {
            driver.quit();
        }
    }
}
