package touchstone.explore.games;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Ruling;
import touchstone.spi.Capability;

/**
 * A position comes back after as many moves as there is room for. Along a side, white stones enclose some points; at the
 * corner among them stands a white stone that Black captures, from where Black goes on to fill all of them but the corner,
 * while White passes. Then White takes all by playing at the corner, and Black takes that stone back: as it was. With two
 * points this is a ko, with three two stones are sent and one comes back.
 *
 * <pre>
 *     . . . . . . .        the corner a is empty when Black has taken
 *     . O O O O O .
 *     X O . . . . O        X needs the point above it
 *     a X . . . . O
 * </pre>
 *
 * @param late whether a game goes on elsewhere before
 */
record FarRepetition(Reach reach, boolean late) implements GameScript {

    /** After how many moves the position comes back, and how long the shorter side of the board has to be for it. */
    enum Reach {
        SHORT("short cycle", 3),
        /** Of any number, up to what there is room for. */
        FAR("far repetition", 5),
        /** As many as there is room for. */
        FARTHEST("farthest repetition", 13);

        private final String id;
        private final int room;

        Reach(String id, int room) {
            this.id = id;
            this.room = room;
        }
    }

    /** How many lines are filled at most. */
    private static final int LINES = 8;

    @Override
    public String id() {
        return reach.id + (late ? " late" : "");
    }

    @Override
    public boolean suits(Board board) {
        return Math.min(board.width(), board.height()) >= Math.max(late ? 7 : 0, reach.room);
    }

    @Override
    public void play(ScriptedGame scripted) {
        CornerView view = CornerView.draw(scripted.board(), scripted.random());
        int most = reach != Reach.SHORT && view.height() >= 9 ? Math.min(LINES, view.height() / 2) : 1;
        int longest = Math.max(2, view.width() - 1);
        int lines = reach == Reach.FARTHEST ? most : 1 + scripted.random().nextInt(most);
        int length =
                switch (reach) {
                    case SHORT -> Math.min(longest, 2 + scripted.random().nextInt(3));
                    case FAR -> longest - scripted.random().nextInt(1 + longest / 2);
                    case FARTHEST -> longest;
                };
        Cycle cycle = new Cycle(scripted, view, Math.max(2, length), length < 3 ? 1 : lines);
        cycle.play(late);
        if (reach == Reach.SHORT && !late && view.width() >= 7 && view.height() >= 7) {
            // Another in the opposite corner: a ko after a longer cycle, or a longer cycle after a ko.
            new Cycle(scripted, view.opposite(), length < 3 ? 3 : 2, 1).play(false);
        }
        scripted.end();
    }

    /** One of them while it is played. */
    private static final class Cycle {

        private final ScriptedGame scripted;
        private final CornerView view;
        /** How many points are enclosed on the first line, with the corner. */
        private final int length;

        private final int lines;
        private final List<Point> elsewhere;
        private final Point corner;
        private final Point beside;

        Cycle(ScriptedGame scripted, CornerView view, int length, int lines) {
            this.scripted = scripted;
            this.view = view;
            this.length = length;
            this.lines = lines;
            this.elsewhere = view.beyond(lines + 2, lines + 2);
            this.corner = view.at(0, 0);
            this.beside = view.at(1, 0);
        }

        void play(boolean late) {
            if (late) {
                LongGame.playIn(scripted, elsewhere, 3 * scripted.board().size() / 4);
            }
            if (!build() || !scripted.place(Color.BLACK, beside, elsewhere)) {
                return;
            }
            scripted.look();
            int laps = 1 + scripted.random().nextInt(3);
            for (int lap = 0; lap < laps && lap(lap); lap++) {
                scripted.lookAtLegal();
            }
        }

        private boolean build() {
            List<Point> white = new ArrayList<>();
            for (int up = 1; up <= lines; up++) {
                white.add(view.at(1, up));
            }
            for (int along = 2; along < length; along++) {
                white.add(view.at(along, lines));
            }
            for (int up = 0; up <= lines && length < view.width(); up++) {
                white.add(view.at(length, up));
            }
            if (!scripted.place(Color.BLACK, view.at(0, 1), elsewhere)) {
                return false;
            }
            for (Point point : white) {
                if (!scripted.place(Color.WHITE, point, elsewhere)) {
                    return false;
                }
            }
            return scripted.place(Color.WHITE, corner, elsewhere);
        }

        private List<Point> inside() {
            List<Point> inside = new ArrayList<>();
            for (int up = 0; up < lines; up++) {
                for (int along = 2; along < length; along++) {
                    inside.add(view.at(along, up));
                }
            }
            Collections.shuffle(inside, new java.util.Random(scripted.random().nextLong()));
            return inside;
        }

        private boolean makeAgain(List<Move> moves) {
            for (Move move : moves) {
                if (!scripted.make(move)) {
                    return false;
                }
            }
            return true;
        }

        /** From Black's capture at the corner to the next one, which repeats the position. */
        @SuppressWarnings("IdentityBinaryExpression") // Each player plays elsewhere.
        private boolean lap(int number) {
            int begun = scripted.game().moves();
            for (Point point : inside()) {
                if (!scripted.turn(Color.BLACK, List.of()) || !scripted.make(new Move.Play(point))) {
                    return false;
                }
            }
            scripted.lookAtChain(beside);
            if (!scripted.turn(Color.WHITE, List.of())) {
                return false;
            }
            boolean back = scripted.random().nextInt(3) == 0 && scripted.can(Capability.UNDO);
            scripted.tryOut(Color.WHITE, corner);
            scripted.look();
            if (back) {
                // Now and then past the position that would come back; otherwise it is only remembered, and not made
                // again.
                int since = scripted.game().moves() - begun;
                int most = since < 2 || scripted.random().nextInt(3) == 0 ? 2 * length : since - 1;
                List<Move> taken = scripted.takeBack(1 + scripted.random().nextInt(most));
                scripted.look();
                if (!makeAgain(taken)) {
                    return false;
                }
            }
            if (scripted.game().position().stone(corner).isEmpty()) {
                // A ko that may not be taken back at once: after an exchange elsewhere it is another position.
                if (!scripted.playElsewhere(elsewhere) || !scripted.playElsewhere(elsewhere)) {
                    return false;
                }
                if (back) {
                    List<Move> exchange = scripted.takeBack(2);
                    scripted.tryOut(Color.WHITE, corner);
                    if (!makeAgain(exchange)) {
                        return false;
                    }
                }
                if (!scripted.make(new Move.Play(corner))) {
                    return false;
                }
            }
            if (!scripted.turn(Color.BLACK, List.of())) {
                return false;
            }
            scripted.lookAtLegal();
            scripted.tryOut(Color.BLACK, beside);
            scripted.look();
            if (!scripted.isGoingOn()) {
                return false;
            }
            if (scripted.game().position().stone(beside).isPresent()) {
                return true;
            }
            // Forbidden now. It is allowed as soon as anything else on the board has changed.
            if (!scripted.playElsewhere(elsewhere) || !scripted.turn(Color.BLACK, elsewhere)) {
                return false;
            }
            boolean legal = scripted.game().rule(new Move.Play(beside)) instanceof Ruling.Made;
            scripted.tryOut(Color.BLACK, beside);
            scripted.look();
            return legal && scripted.isGoingOn() && number < 2;
        }
    }
}
