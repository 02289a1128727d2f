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
                with(
                        "dead-at-any-time",
                        "takes an agreement on dead stones whenever it is made",
                        AgreementFaults.taken(Statement.Dead.class),
                        "after-resumption.again",
                        Ending.FOUR_PASSES,
                        Resumption.IN_TURN),
                with(
                        "dead-at-any-time",
                        "takes an agreement on dead stones whenever it is made",
                        AgreementFaults.taken(Statement.Dead.class),
                        "after-resumption.again",
                        Ending.FOUR_PASSES,
                        Resumption.OPPONENT_OF_LAST_PASSER));
    }

    private static List<Mutant> compensation() {
        return List.of(
                with(
                        "even-games-compensated",
                        "gives White a point where there is no handicap",
                        HandicapFaults.COMPENSATED_WITHOUT_STONES,
                        "compensation.each",
                        Handicap.FREE,
                        Compensation.EACH),
                with(
                        "even-games-compensated",
                        "gives White a point where there is no handicap",
                        HandicapFaults.COMPENSATED_WITHOUT_STONES,
                        "compensation.none"),
                with(
                        "even-games-compensated",
                        "gives White a point where there is no handicap",
                        HandicapFaults.COMPENSATED_WITHOUT_STONES,
                        "compensation.none",
                        Button.HALF_POINT),
                with(
                        "even-games-compensated",
                        "gives White a point where there is no handicap",
                        HandicapFaults.COMPENSATED_WITHOUT_STONES,
                        "compensation.none",
                        Handicap.CONSECUTIVE),
                with(
                        "even-games-compensated",
                        "gives White a point where there is no handicap",
                        HandicapFaults.COMPENSATED_WITHOUT_STONES,
                        "compensation.none",
                        Handicap.FIXED),
                with(
                        "even-games-compensated",
                        "gives White a point where there is no handicap",
                        HandicapFaults.COMPENSATED_WITHOUT_STONES,
                        "compensation.none",
                        Scoring.STONES),
                with(
                        "even-games-compensated",
                        "gives White a point where there is no handicap",
                        HandicapFaults.COMPENSATED_WITHOUT_STONES,
                        "compensation.none",
                        Scoring.TERRITORY),
                with(
                        "even-games-compensated",
                        "gives White a point where there is no handicap",
                        HandicapFaults.COMPENSATED_WITHOUT_STONES,
                        "compensation.none",
                        Scoring.TERRITORY,
                        Handicap.FIXED),
                with(
                        "even-games-compensated",
                        "gives White a point where there is no handicap",
                        HandicapFaults.COMPENSATED_WITHOUT_STONES,
                        "compensation.one-less",
                        Handicap.FIXED,
                        Compensation.ONE_LESS),
                with(
                        "even-games-compensated",
                        "gives White a point where there is no handicap",
                        HandicapFaults.COMPENSATED_WITHOUT_STONES,
                        "compensation.one-less",
                        Handicap.FREE,
                        Compensation.ONE_LESS));
    }

    private static List<Mutant> deadStones() {
        return List.of(
                with(
                        "dead-at-any-time",
                        "takes an agreement on dead stones whenever it is made",
                        AgreementFaults.taken(Statement.Dead.class),
                        "dead-stones.agreed.which",
                        Ending.AGREEMENT,
                        DeadStones.AGREED),
                with(
                        "dead-at-any-time",
                        "takes an agreement on dead stones whenever it is made",
                        AgreementFaults.taken(Statement.Dead.class),
                        "dead-stones.agreed.which",
                        Ending.FOUR_PASSES,
                        DeadStones.AGREED),
                with(
                        "dead-at-any-time",
                        "takes an agreement on dead stones whenever it is made",
                        AgreementFaults.taken(Statement.Dead.class),
                        "dead-stones.played-out",
                        Ending.AGREEMENT,
                        DeadStones.PLAYED_OUT),
                with(
                        "dead-at-any-time",
                        "takes an agreement on dead stones whenever it is made",
                        AgreementFaults.taken(Statement.Dead.class),
                        "dead-stones.played-out",
                        Ending.FOUR_PASSES,
                        DeadStones.PLAYED_OUT),
                with(
                        "dead-at-any-time",
                        "takes an agreement on dead stones whenever it is made",
                        AgreementFaults.taken(Statement.Dead.class),
                        "dead-stones.played-out",
                        Ending.STOP,
                        DeadStones.PLAYED_OUT),
                with(
                        "dead-at-any-time",
                        "takes an agreement on dead stones whenever it is made",
                        AgreementFaults.taken(Statement.Dead.class),
                        "dead-stones.played-out",
                        Ending.STOP,
                        Resumption.IN_TURN,
                        DeadStones.PLAYED_OUT),
                with(
                        "dead-at-any-time",
                        "takes an agreement on dead stones whenever it is made",
                        AgreementFaults.taken(Statement.Dead.class),
                        "dead-stones.stay"),
                with(
                        "dead-at-any-time",
                        "takes an agreement on dead stones whenever it is made",
                        AgreementFaults.taken(Statement.Dead.class),
                        "dead-stones.stay.stopped",
                        Ending.AGREEMENT),
                with(
                        "dead-at-any-time",
                        "takes an agreement on dead stones whenever it is made",
                        AgreementFaults.taken(Statement.Dead.class),
                        "dead-stones.stay.stopped",
                        Ending.FOUR_PASSES));
    }

    private static List<Mutant> deadlock() {
        return List.of(
                with(
                        "quarrel-at-any-time",
                        "takes it for a quarrel whenever the players agree on nothing",
                        AgreementFaults.taken(Statement.Deadlock.class),
                        "deadlock.all-alive",
                        Ending.AGREEMENT,
                        Deadlock.ALL_ALIVE),
                with(
                        "quarrel-at-any-time",
                        "takes it for a quarrel whenever the players agree on nothing",
                        AgreementFaults.taken(Statement.Deadlock.class),
                        "deadlock.both-lose",
                        Ending.STOP,
                        Deadlock.BOTH_LOSE),
                with(
                        "quarrel-at-any-time",
                        "takes it for a quarrel whenever the players agree on nothing",
                        AgreementFaults.taken(Statement.Deadlock.class),
                        "deadlock.play-on",
                        Ending.AGREEMENT,
                        Resumption.AGREED,
                        Deadlock.PLAY_ON),
                with(
                        "quarrel-at-any-time",
                        "takes it for a quarrel whenever the players agree on nothing",
                        AgreementFaults.taken(Statement.Deadlock.class),
                        "deadlock.play-on",
                        Ending.AGREEMENT,
                        Resumption.UNSTATED,
                        Deadlock.PLAY_ON),
                with(
                        "quarrel-at-any-time",
                        "takes it for a quarrel whenever the players agree on nothing",
                        AgreementFaults.taken(Statement.Deadlock.class),
                        "deadlock.play-on",
                        Ending.FOUR_PASSES,
                        Resumption.OPPONENT_OF_LAST_PASSER,
                        Deadlock.PLAY_ON),
                with(
                        "quarrel-at-any-time",
                        "takes it for a quarrel whenever the players agree on nothing",
                        AgreementFaults.taken(Statement.Deadlock.class),
                        "deadlock.play-on",
                        Ending.STOP,
                        Resumption.OPPONENT_OF_REQUESTER,
                        Deadlock.PLAY_ON),
                with(
                        "quarrel-at-any-time",
                        "takes it for a quarrel whenever the players agree on nothing",
                        AgreementFaults.taken(Statement.Deadlock.class),
                        "deadlock.play-on",
                        Ending.STOP,
                        Resumption.UNSTATED,
                        Deadlock.PLAY_ON),
                with(
                        "quarrel-at-any-time",
                        "takes it for a quarrel whenever the players agree on nothing",
                        AgreementFaults.taken(Statement.Deadlock.class),
                        "deadlock.unstated"),
                with(
                        "quarrel-at-any-time",
                        "takes it for a quarrel whenever the players agree on nothing",
                        AgreementFaults.taken(Statement.Deadlock.class),
                        "deadlock.unstated",
                        Ending.AGREEMENT,
                        DeadStones.AGREED),
                with(
                        "quarrel-at-any-time",
                        "takes it for a quarrel whenever the players agree on nothing",
                        AgreementFaults.taken(Statement.Deadlock.class),
                        "deadlock.unstated",
                        Ending.FOUR_PASSES,
                        DeadStones.AGREED));
    }

    private static List<Mutant> ending() {
        return List.of(
                with(
                        "dead-at-any-time",
                        "takes an agreement on dead stones whenever it is made",
                        AgreementFaults.taken(Statement.Dead.class),
                        "ending.four-passes",
                        Ending.FOUR_PASSES),
                with(
                        "stop-at-any-time",
                        "takes an agreement to stop whenever it is made",
                        AgreementFaults.taken(Statement.Stop.class),
                        "ending.stop",
                        Ending.STOP),
                with(
                        "stop-at-any-time",
                        "takes an agreement to stop whenever it is made",
                        AgreementFaults.taken(Statement.Stop.class),
                        "ending.two-passes"));
    }

    private static List<Mutant> handicap() {
        return List.of(
                with(
                        "handicap-at-any-time",
                        "takes a handicap whenever one is named",
                        AgreementFaults.taken(Statement.Handicap.class),
                        "handicap.consecutive",
                        Handicap.CONSECUTIVE),
                with(
                        "handicap-at-any-time",
                        "takes a handicap whenever one is named",
                        AgreementFaults.taken(Statement.Handicap.class),
                        "handicap.fixed",
                        Handicap.FIXED),
                with(
                        "handicap-at-any-time",
                        "takes a handicap whenever one is named",
                        AgreementFaults.taken(Statement.Handicap.class),
                        "handicap.free",
                        Handicap.FREE),
                with(
                        "placement-at-any-time",
                        "takes handicap stones whenever they are named",
                        AgreementFaults.taken(Statement.Placement.class),
                        "handicap.free",
                        Handicap.FREE),
                with(
                        "placement-at-any-time",
                        "takes handicap stones whenever they are named",
                        AgreementFaults.taken(Statement.Placement.class),
                        "handicap.none"));
    }

    private static List<Mutant> komi() {
        return List.of(
                with(
                        "bids-at-any-time",
                        "takes bids for Black whenever they are made",
                        AgreementFaults.taken(Statement.Bids.class),
                        "komi.auction",
                        Komi.AUCTION),
                with(
                        "bids-at-any-time",
                        "takes bids for Black whenever they are made",
                        AgreementFaults.taken(Statement.Bids.class),
                        "komi.black-wins-ties",
                        Komi.BLACK_WINS_TIES),
                with(
                        "komi-at-any-time",
                        "takes a komi whenever one is named",
                        AgreementFaults.taken(Statement.Komi.class),
                        "komi.black-wins-ties",
                        Komi.BLACK_WINS_TIES),
                with(
                        "bids-at-any-time",
                        "takes bids for Black whenever they are made",
                        AgreementFaults.taken(Statement.Bids.class),
                        "komi.half",
                        Komi.HALF),
                with(
                        "komi-at-any-time",
                        "takes a komi whenever one is named",
                        AgreementFaults.taken(Statement.Komi.class),
                        "komi.half",
                        Komi.HALF),
                with(
                        "bids-at-any-time",
                        "takes bids for Black whenever they are made",
                        AgreementFaults.taken(Statement.Bids.class),
                        "komi.integer",
                        Komi.INTEGER),
                with(
                        "komi-at-any-time",
                        "takes a komi whenever one is named",
                        AgreementFaults.taken(Statement.Komi.class),
                        "komi.integer",
                        Komi.INTEGER),
                with(
                        "bids-at-any-time",
                        "takes bids for Black whenever they are made",
                        AgreementFaults.taken(Statement.Bids.class),
                        "komi.none"),
                with(
                        "komi-at-any-time",
                        "takes a komi whenever one is named",
                        AgreementFaults.taken(Statement.Komi.class),
                        "komi.none"));
    }

    private static List<Mutant> lastPass() {
        return List.of(with(
                "dead-at-any-time",
                "takes an agreement on dead stones whenever it is made",
                AgreementFaults.taken(Statement.Dead.class),
                "last-pass.white",
                Ending.FOUR_PASSES,
                LastPass.WHITE));
    }

    private static List<Mutant> repetition() {
        return List.of(with(
                "repeats-at-any-time",
                "takes it for a repetition whenever the players say so",
                AgreementFaults.taken(Statement.Repeats.class),
                "repetition.tie.noticed",
                Repetition.TIE));
    }

    private static List<Mutant> resumption() {
        return List.of(
                with(
                        "mover-at-any-time",
                        "takes an agreement on who moves whenever it is made",
                        AgreementFaults.taken(Statement.NextMover.class),
                        "resumption.agreed",
                        Ending.AGREEMENT,
                        Resumption.AGREED),
                with(
                        "request-at-any-time",
                        "takes a request to go on whenever it is made",
                        AgreementFaults.taken(Statement.Resume.class),
                        "resumption.agreed",
                        Ending.FOUR_PASSES,
                        Resumption.AGREED),
                with(
                        "request-at-any-time",
                        "takes a request to go on whenever it is made",
                        AgreementFaults.taken(Statement.Resume.class),
                        "resumption.agreed",
                        Ending.STOP,
                        Resumption.AGREED),
                with(
                        "mover-at-any-time",
                        "takes an agreement on who moves whenever it is made",
                        AgreementFaults.taken(Statement.NextMover.class),
                        "resumption.in-turn",
                        Ending.FOUR_PASSES,
                        Resumption.IN_TURN),
                with(
                        "mover-at-any-time",
                        "takes an agreement on who moves whenever it is made",
                        AgreementFaults.taken(Statement.NextMover.class),
                        "resumption.in-turn",
                        Ending.STOP,
                        Resumption.IN_TURN),
                with(
                        "mover-at-any-time",
                        "takes an agreement on who moves whenever it is made",
                        AgreementFaults.taken(Statement.NextMover.class),
                        "resumption.none",
                        Ending.AGREEMENT),
                with(
                        "mover-at-any-time",
                        "takes an agreement on who moves whenever it is made",
                        AgreementFaults.taken(Statement.NextMover.class),
                        "resumption.none",
                        Ending.FOUR_PASSES),
                with(
                        "request-at-any-time",
                        "takes a request to go on whenever it is made",
                        AgreementFaults.taken(Statement.Resume.class),
                        "resumption.none"),
                with(
                        "mover-at-any-time",
                        "takes an agreement on who moves whenever it is made",
                        AgreementFaults.taken(Statement.NextMover.class),
                        "resumption.opponent-of-last-passer",
                        Ending.FOUR_PASSES,
                        Resumption.OPPONENT_OF_LAST_PASSER),
                with(
                        "mover-at-any-time",
                        "takes an agreement on who moves whenever it is made",
                        AgreementFaults.taken(Statement.NextMover.class),
                        "resumption.opponent-of-last-passer",
                        Ending.STOP,
                        Resumption.OPPONENT_OF_LAST_PASSER),
                with(
                        "mover-at-any-time",
                        "takes an agreement on who moves whenever it is made",
                        AgreementFaults.taken(Statement.NextMover.class),
                        "resumption.opponent-of-requester.position",
                        Ending.STOP,
                        Resumption.OPPONENT_OF_REQUESTER),
                with(
                        "request-at-any-time",
                        "takes a request to go on whenever it is made",
                        AgreementFaults.taken(Statement.Resume.class),
                        "resumption.opponent-of-requester.position",
                        Ending.STOP,
                        Resumption.OPPONENT_OF_REQUESTER),
                with(
                        "request-at-any-time",
                        "takes a request to go on whenever it is made",
                        AgreementFaults.taken(Statement.Resume.class),
                        "resumption.unstated",
                        Ending.AGREEMENT,
                        Resumption.UNSTATED),
                with(
                        "request-at-any-time",
                        "takes a request to go on whenever it is made",
                        AgreementFaults.taken(Statement.Resume.class),
                        "resumption.unstated",
                        Ending.FOUR_PASSES,
                        Resumption.UNSTATED));
    }

    private static Mutant with(String name, String description, RuleFault fault, String clause, Choice... claimed) {
        return new Setting(clause, claimed).with(name, description, fault);
    }
}
