package touchstone.explore.games;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import touchstone.explore.trace.SupportedBoards;
import touchstone.explore.trace.TraceBuilder;
import touchstone.explore.trace.TraceGenerator;
import touchstone.explore.trace.TraceListener;
import touchstone.explore.trace.TraceSource;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.spi.Capability;

/**
 * The games of a certification, in turn of one script after the other, and each script on one board after the other of those
 * that the subject has: now on the usual ones, now on others. Some are as {@code fuzz} draws them. Some are played twice in
 * succession: what a subject keeps of a game shows in the next one of the same moves.
 */
public final class CertificationGames implements TraceSource {

    /** How many games there are where nobody asks for more or fewer. */
    public static final int USUAL_COUNT = 156;

    private static final long APART = 0x9E3779B97F4A7C15L;

    /** The sides of the boards that programs are used on. */
    private static final List<Integer> USUAL = List.of(19, 13, 9);

    /** Draws a game as {@code fuzz} does. */
    private static final String DRAWN = "drawn";
    /** Plays the game before once more. */
    private static final String AGAIN = "again";

    private static final List<GameScript> SCRIPTS = List.of(
            new EdgeTour(),
            new FarRepetition(FarRepetition.Reach.SHORT, false),
            new FarRepetition(FarRepetition.Reach.SHORT, true),
            new FarRepetition(FarRepetition.Reach.FAR, false),
            new FarRepetition(FarRepetition.Reach.FAR, true),
            new FarRepetition(FarRepetition.Reach.FARTHEST, false),
            new Enclosure(Enclosure.Form.LARGE, false),
            new Enclosure(Enclosure.Form.LARGE, true),
            new Enclosure(Enclosure.Form.JOINT, false),
            new Enclosure(Enclosure.Form.JOINT, true),
            new LongGame(false),
            new LongGame(true),
            new HandicapGame(),
            new DeepUndo());

    /** The order of the scripts, again and again. Those come often that are to be played on all boards. */
    private static final List<String> ORDER = List.of(
            "edges",
            "short cycle",
            DRAWN,
            "far repetition",
            AGAIN,
            "large capture",
            "edges",
            "farthest repetition",
            "short cycle",
            "handicap",
            AGAIN,
            "joint capture",
            "short cycle",
            "played out",
            "far repetition late",
            "edges",
            DRAWN,
            "large self-capture",
            "deep undo",
            "joint self-capture",
            "short cycle late",
            "endless game",
            "edges",
            "short cycle",
            DRAWN,
            "short cycle");

    /** Scripts that are short, and so are played on every board before they are on one again. */
    private static final Set<String> EVERYWHERE = Set.of("edges", "short cycle");

    private final BaseRules rules;
    private final Set<Capability> abilities;
    private final long seed;
    private final List<Board> usual;
    private final List<Board> others;
    private final TraceGenerator drawn;

    /**
     * @param rules that the games follow
     * @param abilities of the subject: nothing else is asked of it
     * @param boards that it has; one at least
     */
    public CertificationGames(BaseRules rules, Set<Capability> abilities, SupportedBoards boards, long seed) {
        this.rules = rules;
        this.abilities = Set.copyOf(abilities);
        this.seed = seed;
        List<Board> all = new ArrayList<>(boards.all());
        List<Board> squares =
                all.stream().filter(board -> board.width() == board.height()).toList();
        this.usual = all.stream()
                .filter(board -> board.width() == board.height() && USUAL.contains(board.width())
                        || !squares.isEmpty() && board == squares.get(squares.size() - 1))
                .toList();
        List<Board> rest = new ArrayList<>(all);
        rest.removeAll(usual);
        Collections.shuffle(rest, new Random(seed));
        this.others = rest.isEmpty() ? usual : List.copyOf(rest);
        this.drawn = new TraceGenerator(rules, abilities, boards.mix(), seed);
    }

    @Override
    public Drawn trace(long number, TraceListener listener) {
        int place = (int) (number % ORDER.size());
        String id = ORDER.get(place);
        if (id.equals(AGAIN)) {
            Drawn before = trace(number - 1, listener);
            return new Drawn(number, before.policy(), before.trace());
        }
        long count = number / ORDER.size() * ORDER.stream().filter(id::equals).count()
                + ORDER.subList(0, place).stream().filter(id::equals).count();
        if (id.equals(DRAWN)) {
            Drawn one = drawn.trace(count, listener);
            return new Drawn(number, one.policy(), one.trace());
        }
        GameScript script =
                SCRIPTS.stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
        Board board = board(script, count);
        TraceBuilder trail = new TraceBuilder(rules, board, listener);
        if (script.suits(board)) {
            script.play(new ScriptedGame(trail, abilities, new SplittableRandom(seed * 31 + number * APART + 1)));
        }
        return new Drawn(number, id, trail.trace());
    }

    /** One that the script has room on, if there is any. */
    private Board board(GameScript script, long count) {
        List<Board> fitting = usual.stream().filter(script::suits).toList();
        List<Board> odd = others.stream().filter(script::suits).toList();
        if (EVERYWHERE.contains(script.id())) {
            List<Board> all = new ArrayList<>(fitting);
            all.addAll(odd);
            return at(all, count);
        }
        return count % 2 == 0 && !fitting.isEmpty() || odd.isEmpty() ? at(fitting, count / 2) : at(odd, count / 2);
    }

    private Board at(List<Board> boards, long count) {
        return boards.isEmpty() ? others.get(0) : boards.get((int) (count % boards.size()));
    }
}
