package touchstone.mutants.axis;

import java.util.List;
import java.util.stream.Stream;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.AgreementFaults;
import touchstone.mutants.fault.HandicapFaults;
import touchstone.mutants.fault.RuleFault;
import touchstone.reference.Statement;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Deadlock;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Scoring;

/** What the players say taken at the wrong time or under rules that know nothing of it, where each axis value forbids it. */
public final class UntimelyAxisMutants implements MutantSource {

    /** Something that is taken at the wrong time, under whichever rules forbid it. */
    private record Mistake(String name, String description, RuleFault fault) {

        Mutant under(String clause, Choice... claimed) {
            return new Setting(clause, claimed).with(name, description, fault);
        }
    }

    private static final Mistake DEAD_AT_ANY_TIME = new Mistake(
            "dead-at-any-time",
            "takes an agreement on dead stones whenever it is made",
            AgreementFaults.taken(Statement.Dead.class));

    private static final Mistake EVEN_GAMES_COMPENSATED = new Mistake(
            "even-games-compensated",
            "gives White a point where there is no handicap",
            HandicapFaults.COMPENSATED_WITHOUT_STONES);

    private static final Mistake QUARREL_AT_ANY_TIME = new Mistake(
            "quarrel-at-any-time",
            "takes it for a quarrel whenever the players agree on nothing",
            AgreementFaults.taken(Statement.Deadlock.class));

    private static final Mistake STOP_AT_ANY_TIME = new Mistake(
            "stop-at-any-time",
            "takes an agreement to stop whenever it is made",
            AgreementFaults.taken(Statement.Stop.class));

    private static final Mistake HANDICAP_AT_ANY_TIME = new Mistake(
            "handicap-at-any-time",
            "takes a handicap whenever one is named",
            AgreementFaults.taken(Statement.Handicap.class));

    private static final Mistake PLACEMENT_AT_ANY_TIME = new Mistake(
            "placement-at-any-time",
            "takes handicap stones whenever they are named",
            AgreementFaults.taken(Statement.Placement.class));

    private static final Mistake BIDS_AT_ANY_TIME = new Mistake(
            "bids-at-any-time",
            "takes bids for Black whenever they are made",
            AgreementFaults.taken(Statement.Bids.class));

    private static final Mistake KOMI_AT_ANY_TIME = new Mistake(
            "komi-at-any-time", "takes a komi whenever one is named", AgreementFaults.taken(Statement.Komi.class));

    private static final Mistake REPEATS_AT_ANY_TIME = new Mistake(
            "repeats-at-any-time",
            "takes it for a repetition whenever the players say so",
            AgreementFaults.taken(Statement.Repeats.class));

    private static final Mistake MOVER_AT_ANY_TIME = new Mistake(
            "mover-at-any-time",
            "takes an agreement on who moves whenever it is made",
            AgreementFaults.taken(Statement.NextMover.class));

    private static final Mistake REQUEST_AT_ANY_TIME = new Mistake(
            "request-at-any-time",
            "takes a request to go on whenever it is made",
            AgreementFaults.taken(Statement.Resume.class));

    @Override
    public List<Mutant> mutants() {
        return Stream.of(
                        afterResumption(),
                        compensation(),
                        deadStones(),
                        deadlock(),
                        ending(),
                        handicap(),
                        komi(),
                        lastPass(),
                        repetition(),
                        resumption())
                .flatMap(List::stream)
                .toList();
    }

    private static List<Mutant> afterResumption() {
        return List.of(
                DEAD_AT_ANY_TIME.under("after-resumption.again", Ending.FOUR_PASSES, Resumption.IN_TURN),
                DEAD_AT_ANY_TIME.under(
                        "after-resumption.again", Ending.FOUR_PASSES, Resumption.OPPONENT_OF_LAST_PASSER));
    }

    private static List<Mutant> compensation() {
        return List.of(
                EVEN_GAMES_COMPENSATED.under("compensation.each", Handicap.FREE, Compensation.EACH),
                EVEN_GAMES_COMPENSATED.under("compensation.none"),
                EVEN_GAMES_COMPENSATED.under("compensation.none", Button.HALF_POINT),
                EVEN_GAMES_COMPENSATED.under("compensation.none", Handicap.CONSECUTIVE),
                EVEN_GAMES_COMPENSATED.under("compensation.none", Handicap.FIXED),
                EVEN_GAMES_COMPENSATED.under("compensation.none", Scoring.STONES),
                EVEN_GAMES_COMPENSATED.under("compensation.none", Scoring.TERRITORY),
                EVEN_GAMES_COMPENSATED.under("compensation.none", Scoring.TERRITORY, Handicap.FIXED),
                EVEN_GAMES_COMPENSATED.under("compensation.one-less", Handicap.FIXED, Compensation.ONE_LESS),
                EVEN_GAMES_COMPENSATED.under("compensation.one-less", Handicap.FREE, Compensation.ONE_LESS));
    }

    private static List<Mutant> deadStones() {
        return List.of(
                DEAD_AT_ANY_TIME.under("dead-stones.agreed.which", Ending.AGREEMENT, DeadStones.AGREED),
                DEAD_AT_ANY_TIME.under("dead-stones.agreed.which", Ending.FOUR_PASSES, DeadStones.AGREED),
                DEAD_AT_ANY_TIME.under("dead-stones.played-out", Ending.AGREEMENT, DeadStones.PLAYED_OUT),
                DEAD_AT_ANY_TIME.under("dead-stones.played-out", Ending.FOUR_PASSES, DeadStones.PLAYED_OUT),
                DEAD_AT_ANY_TIME.under("dead-stones.played-out", Ending.STOP, DeadStones.PLAYED_OUT),
                DEAD_AT_ANY_TIME.under(
                        "dead-stones.played-out", Ending.STOP, Resumption.IN_TURN, DeadStones.PLAYED_OUT),
                DEAD_AT_ANY_TIME.under("dead-stones.stay"),
                DEAD_AT_ANY_TIME.under("dead-stones.stay.stopped", Ending.AGREEMENT),
                DEAD_AT_ANY_TIME.under("dead-stones.stay.stopped", Ending.FOUR_PASSES));
    }

    private static List<Mutant> deadlock() {
        return List.of(
                QUARREL_AT_ANY_TIME.under("deadlock.all-alive", Ending.AGREEMENT, Deadlock.ALL_ALIVE),
                QUARREL_AT_ANY_TIME.under("deadlock.both-lose", Ending.STOP, Deadlock.BOTH_LOSE),
                QUARREL_AT_ANY_TIME.under("deadlock.play-on", Ending.AGREEMENT, Resumption.AGREED, Deadlock.PLAY_ON),
                QUARREL_AT_ANY_TIME.under("deadlock.play-on", Ending.AGREEMENT, Resumption.UNSTATED, Deadlock.PLAY_ON),
                QUARREL_AT_ANY_TIME.under(
                        "deadlock.play-on", Ending.FOUR_PASSES, Resumption.OPPONENT_OF_LAST_PASSER, Deadlock.PLAY_ON),
                QUARREL_AT_ANY_TIME.under(
                        "deadlock.play-on", Ending.STOP, Resumption.OPPONENT_OF_REQUESTER, Deadlock.PLAY_ON),
                QUARREL_AT_ANY_TIME.under("deadlock.play-on", Ending.STOP, Resumption.UNSTATED, Deadlock.PLAY_ON),
                QUARREL_AT_ANY_TIME.under("deadlock.unstated"),
                QUARREL_AT_ANY_TIME.under("deadlock.unstated", Ending.AGREEMENT, DeadStones.AGREED),
                QUARREL_AT_ANY_TIME.under("deadlock.unstated", Ending.FOUR_PASSES, DeadStones.AGREED));
    }

    private static List<Mutant> ending() {
        return List.of(
                DEAD_AT_ANY_TIME.under("ending.four-passes", Ending.FOUR_PASSES),
                STOP_AT_ANY_TIME.under("ending.stop", Ending.STOP),
                STOP_AT_ANY_TIME.under("ending.two-passes"));
    }

    private static List<Mutant> handicap() {
        return List.of(
                HANDICAP_AT_ANY_TIME.under("handicap.consecutive", Handicap.CONSECUTIVE),
                HANDICAP_AT_ANY_TIME.under("handicap.fixed", Handicap.FIXED),
                HANDICAP_AT_ANY_TIME.under("handicap.free", Handicap.FREE),
                PLACEMENT_AT_ANY_TIME.under("handicap.free", Handicap.FREE),
                PLACEMENT_AT_ANY_TIME.under("handicap.none"));
    }

    private static List<Mutant> komi() {
        return List.of(
                BIDS_AT_ANY_TIME.under("komi.auction", Komi.AUCTION),
                BIDS_AT_ANY_TIME.under("komi.black-wins-ties", Komi.BLACK_WINS_TIES),
                KOMI_AT_ANY_TIME.under("komi.black-wins-ties", Komi.BLACK_WINS_TIES),
                BIDS_AT_ANY_TIME.under("komi.half", Komi.HALF),
                KOMI_AT_ANY_TIME.under("komi.half", Komi.HALF),
                BIDS_AT_ANY_TIME.under("komi.integer", Komi.INTEGER),
                KOMI_AT_ANY_TIME.under("komi.integer", Komi.INTEGER),
                BIDS_AT_ANY_TIME.under("komi.none"),
                KOMI_AT_ANY_TIME.under("komi.none"));
    }

    private static List<Mutant> lastPass() {
        return List.of(DEAD_AT_ANY_TIME.under("last-pass.white", Ending.FOUR_PASSES, LastPass.WHITE));
    }

    private static List<Mutant> repetition() {
        return List.of(REPEATS_AT_ANY_TIME.under("repetition.tie.noticed", Repetition.TIE));
    }

    private static List<Mutant> resumption() {
        return List.of(
                MOVER_AT_ANY_TIME.under("resumption.agreed", Ending.AGREEMENT, Resumption.AGREED),
                REQUEST_AT_ANY_TIME.under("resumption.agreed", Ending.FOUR_PASSES, Resumption.AGREED),
                REQUEST_AT_ANY_TIME.under("resumption.agreed", Ending.STOP, Resumption.AGREED),
                MOVER_AT_ANY_TIME.under("resumption.in-turn", Ending.FOUR_PASSES, Resumption.IN_TURN),
                MOVER_AT_ANY_TIME.under("resumption.in-turn", Ending.STOP, Resumption.IN_TURN),
                MOVER_AT_ANY_TIME.under("resumption.none", Ending.AGREEMENT),
                MOVER_AT_ANY_TIME.under("resumption.none", Ending.FOUR_PASSES),
                REQUEST_AT_ANY_TIME.under("resumption.none"),
                MOVER_AT_ANY_TIME.under(
                        "resumption.opponent-of-last-passer", Ending.FOUR_PASSES, Resumption.OPPONENT_OF_LAST_PASSER),
                MOVER_AT_ANY_TIME.under(
                        "resumption.opponent-of-last-passer", Ending.STOP, Resumption.OPPONENT_OF_LAST_PASSER),
                MOVER_AT_ANY_TIME.under(
                        "resumption.opponent-of-requester.position", Ending.STOP, Resumption.OPPONENT_OF_REQUESTER),
                REQUEST_AT_ANY_TIME.under(
                        "resumption.opponent-of-requester.position", Ending.STOP, Resumption.OPPONENT_OF_REQUESTER),
                REQUEST_AT_ANY_TIME.under("resumption.unstated", Ending.AGREEMENT, Resumption.UNSTATED),
                REQUEST_AT_ANY_TIME.under("resumption.unstated", Ending.FOUR_PASSES, Resumption.UNSTATED));
    }
}
