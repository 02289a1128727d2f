package touchstone.formats.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;

/** What is written is read again, whatever it is. */
class RecordRoundTripTest {

    @Property
    void textComesBackThroughItsEscapes(@ForAll("lines") String line) {
        SgfRecord record = new SgfRecord(Board.of(5, 7), OptionalDouble.of(1), 0, Optional.of(line), List.of());
        assertThat(SgfRecord.read(new SgfWriter(record).text())).isEqualTo(record);
    }

    /** An escape before a sign that needs none changes nothing. */
    @Property
    void everySignMayBeEscaped(@ForAll("lines") String line) {
        StringBuilder escaped = new StringBuilder();
        line.chars().forEach(sign -> escaped.append('\\').append((char) sign));
        assertThat(SgfText.line(escaped.toString())).isEqualTo(line);
    }

    /** Signs that mean something to the format are as likely as all others together. */
    @Provide
    Arbitrary<String> lines() {
        return Arbitraries.oneOf(
                        Arbitraries.of('[', ']', '\\', ':', ';', '(', ')', ' '),
                        Arbitraries.chars()
                                .filter(sign -> sign > ' ' && sign != '\uFEFF' && !Character.isISOControl(sign)))
                .list()
                .ofMaxSize(12)
                .map(signs -> signs.stream().map(String::valueOf).reduce("", String::concat));
    }

    @Property
    void recordsComeBack(@ForAll("records") SgfRecord record) {
        assertThat(SgfRecord.read(new SgfWriter(record).text())).isEqualTo(record);
    }

    /** A record cut off anywhere is a fault, never another record, nor any other exception. */
    @Property
    void aRecordThatIsCutOffIsAFault(@ForAll("records") SgfRecord record, @ForAll Random random) {
        String text = new SgfWriter(record).text().strip();
        String cut = text.substring(0, random.nextInt(text.length()));
        assertThatThrownBy(() -> SgfRecord.read(cut)).isInstanceOf(SgfException.class);
    }

    /** Whatever one sign of a record becomes, it is a record or a fault. */
    @Property
    void aRecordWithAWrongSignIsARecordOrAFault(
            @ForAll("records") SgfRecord record, @ForAll Random random, @ForAll char sign) {
        StringBuilder text = new StringBuilder(new SgfWriter(record).text());
        text.setCharAt(
                random.nextInt(text.length()), random.nextBoolean() ? sign : "()[];\\:Bt".charAt(random.nextInt(9)));
        try {
            assertThat(SgfRecord.read(text.toString()).nodes()).isNotNull();
        } catch (SgfException fault) {
            assertThat(fault).hasMessageMatching("line \\d+, column \\d+: [ -~]+");
        }
    }

    @Provide
    Arbitrary<SgfRecord> records() {
        Arbitrary<Integer> sides = Arbitraries.integers().between(1, Board.LARGEST);
        return Combinators.combine(sides, sides, Arbitraries.randoms(), lines()).as((width, height, random, rules) -> {
            Board board = Board.of(width, height);
            List<SgfNode> nodes = new ArrayList<>();
            for (int i = random.nextInt(8); i > 0; i--) {
                nodes.add(node(board, random));
            }
            OptionalDouble komi =
                    random.nextBoolean() ? OptionalDouble.empty() : OptionalDouble.of(random.nextInt(400) / 4.0 - 50);
            Optional<String> name = random.nextBoolean() ? Optional.empty() : Optional.of(rules);
            return new SgfRecord(board, komi, random.nextInt(10), name, nodes);
        });
    }

    private static SgfNode node(Board board, Random random) {
        Color color = random.nextBoolean() ? Color.BLACK : Color.WHITE;
        List<Point> points = board.points();
        if (random.nextBoolean()) {
            Point point = points.get(random.nextInt(points.size()));
            return new SgfNode.Played(color, random.nextInt(4) == 0 ? Move.PASS : new Move.Play(point));
        }
        PointSet[] sets = {board.none(), board.none(), board.none(), board.none()};
        for (Point point : points) {
            int which = random.nextInt(sets.length);
            sets[which] = sets[which].with(point);
        }
        Optional<Color> toMove = random.nextBoolean() ? Optional.of(color) : Optional.empty();
        SgfNode.SetUp node = new SgfNode.SetUp(sets[0], sets[1], sets[2], toMove);
        boolean nothing = sets[0].or(sets[1]).or(sets[2]).isEmpty() && toMove.isEmpty();
        return nothing ? new SgfNode.Played(color, Move.PASS) : node;
    }
}
