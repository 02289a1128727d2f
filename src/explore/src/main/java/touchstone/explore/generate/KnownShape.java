package touchstone.explore.generate;

import touchstone.reference.Position;

/**
 * A known shape: stones with something worth playing around them.
 *
 * @param id a word or two for it, such as {@code triple-ko}
 * @param source where it is from
 * @param position the shape on a board of its own size, all of whose edges are real
 */
public record KnownShape(String id, String source, Position position) {}
