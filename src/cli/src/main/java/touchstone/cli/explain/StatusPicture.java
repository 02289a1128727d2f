package touchstone.cli.explain;

import touchstone.life.confirmation.Confirmation;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.PositionText;

/**
 * A position with letters and numbers around it, as programs show boards: {@code #} and {@code @} are dead stones, and a {@code ?}
 * stands after a stone whose status is not decided.
 */
record StatusPicture(Confirmation confirmation) {

    String text() {
        Position position = confirmation.position();
        StringBuilder text = new StringBuilder(letters());
        for (int row = position.board().height() - 1; row >= 0; row--) {
            StringBuilder line = new StringBuilder("%2d ".formatted(row + 1));
            for (int column = 0; column < position.board().width(); column++) {
                Point point = new Point(column, row);
                line.append(PositionText.sign(
                                position, point, confirmation.dead().contains(point), '.'))
                        .append(confirmation.undecided().contains(point) ? '?' : ' ');
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.append(letters()).toString();
    }

    private String letters() {
        StringBuilder letters = new StringBuilder("  ");
        for (int column = 0; column < confirmation.position().board().width(); column++) {
            letters.append(' ').append(new Point(column, 0).toString().charAt(0));
        }
        return letters.append('\n').toString();
    }
}
