package touchstone.report.book.compare;

/**
 * One board of a game.
 *
 * @param caption the step that led to it
 * @param board the file with its picture, in {@code assets/boards/}
 * @param words what stands on it, for those who cannot see it
 * @param width of the picture, in pixels
 * @param height in pixels
 */
public record Frame(String caption, String board, String words, int width, int height) {}
