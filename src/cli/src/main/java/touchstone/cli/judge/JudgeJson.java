package touchstone.cli.judge;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.Locale;
import java.util.TreeMap;
import touchstone.cli.options.ArticleTitles;
import touchstone.explore.replay.GameFinish;
import touchstone.explore.replay.RuleViolation;
import touchstone.formats.sgf.RecordedGame;
import touchstone.formats.sgf.SgfRepair;
import touchstone.reference.Outcome;
import touchstone.reference.PointSet;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;

/** Judged games as data for programs. Texts from records are as they came. */
record JudgeJson(ArticleTitles articles) {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    ObjectNode illegible(String file, RecordedGame.Illegible game) {
        ObjectNode data = begin(file, game);
        data.put("readable", false);
        data.put("fault", game.fault().getMessage());
        return data;
    }

    ObjectNode of(JudgedGame judged) {
        RecordedGame.Legible game = judged.game();
        ObjectNode data = begin(judged.file(), game);
        data.put("readable", true);
        ObjectNode texts = data.putObject("texts");
        new TreeMap<>(game.description().texts()).forEach(texts::put);
        data.put("board", game.record().board().toString());
        game.record().komi().ifPresent(komi -> data.put("komi", komi));
        data.put("handicap", game.record().handicap());
        game.record().rules().ifPresent(rules -> data.put("rules", rules));
        data.put("moves", game.offsets().size());
        texts(
                data.putArray("passed-over"),
                game.repairs().stream().map(SgfRepair::text).toList());
        ArrayNode held = data.putArray("judged");
        judged.held().forEach(one -> held.add(held(game, one)));
        ArrayNode elsewhere = data.putArray("rulesets");
        judged.elsewhere().forEach(group -> elsewhere.add(group(group)));
        return data;
    }

    private static ObjectNode begin(String file, RecordedGame game) {
        return NODES.objectNode().put("file", file).put("game", game.number()).put("line", game.line());
    }

    private ObjectNode held(RecordedGame.Legible game, RulesetJudgement held) {
        GameJudgement judgement = held.judgement();
        ObjectNode data = NODES.objectNode();
        data.put("ruleset", held.ruleset().name());
        data.put("because", held.because());
        data.put("legal", judgement.replayed().legal());
        data.put("moves-judged", judgement.replayed().moves());
        ArrayNode offences = data.putArray("illegal");
        judgement.replayed().offences().forEach(offence -> offences.add(offence(game, held.ruleset(), offence)));
        finish(data, judgement.finish());
        data.put("basis", judgement.finish().basis());
        points(data.putArray("dead"), judgement.finish().dead());
        points(data.putArray("undecided"), judgement.finish().undecided());
        data.put("recorded-score", lower(judgement.agreement()));
        texts(data.putArray("notes"), judgement.remarks());
        return data;
    }

    private ObjectNode offence(RecordedGame.Legible game, Ruleset ruleset, RuleViolation offence) {
        ObjectNode data = NODES.objectNode();
        data.put("move", offence.number());
        data.put("last", offence.last());
        data.put("player", lower(offence.player()));
        data.put("point", offence.written());
        data.put("place", game.place(offence.number()));
        data.put("verdict", offence.undecided() ? "undecided" : "illegal");
        data.put("clause", offence.clause());
        data.put("title", articles.title(offence.clause()));
        texts(
                data.putArray("articles"),
                articles.of(ruleset, offence.clause()).stream().map(Clause::id).toList());
        data.put("explanation", offence.explanation());
        data.put("position", offence.before().position().toString());
        return data;
    }

    private static ObjectNode group(RulesetGroup group) {
        ObjectNode data = NODES.objectNode();
        texts(data.putArray("names"), group.rulesets());
        ArrayNode offences = data.putArray("illegal");
        group.judgement().replayed().offences().forEach(offence -> offences.addObject()
                .put("move", offence.number())
                .put("last", offence.last())
                .put("verdict", offence.undecided() ? "undecided" : "illegal")
                .put("clause", offence.clause()));
        finish(data, group.judgement().finish());
        return data;
    }

    private static void finish(ObjectNode data, GameFinish finish) {
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

    private static void points(ArrayNode array, PointSet points) {
        points.stream().forEach(point -> array.add(point.toString()));
    }

    private static void texts(ArrayNode array, Collection<String> texts) {
        texts.forEach(array::add);
    }

    private static String lower(Enum<?> one) {
        return one.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
