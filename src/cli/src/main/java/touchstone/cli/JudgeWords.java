package touchstone.cli;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.formats.sgf.Description;
import touchstone.formats.sgf.RecordedGame;
import touchstone.laboratory.judge.Finish;
import touchstone.laboratory.judge.Judgement;
import touchstone.laboratory.judge.Offence;
import touchstone.laboratory.judge.Replayed;
import touchstone.laboratory.judge.Result;
import touchstone.reference.Color;
import touchstone.reference.Phase;
import touchstone.report.Untrusted;

/** What is said of judged games, in words for a person. */
final class JudgeWords {

    private JudgeWords() {}

    /** Who played, as far as the record says. */
    static String players(Description description) {
        return player(description, "PB", "BR") + " - " + player(description, "PW", "WR");
    }

    private static String player(Description description, String name, String rank) {
        String who = description.text(name).map(Untrusted::name).orElse("?");
        return who
                + description
                        .text(rank)
                        .map(text -> " (" + Untrusted.name(text) + ")")
                        .orElse("");
    }

    /** What is known of the game beside the moves. */
    static String about(RecordedGame.Legible game) {
        String handicap =
                game.record().handicap() > 1 ? ", handicap " + game.record().handicap() : "";
        String komi = game.record().komi().isPresent()
                ? ", komi " + Points.shown(game.record().komi().getAsDouble())
                : ", no komi named";
        return game.record().board() + komi + handicap + ", "
                + Plural.of(game.offsets().size(), "move")
                + game.description()
                        .result()
                        .map(text -> ", result \"" + Untrusted.name(text) + "\"")
                        .orElse("");
    }

    /** How the game stands where the record ends. */
    static String end(Replayed replayed, Finish finish, Optional<String> recorded) {
        Phase phase = finish.phase();
        String stands = phase == Phase.OVER
                ? "over"
                : phase == Phase.STOPPED
                        ? "stopped: the players agree now, or go on"
                        : "not over: it is " + replayed.game().toMove() + "'s turn";
        Optional<Result.Won> won =
                recorded.map(Result::of).filter(Result.Won.class::isInstance).map(Result.Won.class::cast);
        return stands + won.map(one -> "; the record says that " + words(one)).orElse("");
    }

    private static String words(Result.Won won) {
        Color loser = won.winner().opponent();
        return switch (won.how()) {
            case "resignation" -> loser + " resigned";
            case "" -> won.winner() + " won";
            default -> won.winner() + " won by " + won.how();
        };
    }

    /** The same in a word, for a table. */
    static String end(Finish finish) {
        return switch (finish.phase()) {
            case OVER -> "over";
            case STOPPED -> "stopped";
            default -> "goes on";
        };
    }

    static String score(Finish finish) {
        return finish.points() + " (Black " + Points.shown(finish.score().black()) + ", White "
                + Points.shown(finish.score().white()) + ")";
    }

    static Optional<String> agreement(Judgement judgement) {
        return switch (judgement.agreement()) {
            case NOTHING_TO_COMPARE -> Optional.empty();
            case AGREES -> Optional.of("as the record has it");
            case DIFFERS -> Optional.of("the record has a different score");
            case DIFFERS_IN_DOUBT ->
                Optional.of("the record has a different score; stones may be dead that it does not mark");
        };
    }

    /** The illegal moves in short, for a table. */
    static String offences(List<Offence> offences) {
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
