package touchstone.suite.lift;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.spi.Answer;
import touchstone.spi.BoardView;
import touchstone.spi.ControllerRequest;
import touchstone.spi.GameStart;
import touchstone.spi.Session;

/** What happens on a scenario's own board when the reference plays it: what a frame must be like follows from it. */
final class SeenPlay implements InvocationHandler {

    private final Session session;
    private final List<Object> scores = new ArrayList<>();
    private final Map<Point, Set<Color>> stones = new HashMap<>();
    private final Map<Point, Set<Color>> asked = new HashMap<>();
    /** At the end of the play, once somebody asks for an owner. */
    private final Map<Color, PointSet> territories = new EnumMap<>(Color.class);

    private Optional<GameStart> opening = Optional.empty();
    private boolean loads;
    private boolean handicaps;
    private boolean territory;

    /** @param session of the reference, in the state before any game */
    SeenPlay(Session session) {
        this.session = session;
    }

    /** The session, watched. */
    Session watched() {
        List<Class<?>> abilities = Stream.of(session.getClass().getInterfaces()).toList();
        return (Session)
                Proxy.newProxyInstance(Session.class.getClassLoader(), abilities.toArray(new Class<?>[0]), this);
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
        if (method.getName().equals("find") || method.getName().equals("ability")) {
            return InvocationHandler.invokeDefault(proxy, method, arguments);
        }
        Object answer;
        try {
            answer = method.invoke(session, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
        switch (method.getName()) {
            case "begin" -> begins((GameStart) arguments[0]);
            case "make" -> made((Color) arguments[0], (Move) arguments[1], answer);
            case "ask" -> note(asked, (Color) arguments[0], (Move) arguments[1]);
            case "request" -> requested((ControllerRequest) arguments[0]);
            case "lead", "score", "outcome" -> scores.add(answer);
            case "territory", "count" -> territory = true;
            default -> {
                // Shows nothing of which stones come to stand where.
            }
        }
        return answer;
    }

    private void begins(GameStart start) {
        opening = opening.or(() -> Optional.of(start));
        if (start.board() == home()) {
            note(start.position());
        }
    }

    private void made(Color player, Move move, Object answer) {
        if (answer instanceof Answer.Accepted) {
            note(stones, player, move);
        }
    }

    private void requested(ControllerRequest request) {
        loads |= request instanceof ControllerRequest.Load;
        handicaps |=
                request instanceof ControllerRequest.FixedHandicap || request instanceof ControllerRequest.FreeHandicap;
        if (request instanceof ControllerRequest.SetUp setUp && setUp.position().board() == home()) {
            note(setUp.position());
        }
    }

    private void note(Position position) {
        for (Color color : Color.values()) {
            position.stones(color).forEach(point -> note(stones, color, new Move.Play(point)));
        }
    }

    private static void note(Map<Point, Set<Color>> where, Color player, Move move) {
        if (move instanceof Move.Play play) {
            where.computeIfAbsent(play.point(), ignored -> new LinkedHashSet<>())
                    .add(player);
        }
    }

    /** The board the scenario begins on. */
    Board home() {
        return opening.orElseThrow().board();
    }

    /** What stands on it then. */
    Position start() {
        return opening.orElseThrow().position();
    }

    boolean hasBegun() {
        return opening.isPresent();
    }

    /** Whether records of games were loaded. */
    boolean loads() {
        return loads;
    }

    /** Whether the subject was asked to place handicap stones. */
    boolean handicaps() {
        return handicaps;
    }

    /** Leads, scores and outcomes, in the order in which they were asked for. */
    List<Object> scores() {
        return scores;
    }

    /** Whether territory or scores were asked for. */
    boolean counts() {
        return territory || !scores.isEmpty();
    }

    /** The players of whom a stone stood on a point, the first one first. */
    List<Color> stones(Point point) {
        return List.copyOf(stones.getOrDefault(point, Set.of()));
    }

    /** The players of whom it was asked whether they may play on a point. */
    List<Color> asked(Point point) {
        return List.copyOf(asked.getOrDefault(point, Set.of()));
    }

    /** Whose territory a point is at the end, by the stones as they stand. To be asked when the play has ended. */
    Optional<Color> owner(Point point) {
        if (territories.isEmpty()) {
            Position last = session.ability(BoardView.class).position();
            BaseRules rules = new BaseRules();
            Stream.of(Color.values()).forEach(color -> territories.put(color, rules.territory(last, color)));
        }
        return Stream.of(Color.values())
                .filter(color -> territories.get(color).board() == home()
                        && territories.get(color).contains(point))
                .findFirst();
    }
}
