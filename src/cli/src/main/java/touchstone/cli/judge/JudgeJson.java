package touchstone.cli.judge;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import touchstone.explore.replay.GameFinish;
import touchstone.explore.replay.RuleViolation;
import touchstone.formats.sgf.RecordedGame;
import touchstone.formats.sgf.SgfRepair;
import touchstone.reference.Outcome;
import touchstone.reference.Point;
import touchstone.reference.PointSet;

/**
 * Judged games as data for programs: objects as maps in the order of their fields, with lists, texts, numbers and truth values. Texts from
 * records are as they came.
 *
 * @param source of the titles of clauses
 */
public record JudgeJson(JudgeSource source) {

    public Map<String, Object> illegible(String file, RecordedGame.Illegible game) {
        return unjudged(file, game, game.fault().getMessage());
    }

    /** A game of which nothing can be said. */
    public Map<String, Object> unjudged(String file, RecordedGame game, String fault) {
        Map<String, Object> data = begin(file, game);
        data.put("readable", false);
        data.put("fault", fault);
        return data;
    }

    public Map<String, Object> of(JudgedGame judged) {
        RecordedGame.Legible game = judged.game();
        Map<String, Object> data = begin(judged.file(), game);
        data.put("readable", true);
        data.put("texts", inOrder(game.description().texts()));
        data.put("board", game.record().board().toString());
        game.record().komi().ifPresent(komi -> data.put("komi", komi));
        data.put("handicap", game.record().handicap());
        game.record().rules().ifPresent(rules -> data.put("rules", rules));
        data.put("moves", game.offsets().size());
        data.put("passed-over", game.repairs().stream().map(SgfRepair::text).toList());
        data.put("judged", judged.held().stream().map(one -> held(game, one)).toList());
        data.put(
                "rulesets",
                judged.elsewhere().groups().stream().map(JudgeJson::group).toList());
        return data;
    }

    /** By name. The page that judges would load sorted maps for this alone. */
    private static Map<String, String> inOrder(Map<String, String> texts) {
        Map<String, String> ordered = new LinkedHashMap<>();
        texts.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(text -> ordered.put(text.getKey(), text.getValue()));
        return ordered;
    }

    private static Map<String, Object> begin(String file, RecordedGame game) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("file", file);
        data.put("game", game.number());
        data.put("line", game.line());
        return data;
    }

    private Map<String, Object> held(RecordedGame.Legible game, RulesetJudgement held) {
        GameJudgement judgement = held.judgement();
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("ruleset", held.ruleset().name());
        data.put("because", held.because());
        data.put("legal", judgement.replayed().legal());
        data.put("moves-judged", judgement.replayed().moves());
        data.put(
                "illegal",
                judgement.replayed().offences().stream()
                        .map(offence -> offence(game, held.ruleset(), offence))
                        .toList());
        finish(data, judgement.finish());
        data.put("basis", judgement.finish().basis());
        data.put("dead", points(judgement.finish().dead()));
        data.put("undecided", points(judgement.finish().undecided()));
        if (!judgement.finish().undecided().isEmpty()) {
            data.put("position", judgement.replayed().game().position().toString());
        }
        data.put("recorded-score", lower(judgement.agreement()));
        data.put("notes", judgement.remarks());
        return data;
    }

    private Map<String, Object> offence(RecordedGame.Legible game, JudgingRules ruleset, RuleViolation offence) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("move", offence.number());
        data.put("last", offence.last());
        data.put("player", lower(offence.player()));
        data.put("point", offence.written());
        data.put("place", game.place(offence.number()));
        data.put("verdict", verdict(offence));
        data.put("clause", offence.clause());
        data.put("title", source.title(offence.clause()));
        data.put("articles", ruleset.articles(offence.clause()));
        data.put("explanation", offence.explanation());
        data.put("position", offence.before().position().toString());
        return data;
    }

    private static Map<String, Object> group(RulesetGroup group) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("names", group.rulesets());
        data.put(
                "illegal",
                group.replayed().offences().stream().map(JudgeJson::brief).toList());
        finish(data, group.finish());
        return data;
    }

    private static Map<String, Object> brief(RuleViolation offence) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("move", offence.number());
        data.put("last", offence.last());
        data.put("verdict", verdict(offence));
        data.put("clause", offence.clause());
        return data;
    }

    private static String verdict(RuleViolation offence) {
        return offence.undecided() ? "undecided" : "illegal";
    }

    private static void finish(Map<String, Object> data, GameFinish finish) {
        data.put("phase", lower(finish.phase()));
        data.put("black", finish.score().black());
        data.put("white", finish.score().white());
        data.put("points", finish.points());
        data.put("outcome", outcome(finish.outcome()));
    }

    private static String outcome(Outcome outcome) {
        if (outcome instanceof Outcome.Won won) {
            return lower(won.winner());
        } else if (outcome instanceof Outcome.Drawn) {
            return "draw";
        }
        return outcome instanceof Outcome.Undecided ? "undecided" : "none";
    }

    private static List<String> points(PointSet points) {
        return points.stream().map(Point::toString).toList();
    }

    private static String lower(Enum<?> one) {
        return one.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
