package touchstone.formats.sgf;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import touchstone.formats.file.BoundedFile;
import touchstone.formats.file.TooLargeException;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Position;

/**
 * A game record: the main line of the first game of an SGF file, FF[1] to FF[4].
 *
 * <p>Readers in Java's repositories (sgf4j and the parsers inside editors) take what they can and drop the rest. Here it is
 * the fault that matters: the same file must be refused each time, at a line and a column. So the reader is our own. Moves and
 * set-up are told as they stand in the file: whether they are legal is for the rules.
 *
 * <p>A {@link SgfException} is thrown, with the part of the standard that says so (red-bean.com/sgf), for
 *
 * <ul>
 *   <li>a file without {@code (;}, one that ends within a game, a tree without a node, a node after a variation, anything but
 *       white space between or after games (sgf4, 2.1; var, common pitfalls);
 *   <li>a property without a value, one that comes twice in a node (sgf4, 2.2);
 *   <li>a game other than Go, an FF beyond 4 (properties, GM and FF); a size that is none (properties, SZ) or over 25x25,
 *       which nothing here plays on; any of these three outside the first node (sgf4, 2.2.1);
 *   <li>a point that is none or is not on the board, two values where one belongs (go; properties, B and W);
 *   <li>a point set up twice in a node, a rectangle that does not go from upper left to lower right (properties, set-up;
 *       sgf4, 3.5.1);
 *   <li>both B and W in a node; in FF[4] a move and set-up in a node (properties, B; sgf4, 2.2.1);
 *   <li>PL other than B or W, KM that is no number, HA that is no number or is negative (properties, PL; go).
 * </ul>
 *
 * <p>Tolerated is what can only mean one thing, or is bad style to the standard, not an error:
 *
 * <ul>
 *   <li>text before the first {@code (;} and a byte order mark, lower-case letters in names (compatibility, of FF[3]);
 *   <li>further games and variations: only their brackets are checked, and the main line is the first variation (var);
 *   <li>a square board as two numbers, a rectangle of one point (illegal in properties, SZ, and sgf4, 3.5.1, but to be
 *       corrected by sgf4, 2.2.3), white space and signs around numbers;
 *   <li>a move and set-up in a node before FF[4]: the set-up comes first (compatibility);
 *   <li>moves in the first node (sgf4, 2.2.1), set-up of what stands there already (properties, set-up);
 *   <li>HA of 0 and 1, which many programs write for no handicap, and HA with fewer or more AB than it says: stones
 *       "should" be set up with it, and it adds none itself (go, HA);
 *   <li>what a game says about itself anywhere on the main line: the first KM, HA and RU count (sgf4, 2.2.1).
 * </ul>
 *
 * @param komi points for White; empty if the record does not say
 * @param handicap the number of handicap stones it names, 0 if none; where they stand is told by the nodes
 * @param rules the name of the rules, free text; empty if the record does not say
 * @param nodes moves and set-up, in order
 */
public record SgfRecord(Board board, OptionalDouble komi, int handicap, Optional<String> rules, List<SgfNode> nodes) {

    public SgfRecord {
        nodes = List.copyOf(nodes);
    }

    /** @throws SgfException if the text is no record; what is a fault and what is tolerated is said above */
    public static SgfRecord read(String text) {
        return SgfGameReader.first(text);
    }

    /**
     * Reads a file's bytes, in UTF-8 if they begin with its byte order mark, else in the character set that the record names
     * (CA), else in UTF-8 if they are that, else in Latin-1, which the standard has by default (properties, CA).
     *
     * @throws SgfException as for text
     */
    public static SgfRecord read(byte[] bytes) {
        return read(SgfCharsets.decode(bytes, NamedCharsets.JAVA));
    }

    /**
     * The text of a file, its character set found as in {@link #read(byte[])}.
     *
     * @param most how many bytes it may have
     * @throws IOException if the file can't be read; a {@link TooLargeException} if it has more
     */
    public static String text(Path file, int most) throws IOException {
        return SgfCharsets.decode(BoundedFile.read(file, most), NamedCharsets.JAVA);
    }

    /**
     * A game that is given by what stood at its start and the moves since, taken in turn.
     *
     * @param first who moves first
     */
    public static SgfRecord of(Position start, Color first, List<Move> moves) {
        Board board = start.board();
        List<SgfNode> nodes = new ArrayList<>();
        if (!start.stones().isEmpty() || first != Color.BLACK) {
            nodes.add(new SgfNode.SetUp(
                    start.stones(Color.BLACK), start.stones(Color.WHITE), board.none(), Optional.of(first)));
        }
        Color player = first;
        for (Move move : moves) {
            nodes.add(new SgfNode.Played(player, move));
            player = player.opponent();
        }
        return new SgfRecord(board, OptionalDouble.empty(), 0, Optional.empty(), nodes);
    }

    /** The same record with another komi, in points for White. */
    public SgfRecord withKomi(double points) {
        return new SgfRecord(board, OptionalDouble.of(points), handicap, rules, nodes);
    }

    /** The same record with the rules named. */
    public SgfRecord withRules(String name) {
        return new SgfRecord(board, komi, handicap, Optional.of(name), nodes);
    }

    /** How many moves there are, passes among them. */
    public int moves() {
        return (int) nodes.stream().filter(SgfNode.Played.class::isInstance).count();
    }

    /**
     * The record as far as the position before a move: what is set up after the move before it is included (Go Text
     * Protocol 2, draft 2, section 6.3.5, loadsgf).
     *
     * @param move counted from 1; the whole record if it has no such move
     * @throws IllegalArgumentException if the number is less than 1
     */
    public SgfRecord before(int move) {
        if (move < 1) {
            throw new IllegalArgumentException("moves are counted from 1, and there is none with the number " + move);
        }
        List<SgfNode> first = new ArrayList<>();
        int number = 0;
        for (SgfNode node : nodes) {
            if (node instanceof SgfNode.Played && ++number == move) {
                break;
            }
            first.add(node);
        }
        return new SgfRecord(board, komi, handicap, rules, first);
    }
}
