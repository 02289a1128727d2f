package touchstone.cli.judge;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.cli.terminal.Plural;
import touchstone.cli.terminal.PointsText;
import touchstone.explore.replay.GameFinish;
import touchstone.explore.replay.ReplayedGame;
import touchstone.explore.replay.RuleViolation;
import touchstone.formats.sgf.GameDescription;
import touchstone.formats.sgf.RecordedGame;
import touchstone.reference.Color;
import touchstone.reference.Phase;
import touchstone.report.text.UntrustedText;

/** Judged games in words. */
final class JudgeText {

    private JudgeText() {}

    /** Who played, as far as the record says. */
    static String players(GameDescription description) {
        return player(description, "PB", "BR") + " - " + player(description, "PW", "WR");
    }

    private static String player(GameDescription description, String name, String rank) {
        String who = description.text(name).map(UntrustedText::name).orElse("?");
        return who
                + description
                        .text(rank)
                        .map(text -> " (" + UntrustedText.name(text) + ")")
                        .orElse("");
    }

    /** What is known of the game beside the moves. */
    static String about(RecordedGame.Legible game) {
        String handicap =
                game.record().handicap() > 1 ? ", handicap " + game.record().handicap() : "";
        String komi = game.record().komi().isPresent()
                ? ", komi " + PointsText.shown(game.record().komi().getAsDouble())
                : ", no komi named";
        return game.record().board() + komi + handicap + ", "
                + Plural.of(game.offsets().size(), "move")
                + game.description()
                        .result()
                        .map(text -> ", result \"" + UntrustedText.name(text) + "\"")
                        .orElse("");
    }

    /** How the game stands where the record ends. */
    static String end(ReplayedGame replayed, GameFinish finish, Optional<String> recorded) {
        Phase phase = finish.phase();
        String stands = phase == Phase.OVER
                ? "over"
                : phase == Phase.STOPPED
                        ? "stopped: the players agree now, or go on"
                        : "not over: it is " + replayed.game().toMove() + "'s turn";
        Optional<RecordedResult.Won> won = recorded.map(RecordedResult::of)
                .filter(RecordedResult.Won.class::isInstance)
                .map(RecordedResult.Won.class::cast);
        return stands + won.map(one -> "; the record says that " + words(one)).orElse("");
    }

    private static String words(RecordedResult.Won won) {
        Color loser = won.winner().opponent();
        return switch (won.how()) {
            case "resignation" -> loser + " resigned";
            case "" -> won.winner() + " won";
            default -> won.winner() + " won by " + won.how();
        };
    }

    /** The same in a word, for a table. */
    static String end(GameFinish finish) {
        return switch (finish.phase()) {
            case OVER -> "over";
            case STOPPED -> "stopped";
            default -> "goes on";
        };
    }

    static String score(GameFinish finish) {
        return finish.points() + " (Black " + PointsText.shown(finish.score().black()) + ", White "
                + PointsText.shown(finish.score().white()) + ")";
    }

    static Optional<String> agreement(GameJudgement judgement) {
        return switch (judgement.agreement()) {
            case NOTHING_TO_COMPARE -> Optional.empty();
            case AGREES -> Optional.of("as the record has it");
            case DIFFERS -> Optional.of("the record has a different result");
            case DIFFERS_IN_DOUBT ->
                Optional.of("the record has a different result; stones may be dead that it does not mark");
            case UNDECIDED -> Optional.of("life and death are not decided");
        };
    }

    /** The illegal moves in short, for a table. */
    static String offences(List<RuleViolation> offences) {
        return offences.isEmpty()
                ? "none"
                : offences.stream()
                                .limit(SHORT)
                                .map(offence -> offence.number()
                                        + (offence.moves() == 1 ? "" : "-" + offence.last())
                                        + (offence.undecided() ? "? " : " ")
                                        + offence.clause())
                                .collect(Collectors.joining(", "))
                        + (offences.size() > SHORT ? ", and " + (offences.size() - SHORT) + " more" : "");
    }

    private static final int SHORT = 2;
}
