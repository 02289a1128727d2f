package touchstone.cli.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.spi.Answer;
import touchstone.spi.Capability;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;

/** Plays the scheduled games with one subject. */
public final class Referee {

    /** After so many games in a row in which the subject breaks down, it is given up. */
    public static final int PATIENCE = 5;

    /** How many forbidden moves of each kind the subject is told to take, to see whether it does. */
    private static final int TOLD = 5;

    private final Subject subject;
    private final MatchClaim claim;
    private final GameSchedule schedule;
    private final MatchTally tally = new MatchTally();
    private final List<PlayedGame> played = new ArrayList<>();
    private Optional<Session> session = Optional.empty();
    private int brokenInARow;
    private final CountDownLatch cancelled = new CountDownLatch(1);

    public Referee(Subject subject, MatchClaim claim, GameSchedule schedule) {
        this.subject = subject;
        this.claim = claim;
        this.schedule = schedule;
    }

    /**
     * Plays, until it is {@link #cancel}led or the subject is given up.
     *
     * @param listener is told of each game once it is over
     * @return what was played, in order
     */
    public List<PlayedGame> play(int games, Consumer<PlayedGame> listener) {
        try {
            for (int number = 1; number <= games && !wasCancelled() && brokenInARow < PATIENCE; number++) {
                MatchGame fixture = schedule.fixture(number);
                PlayedGame one =
                        play(subject.capabilities().contains(Capability.KOMI) ? fixture : fixture.withoutKomi());
                if (!isBroken(one) || !cancelledAbout()) {
                    played.add(one);
                    listener.accept(one);
                }
            }
            return List.copyOf(played);
        } finally {
            leave();
        }
    }

    /** No further game is begun; one that breaks down because of it does not count. */
    public void cancel() {
        cancelled.countDown();
    }

    public boolean wasCancelled() {
        return cancelled.getCount() == 0;
    }

    /** Whether the subject was given up: it broke down too many times in a row. */
    public boolean gaveUp() {
        return brokenInARow >= PATIENCE;
    }

    /** An interrupt from the keyboard reaches an engine as well as us, and may reach it first. */
    private boolean cancelledAbout() {
        try {
            return cancelled.await(200, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        }
    }

    private PlayedGame play(MatchGame fixture) {
        RefereedGame match = new RefereedGame(subject, claim, fixture);
        Optional<PlayedGame> over = Optional.empty();
        try {
            PlayedGame one = match.play(seat());
            over = Optional.of(one);
            one.temptations().forEach(temptation -> tell(fixture, one, temptation));
            brokenInARow = 0;
            return one;
        } catch (SubjectErrorException broken) {
            brokenInARow++;
            leave();
            // What was found before it broke down over something else is not lost.
            return over.filter(one -> one.find().isPresent()).orElseGet(() -> match.brokeDown(broken));
        }
    }

    private static boolean isBroken(PlayedGame one) {
        return one.find()
                .filter(find -> find.fault() == MatchFinding.Fault.BROKE_DOWN)
                .isPresent();
    }

    private Session seat() {
        Session seated = session.orElseGet(subject::open);
        session = Optional.of(seated);
        return seated;
    }

    private void leave() {
        session.ifPresent(Session::close);
        session = Optional.empty();
    }

    /** Tells the subject to take a forbidden move, in a game played once more as far as there. */
    private void tell(MatchGame fixture, PlayedGame one, PlayedGame.Temptation temptation) {
        if (tally.of(temptation.prohibition()).asked() >= TOLD || wasCancelled()) {
            return;
        }
        Session again = seat();
        try {
            again.begin(fixture.opening());
            Game game = OpenedGames.begin(claim.rules(), fixture.opening());
            for (Move move : one.moves().subList(0, temptation.moves())) {
                if (!(again.make(game.toMove(), move) instanceof Answer.Accepted)) {
                    return;
                }
                game = game.play(move);
            }
            Answer answer = again.ask(game.toMove(), temptation.play());
            boolean taken = !(answer instanceof Answer.Refused);
            tally.asked(temptation.prohibition(), taken);
            one.tally().asked(temptation.prohibition(), taken);
        } catch (UnsupportedException missing) {
            // It says nothing of what it would take, here.
        }
    }
}
