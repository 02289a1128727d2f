package touchstone.explore.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import touchstone.explore.generate.IllegalMoveGenerator;
import touchstone.explore.settled.PlayedOut;
import touchstone.explore.trace.TraceBuilder;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Ruling;
import touchstone.spi.Capability;
import touchstone.spi.ControllerRequest;
import touchstone.trace.Query;

/**
 * A game while a script generates it: the moves so far, what the subject can be asked, and the lot.
 *
 * @param abilities of the subject: nothing else is asked of it
 */
record ScriptedGame(TraceBuilder trail, Set<Capability> abilities, RandomGenerator random) {

    private static final IllegalMoveGenerator ILLEGAL = IllegalMoveGenerator.usual();

    /** How many points are tried for a play that changes nothing but to let time pass. */
    private static final int TRIES = 8;

    Game game() {
        return trail.game();
    }

    Board board() {
        return game().board();
    }

    boolean isGoingOn() {
        return trail.isGoingOn();
    }

    boolean can(Capability capability) {
        return abilities.contains(capability);
    }

    /**
     * Plays a stone, once the other player has given the turn away if need be.
     *
     * @param elsewhere points at which the other player may play instead of passing
     * @return whether it was possible and legal; otherwise it was not played
     */
    boolean place(Color player, Point point, List<Point> elsewhere) {
        return turn(player, elsewhere) && make(new Move.Play(point));
    }

    /** A move of the player to move if it is legal. */
    boolean make(Move move) {
        if (!isGoingOn() || !(game().rule(move) instanceof Ruling.Made)) {
            return false;
        }
        trail.make(move);
        return isGoingOn();
    }

    /** Gives a player the turn: the other one passes, or plays elsewhere where a pass might end the game. */
    boolean turn(Color player, List<Point> elsewhere) {
        if (!isGoingOn() || game().toMove() == player) {
            return isGoingOn();
        }
        return game().successivePasses() == 0 && (elsewhere.isEmpty() || random.nextInt(3) > 0)
                ? make(Move.PASS)
                : playElsewhere(elsewhere) || game().successivePasses() == 0 && make(Move.PASS);
    }

    /** A play of the player to move that captures nothing. */
    boolean playElsewhere(List<Point> points) {
        for (int i = 0; i < TRIES && !points.isEmpty(); i++) {
            Point point = points.get(random.nextInt(points.size()));
            if (isGoingOn()
                    && game().position().stone(point).isEmpty()
                    && game().rule(new Move.Play(point)) instanceof Ruling.Made made
                    && made.captured().isEmpty()
                    && made.selfCaptured().isEmpty()) {
                return make(new Move.Play(point));
            }
        }
        return false;
    }

    /** Tries a play that may well be illegal, or only asks about it where the subject refuses nothing. */
    void tryOut(Color player, Point point) {
        if (!isGoingOn()) {
            return;
        }
        // What is asked about a point that is not there need not be answered.
        if (can(Capability.ANSWERS_LEGALITY) && board().contains(point)) {
            trail.query(new Query.Legal(player, point));
        }
        if (can(Capability.ENFORCES_LEGALITY) || game().rule(player, new Move.Play(point)) instanceof Ruling.Made) {
            trail.tryOut(player, new Move.Play(point));
        }
    }

    /** Tries what is illegal here, of all kinds that there are. */
    void tryIllegal() {
        if (isGoingOn()) {
            Color player = game().toMove();
            ILLEGAL.next(game(), random).stream()
                    .map(illegal -> illegal.move().point())
                    .filter(point -> can(Capability.ENFORCES_LEGALITY) || board().contains(point))
                    .forEach(point -> tryOut(player, point));
        }
    }

    /** Looks at the stones and at what goes with them. */
    void look() {
        query(Capability.READS_BOARD, new Query.Stones());
        lookAtPrisoners();
        if (isGoingOn()) {
            query(Capability.TURN, new Query.Turn());
        }
        query(Capability.GAME_END, new Query.Over());
    }

    void lookAtPrisoners() {
        if (can(Capability.PRISONERS)) {
            trail.queryPrisoners(Color.BLACK, abilities);
            trail.queryPrisoners(Color.WHITE, abilities);
        }
    }

    /** Looks at where the player to move may play. */
    void lookAtLegal() {
        if (isGoingOn()) {
            query(Capability.LISTS_LEGAL_PLAYS, new Query.LegalPlays(game().toMove()));
        }
    }

    /** Looks at the chain on a point and at its liberties, if there is one. */
    void lookAtChain(Point point) {
        if (game().position().stone(point).isPresent()) {
            query(Capability.CHAINS, new Query.Chain(point));
            query(Capability.LIBERTIES, new Query.Liberties(point));
        }
    }

    private void query(Capability capability, Query query) {
        if (can(capability)) {
            trail.query(query);
        }
    }

    /**
     * Takes moves back.
     *
     * @return them, the first one first; fewer than asked for where there are not so many, none if the subject can't
     */
    List<Move> takeBack(int moves) {
        List<Move> taken = new ArrayList<>();
        for (int i = 0; i < moves && can(Capability.UNDO) && game().lastMove().isPresent(); i++) {
            taken.add(0, game().lastMove().get());
            trail.ask(new ControllerRequest.TakeBack());
        }
        return taken;
    }

    /** Both players pass until the game has ended or stopped; then it is counted. */
    void end() {
        for (int i = 0; i < 4 && isGoingOn(); i++) {
            make(Move.PASS);
        }
        look();
        count();
    }

    /** The score, where every way to find it must agree. */
    void count() {
        boolean literal = can(Capability.LITERAL_SCORE) && !isGoingOn();
        if (!can(Capability.SCORE) || !literal && !PlayedOut.test(game().position())) {
            return;
        }
        trail.query(new Query.Lead());
        query(Capability.TERRITORY, new Query.Territory(Color.BLACK));
        query(Capability.TERRITORY, new Query.Territory(Color.WHITE));
    }
}
