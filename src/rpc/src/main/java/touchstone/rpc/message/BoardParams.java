package touchstone.rpc.message;

/**
 * The size of a board.
 *
 * @param width in vertical lines, 1 to 25
 * @param height in horizontal lines, 1 to 25
 */
public record BoardParams(int width, int height) {}
