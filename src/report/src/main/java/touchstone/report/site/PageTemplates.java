package touchstone.report.site;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.TemplateOutput;
import gg.jte.output.StringOutput;
import java.util.Map;

/**
 * The pages of {@code src/main/jte}, which the build turns into classes. A template escapes whatever it is given, by where it
 * stands: in text, in attributes, in addresses.
 */
public final class PageTemplates {

    private static final TemplateEngine ENGINE = TemplateEngine.createPrecompiled(
            null, ContentType.Html, PageTemplates.class.getClassLoader(), "touchstone.report.templates");

    private PageTemplates() {}

    /**
     * @param name the template's path below {@code src/main/jte}, such as {@code matrix/page.jte}
     * @param parameters by the names that the template gives them
     * @throws gg.jte.TemplateException if there is no such template, or it fails
     */
    public static String render(String name, Map<String, Object> parameters) {
        StringOutput output = new StringOutput();
        render(name, parameters, output);
        return output.toString();
    }

    /**
     * The same, bit by bit, for pages that may be long.
     *
     * @throws java.io.UncheckedIOException if the output can't be written
     */
    public static void render(String name, Map<String, Object> parameters, TemplateOutput output) {
        ENGINE.render(name, parameters, output);
    }
}
