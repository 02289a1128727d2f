package touchstone.suite.specification;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import touchstone.formats.file.BoundedFile;
import touchstone.formats.file.TooLargeException;
import touchstone.formats.yaml.YamlFile;

/** A file that a person wrote. */
final class TextFile {

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private TextFile() {}

    /**
     * Its text, which may begin with a byte order mark: that is left out.
     *
     * @throws SpecificationException if it can't be read, or is no text in UTF-8: then with the line
     */
    static String read(Path path) {
        return text(path, bytes(path));
    }

    /** @throws SpecificationException if the file can't be read */
    static byte[] bytes(Path path) {
        try {
            return BoundedFile.read(path, YamlFile.LARGEST);
        } catch (TooLargeException e) {
            throw new SpecificationException(path, e.getMessage());
        } catch (IOException e) {
            throw new SpecificationException(path, why(e));
        }
    }

    /** @throws SpecificationException if it is no text in UTF-8: with the line */
    static String text(Path path, byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        CharBuffer text = CharBuffer.allocate(bytes.length);
        CoderResult result = decoder.decode(ByteBuffer.wrap(bytes), text, true);
        text.flip();
        if (result.isError()) {
            long line = 1 + text.chars().filter(c -> c == '\n').count();
            throw new SpecificationException(path, (int) line, "not in UTF-8; save the file in that encoding");
        }
        String read = text.toString();
        String plain = read.startsWith(BYTE_ORDER_MARK) ? read.substring(1) : read;
        for (int i = 0; i < plain.length(); i++) {
            char sign = plain.charAt(i);
            if (sign >= ' ' && sign <= '~') {
                continue;
            }
            boolean control = Character.isISOControl(sign);
            if (control && "\t\r\n".indexOf(sign) < 0 || YamlFile.isHidden(sign)) {
                long line =
                        1 + plain.substring(0, i).chars().filter(c -> c == '\n').count();
                throw new SpecificationException(
                        path,
                        (int) line,
                        String.format(
                                "a %s, U+%04X; expected text",
                                control ? "control character" : "character that is not seen", (int) sign));
            }
        }
        return plain;
    }

    /** Why a file or folder can't be read, without the words of Java. */
    static String why(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "can't be read: there is no such file, or it is a link that leads nowhere";
        } else if (e instanceof AccessDeniedException) {
            return "can't be read: permission denied";
        } else if (e instanceof FileSystemLoopException loop) {
            return "can't be read: " + loop.getFile() + " is a link that leads back to it; take the link away";
        }
        return "can't be read: " + e.getMessage();
    }
}
