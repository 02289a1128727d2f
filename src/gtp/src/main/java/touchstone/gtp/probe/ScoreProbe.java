package touchstone.gtp.probe;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import touchstone.gtp.game.PlayedMove;
import touchstone.gtp.observe.BoardMirror;
import touchstone.gtp.observe.Channel;
import touchstone.gtp.observe.ObservationCommands;
import touchstone.gtp.reading.EntityReadings;
import touchstone.gtp.reading.MisreadException;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.spi.Capability;
import touchstone.spi.SubjectErrorException;

/** Probes how an engine scores: the stones as they stand, or without those it considers dead. */
public final class ScoreProbe {

    /** Black walls off a corner with these and owns the rest. */
    private static final List<Point> WALL =
            Stream.of("A3", "B3", "C3", "D3", "D2", "D1").map(Point::parse).toList();

    private final ProbeGames probeGames;
    private final Board board;

    public ScoreProbe(ProbeGames probeGames) {
        this.probeGames = probeGames;
        this.board = probeGames.board();
    }

    /** A channel that counts by some rule, be it a wrong one; one that guesses says nothing about rules. */
    public Optional<Channel<Board, Double>> lead() {
        Optional<Channel<Board, Double>> channel =
                probeGames.trusted(Capability.SCORE, ObservationCommands.LEAD, this::counts);
        channel = channel.map(this::withoutKomi);
        channel.ifPresent(this::literal);
        return channel;
    }

    /**
     * What the same channel answers with no komi, of an engine that goes by a komi of its own whatever it is told. How much
     * that is shows when the colours change places. Of an engine that does as it is told nothing is taken off: what it
     * gives White without being told is its own mistake.
     */
    private Channel<Board, Double> withoutKomi(Channel<Board, Double> channel) {
        double komi;
        try {
            komi = komi(channel);
        } catch (MisreadException e) {
            probeGames.findings().note(channel.title() + " with another komi answered " + e.getMessage());
            return channel;
        }
        if (komi == 0) {
            return channel;
        }
        probeGames
                .findings()
                .note(channel.title() + " counts a komi of " + komi + ", whatever it is told; it is taken off");
        return channel.reading((on, about, replies) -> channel.reading().read(on, about, replies) + komi);
    }

    /** The komi that the engine does not let be changed; 0 if it does. */
    private double komi(Channel<Board, Double> channel) {
        double told = lead(channel, ended("W A1"));
        probeGames.dialogue().ask("komi 0.5");
        boolean deaf = told == channel.observe(probeGames.dialogue(), board, board);
        return !deaf || !probeGames.lay(inOtherColours(ended("W A1")))
                ? 0
                : -(told + channel.observe(probeGames.dialogue(), board, board)) / 2;
    }

    private static List<PlayedMove> inOtherColours(List<PlayedMove> turns) {
        List<PlayedMove> others = new ArrayList<>(ProbeGames.turns("B -"));
        turns.forEach(turn -> others.add(new PlayedMove(turn.player().opponent(), turn.move())));
        return others;
    }

    /**
     * Whether the same position gets the same score however it is turned, and one that can be counted. What is wrong for certain
     * is no guess either: a lead that no board has, or one that is wrong where nothing can be dead, and the same each time.
     */
    private boolean counts(Channel<Board, Double> channel) {
        double settled = lead(channel, settled());
        List<Double> leads;
        try {
            leads = turnedAbout(channel);
        } catch (MisreadException e) {
            // Not to know, where a stone may be dead, is not to guess.
            return true;
        }
        Optional<Double> impossible = Stream.concat(leads.stream(), Stream.of(settled))
                .filter(this::isImpossible)
                .findFirst();
        if (impossible.isPresent()) {
            probeGames
                    .findings()
                    .note(channel.title() + " answers a lead of " + impossible.get() + " on a board of " + board.size()
                            + " points");
            return true;
        }
        boolean whole = Stream.concat(leads.stream(), Stream.of(settled)).allMatch(lead -> lead * 2 % 1 == 0);
        if (whole && Set.copyOf(leads).size() == 1) {
            return true;
        }
        if (whole && settled != board.height() && isRepeated(channel, settled, leads)) {
            probeGames
                    .findings()
                    .note(channel.title() + " answers a lead of " + settled + " where nothing can be dead and "
                            + board.height() + " is right, each time");
            return true;
        }
        probeGames
                .findings()
                .note(
                        Capability.SCORE,
                        channel.title() + " guesses: of one position, turned about, it answers leads of "
                                + new TreeSet<>(leads));
        return false;
    }

    private List<Double> turnedAbout(Channel<Board, Double> channel) {
        return Stream.of(BoardMirror.values())
                .map(mirror -> lead(channel, mirror.of(ended("W A1"), board)))
                .toList();
    }

    /** Whether the same is answered when all of it is asked again. */
    private boolean isRepeated(Channel<Board, Double> channel, double settled, List<Double> leads) {
        try {
            return lead(channel, settled()) == settled && turnedAbout(channel).equals(leads);
        } catch (MisreadException e) {
            return false;
        }
    }

    /** Where nothing was captured no way to count gives a lead of more points than there are. It is wrong, and no guess. */
    private boolean isImpossible(double lead) {
        return Math.abs(lead) > board.size();
    }

    private double lead(Channel<Board, Double> channel, List<PlayedMove> turns) {
        probeGames.lay(turns);
        return channel.observe(probeGames.dialogue(), board, board);
    }

    /** Two walls side by side: by area and by territory alike Black has one column more, and nothing can be dead. */
    private List<PlayedMove> settled() {
        List<PlayedMove> turns = new ArrayList<>();
        int column = board.width() / 2;
        for (int row = 0; row < board.height(); row++) {
            turns.add(PlayedMove.play(Color.BLACK, new Point(column, row)));
            turns.add(PlayedMove.play(Color.WHITE, new Point(column + 1, row)));
        }
        turns.addAll(ProbeGames.turns("B -", "W -"));
        return turns;
    }

    /**
     * As it stands, the white stone in the corner makes the empty points around it nobody's, and counts itself. A score that
     * is right where nothing can be dead and other than that here takes stones off, or estimates. One that is wrong even
     * where nothing can be dead is wrong about something else, and is not excused from anything.
     */
    private void literal(Channel<Board, Double> channel) {
        int literal = board.size() - WALL.size() - 1;
        boolean right = lead(channel, settled()) == board.height();
        String answer;
        try {
            double lead = lead(channel, ended("W A1"));
            if (!right || lead == literal || isImpossible(lead)) {
                probeGames.findings().has(Capability.LITERAL_SCORE, channel.title());
                return;
            }
            answer = "a lead of " + lead;
        } catch (MisreadException e) {
            answer = e.getMessage() + ",";
        }
        probeGames
                .findings()
                .note(
                        Capability.LITERAL_SCORE,
                        channel.title() + " does not score the stones as they stand: it answers " + answer + " where "
                                + literal + " points stand on the " + board + " board");
    }

    /** Whether White has points for black plays before White's first, with White passing in between. */
    boolean handicapped(Channel<Board, Double> channel) {
        try {
            double at1 = probeGames.lay(ended(0, "W A1")) ? channel.observe(probeGames.dialogue(), board, board) : 0;
            double at3 = probeGames.lay(ended(2, "W A1")) ? channel.observe(probeGames.dialogue(), board, board) : at1;
            if (at1 == at3) {
                return false;
            }
            probeGames
                    .findings()
                    .note(channel.title()
                            + " seems to take black plays before White's first for handicap stones: it answers"
                            + " a lead of " + at3 + " where White's first play comes after three of them and of " + at1
                            + " for the same position where it comes after one");
            return true;
        } catch (MisreadException e) {
            return false;
        }
    }

    /**
     * Only an engine that leaves every stone where it is names territory as the rules have it. One that takes stones off as
     * dead, as GNU Go does, answers another question (and may have a mind of its own about seki as well).
     */
    Optional<Channel<Color, PointSet>> territory() {
        if (probeGames.findings().seen().containsKey(Capability.SCORE)
                && !probeGames.findings().seen().containsKey(Capability.LITERAL_SCORE)) {
            probeGames
                    .findings()
                    .note(
                            Capability.TERRITORY,
                            "territory is not asked for, as the engine does not leave the stones as they stand");
            return Optional.empty();
        }
        return probeGames.trusted(
                Capability.TERRITORY,
                ObservationCommands.TERRITORY,
                channel -> !black(channel, "W -").isEmpty()
                        && !black(channel, "W A1").contains(Point.parse("A1")));
    }

    private PointSet black(Channel<Color, PointSet> channel, String whiteMove) {
        probeGames.lay(ended(whiteMove));
        return channel.observe(probeGames.dialogue(), board, Color.BLACK);
    }

    void deadStones() {
        if (!probeGames.knows("final_status_list") || !probeGames.lay(ended("W A1"))) {
            return;
        }
        try {
            PointSet dead = EntityReadings.points(board, probeGames.dialogue().ask("final_status_list dead"));
            probeGames.findings().has(Capability.DEAD_STONES, "final_status_list dead");
            // What takes no stone off where one is dead for certain does not judge life and death.
            if (dead.contains(Point.parse("A1"))) {
                probeGames.findings().has(Capability.STATUSES, "final_status_list");
            }
        } catch (MisreadException e) {
            probeGames.findings().note(Capability.DEAD_STONES, "final_status_list dead answered " + e.getMessage());
        } catch (SubjectErrorException broken) {
            probeGames
                    .findings()
                    .note(Capability.DEAD_STONES, "final_status_list dead is not used: " + broken.getMessage());
            probeGames.dialogue().revive();
        }
    }

    /** A finished game in which White's first move is this one: black plays before White's could be taken for handicap. */
    private static List<PlayedMove> ended(String whiteMove) {
        return ended(0, whiteMove);
    }

    /**
     * A finished game in which White passes but for one move.
     *
     * @param at the number of white passes before it
     */
    private static List<PlayedMove> ended(int at, String whiteMove) {
        List<PlayedMove> turns = new ArrayList<>();
        for (int i = 0; i < WALL.size(); i++) {
            turns.add(PlayedMove.play(Color.BLACK, WALL.get(i)));
            turns.addAll(ProbeGames.turns(i == at ? whiteMove : "W -"));
        }
        turns.addAll(ProbeGames.turns("B -"));
        return turns;
    }
}
