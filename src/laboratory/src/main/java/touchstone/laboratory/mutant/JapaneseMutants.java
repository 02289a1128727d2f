package touchstone.laboratory.mutant;

import java.util.List;
import touchstone.reference.choice.AfterResumption;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Deadlock;
import touchstone.reference.choice.Draws;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/** The articles of the Japanese rules of 1989. */
final class JapaneseMutants {

    static final Variant RULES = Variant.BASE.with(
            Repetition.NO_RESULT,
            SelfCapture.FORBIDDEN,
            Scoring.TERRITORY,
            Seki.DOES_NOT_COUNT,
            Ending.STOP,
            Resumption.OPPONENT_OF_REQUESTER,
            Deadlock.BOTH_LOSE,
            DeadStones.AGREED,
            Komi.HALF,
            Handicap.FIXED,
            Counting.REARRANGEMENT);

    private static final Articles ARTICLES = new Articles("japanese", RULES);

    private JapaneseMutants() {}

    static List<Mutant> all() {
        return List.of(
                ARTICLES.chosen("area", "1", "counts area", Scoring.AREA).touching("*"),
                ARTICLES.broken(
                                "out-of-turn",
                                "2",
                                "takes a move out of turn, as if the opponent had passed before",
                                Mistakes.TurnNotChecked::new)
                        .touching("japanese.9-3"),
                ARTICLES.broken("on-top", "3", "lets a stone be played on top of another", Mistakes.Overwrite::new),
                ARTICLES.broken("no-corners", "3", "lets nobody play in a corner", Mistakes.CornersMissing::new)
                        .touching("*"),
                ARTICLES.chosen("nineteen-only", "3", "refuses to play on another board than 19x19", Boards.NINETEEN),
                ARTICLES.chosen("suicide", "4", "allows self-capture", SelfCapture.ALLOWED),
                ARTICLES.chosen(
                        "suicide-of-many", "4", "forbids self-capture to single stones only", SelfCapture.SEVERAL),
                ARTICLES.broken(
                                "capturing-is-suicide",
                                "4",
                                "forbids a play into a point without liberties even if it captures",
                                Mistakes.CapturingIsSuicide::new)
                        .touching("*"),
                ARTICLES.broken(
                                "one-chain-only",
                                "5",
                                "captures only one of several chains without liberty",
                                Mistakes.OneChainOnly::new)
                        .touching("japanese.6"),
                ARTICLES.broken(
                                "prisoners-forgotten",
                                "5",
                                "counts territory, and no prisoners",
                                Mistakes.PrisonersForgotten::new)
                        .touching("japanese.7-1", "japanese.8", "japanese.9-2", "japanese.10-1", "japanese.10-2"),
                ARTICLES.chosen("no-ko", "6", "lets a ko be retaken at once", Repetition.NONE)
                        .touching("japanese.12"),
                ARTICLES.chosen(
                                "play-elsewhere",
                                "6",
                                "lets a ko be retaken after a play elsewhere, but not after a pass",
                                Repetition.PLAY_ELSEWHERE)
                        .touching("japanese.12"),
                ARTICLES.broken("atari-is-dead", "7-1", "takes stones in atari for dead", Mistakes.AtariIsDead::new)
                        .touching("*"),
                ARTICLES.broken(
                                "edges-enclose-nothing",
                                "8",
                                "counts no points on the edge of the board",
                                Mistakes.EdgesEncloseNothing::new)
                        .touching("*"),
                ARTICLES.chosen("seki-counts", "8.seki", "counts points in seki", Seki.COUNTS)
                        .touching("japanese.7-1", "japanese.8", "japanese.8.dame", "japanese.10-1"),
                ARTICLES.broken(
                                "dame-count",
                                "8.dame",
                                "counts neutral points for both players",
                                Mistakes.NeutralCounts::new)
                        .touching("japanese.7-1", "japanese.8", "japanese.8.seki", "japanese.10-1"),
                ARTICLES.chosen(
                                "passes-end",
                                "9-1",
                                "ends the game at the second pass in succession",
                                Ending.TWO_PASSES)
                        .touching("*"),
                ARTICLES.broken(
                                "passes-added-up",
                                "9-1",
                                "stops the game at the second pass even if there were plays between",
                                Mistakes.PassesAddedUp::new)
                        .touching("*"),
                ARTICLES.broken(
                                "agreement-ends-nothing",
                                "9-2",
                                "goes on waiting when the players have agreed what is dead",
                                Mistakes.AgreementEndsNothing::new)
                        .touching("*"),
                ARTICLES.chosen(
                                "resumed-in-turn",
                                "9-3",
                                "has the player to move go on when the game is resumed",
                                Resumption.IN_TURN)
                        .touching("japanese.13-1"),
                ARTICLES.chosen(
                                "resumed-by-the-passer",
                                "9-3",
                                "has the opponent of the last to pass move first when the game is resumed",
                                Resumption.OPPONENT_OF_LAST_PASSER)
                        .touching("japanese.13-1"),
                ARTICLES.chosen(
                        "stopped-once", "9-3", "ends the game for good when it stops again", AfterResumption.ALL_ALIVE),
                ARTICLES.broken(
                        "dead-anywhere",
                        "10-1",
                        "takes dead stones off though they stand in no territory",
                        Mistakes.DeadStonesAnywhere::new),
                ARTICLES.broken(
                                "dead-thrown-away",
                                "10-1",
                                "does not add dead stones to the prisoners",
                                Mistakes.DeadStonesNoPrisoners::new)
                        .touching("japanese.7-1", "japanese.8", "japanese.9-2"),
                ARTICLES.chosen("no-draws", "10-2", "knows no draw", Draws.UNSTATED)
                        .touching("japanese.9-2", "japanese.komi"),
                ARTICLES.broken(
                                "prisoners-to-their-owner",
                                "10-2",
                                "gives the points for prisoners to the player who lost them",
                                Mistakes.PrisonersToTheirOwner::new)
                        .touching("*"),
                ARTICLES.broken(
                        "end-forgotten",
                        "10-4",
                        "hears what is said after the end as if it had been said before",
                        Mistakes.EndForgotten::new),
                ARTICLES.broken(
                        "resigning-wins",
                        "11",
                        "gives the game to the player who resigns",
                        Mistakes.ResigningWins::new),
                ARTICLES.broken(
                        "resigning-in-turn",
                        "11",
                        "lets only the player to move resign",
                        Mistakes.ResigningInTurn::new),
                ARTICLES.chosen("no-no-result", "12", "knows no game without a result", Repetition.SIMPLE_STONE),
                ARTICLES.chosen("superko", "12", "forbids to repeat the position", Repetition.POSITIONAL),
                ARTICLES.chosen("repetition-ties", "12", "makes a repeated position a tie", Repetition.TIE),
                ARTICLES.broken(
                                "repetition-not-checked",
                                "12",
                                "lets the players call off a game in which nothing has been repeated",
                                Mistakes.AlwaysRepeated::new)
                        .touching("japanese.10-4"),
                ARTICLES.chosen(
                        "quarrel-left-open", "13-1", "does not know what follows from a quarrel", Deadlock.UNSTATED),
                ARTICLES.chosen(
                        "quarrel-all-alive",
                        "13-1",
                        "counts the stones as they stand after a quarrel",
                        Deadlock.ALL_ALIVE),
                ARTICLES.chosen("whole-komi", "komi", "knows whole numbers of komi only", Komi.INTEGER),
                ARTICLES.broken("half-komi", "komi", "adds half of the komi", Mistakes.KomiHalved::new));
    }
}
