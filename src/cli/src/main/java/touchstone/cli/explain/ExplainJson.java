package touchstone.cli.explain;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import touchstone.cli.options.ArticleTitles;
import touchstone.cli.options.Installation;
import touchstone.explore.replay.ScoreTerm;
import touchstone.suite.result.VisibleJson;
import touchstone.suite.specification.Clause;

/** Explanations as data for programs. */
record ExplainJson(ArticleTitles articles) {

    /** @param others by all rulesets, if that was asked for */
    String text(List<ExplainedScore> scored, List<ExplainedMove> explained, List<ExplainedMove> others)
            throws JsonProcessingException {
        ObjectNode data = JsonNodeFactory.instance.objectNode();
        data.put("touchstone", Installation.version());
        ArrayNode scores = data.putArray("scores");
        scored.forEach(one -> scores.add(score(one)));
        explained.stream()
                .findFirst()
                .ifPresent(first -> data.put("move", first.explanation().move().toString()));
        ArrayNode array = data.putArray("explained");
        explained.forEach(one -> array.add(one(one)));
        ArrayNode rulesets = data.putArray("rulesets");
        for (ExplainedMove other : others) {
            ObjectNode node = rulesets.addObject();
            node.put("ruleset", other.ruleset().name());
            node.put("verdict", lower(other.explanation().verdict()));
            other.explanation().refusal().ifPresent(refusal -> node.put("clause", refusal.clause()));
        }
        return VisibleJson.mapper().writerWithDefaultPrettyPrinter().writeValueAsString(data);
    }

    private static ObjectNode score(ExplainedScore scored) {
        ObjectNode data = JsonNodeFactory.instance.objectNode();
        data.put("ruleset", scored.ruleset().name());
        data.put("points", scored.finish().points());
        data.put("black", scored.finish().score().black());
        data.put("white", scored.finish().score().white());
        data.put("basis", scored.finish().basis());
        ArrayNode terms = data.putArray("terms");
        for (ScoreTerm term : scored.terms()) {
            terms.addObject()
                    .put("clause", term.clause())
                    .put("what", term.what())
                    .put("black", term.black())
                    .put("white", term.white())
                    .put("detail", term.detail());
        }
        return data;
    }

    private ObjectNode one(ExplainedMove explained) {
        MoveExplanation explanation = explained.explanation();
        ObjectNode data = JsonNodeFactory.instance.objectNode();
        data.put("ruleset", explained.ruleset().name());
        data.put("player", lower(explanation.player()));
        data.put("verdict", lower(explanation.verdict()));
        ArrayNode chain = data.putArray("chain");
        for (AppliedArticle asked : explanation.chain()) {
            ObjectNode node = chain.addObject();
            node.put("clause", asked.clause());
            node.put("title", articles.title(asked.clause()));
            ArrayNode stated = node.putArray("articles");
            asked.choice().map(choice -> articles.stating(explained.ruleset(), choice)).orElse(List.of()).stream()
                    .map(Clause::id)
                    .forEach(stated::add);
            node.put("found", asked.found());
            node.put("effect", lower(asked.effect()));
        }
        explanation
                .earlier()
                .ifPresent(
                        earlier -> data.put("recreates", explanation.numbering().when(earlier.moment())));
        ArrayNode pictures = data.putArray("pictures");
        for (ExplanationDiagrams.Captioned picture : ExplanationDiagrams.of(explanation)) {
            pictures.addObject()
                    .put("caption", picture.caption())
                    .put("picture", picture.drawing().text());
        }
        return data;
    }

    private static String lower(Enum<?> one) {
        return one.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
