package touchstone.cli.options;

import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import touchstone.reference.Color;

/** Reads a player from the command line: {@code black} or {@code white}, or the first letter. */
public final class ColorConverter implements ITypeConverter<Color> {

    @Override
    public Color convert(String text) {
        return switch (text.strip().toLowerCase(Locale.ROOT)) {
            case "black", "b" -> Color.BLACK;
            case "white", "w" -> Color.WHITE;
            default -> throw new TypeConversionException("'" + text + "' is not a colour; expected black or white");
        };
    }
}
