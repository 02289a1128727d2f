package touchstone.spi.text;

import java.util.Optional;

/**
 * One answer of a program that speaks the Go Text Protocol, as it came.
 *
 * @param success whether it begins with {@code =}; it begins with {@code ?} otherwise
 * @param id the digits right after that sign, if there are any
 * @param text the rest without the blanks around it; lines are separated by line feeds; untrusted
 * @param ended whether an empty line ended it
 * @param raw all of it, without the empty line; untrusted
 */
public record TextReply(boolean success, Optional<String> id, String text, boolean ended, String raw) {}
