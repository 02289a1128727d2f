package touchstone.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import touchstone.laboratory.explain.Asked;
import touchstone.laboratory.explain.Explanation;
import touchstone.laboratory.explain.Pictures;
import touchstone.suite.specification.Clause;

/** Explanations as data for programs. */
record ExplainData(Articles articles) {

    String text(List<Explained> explained, List<Explained> others) throws JsonProcessingException {
        ObjectNode data = JsonNodeFactory.instance.objectNode();
        data.put("touchstone", Home.version());
        Explanation first = explained.get(0).explanation();
        data.put("board", first.before().board().toString());
        data.put("move", first.move().toString());
        ArrayNode array = data.putArray("explained");
        explained.forEach(one -> array.add(one(one)));
        ArrayNode rulesets = data.putArray("rulesets");
        for (Explained other : others) {
            ObjectNode node = rulesets.addObject();
            node.put("ruleset", other.ruleset().name());
            node.put("verdict", lower(other.explanation().verdict()));
            other.explanation().refusal().ifPresent(refusal -> node.put("clause", refusal.clause()));
        }
        return new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsString(data);
    }

    private ObjectNode one(Explained explained) {
        Explanation explanation = explained.explanation();
        ObjectNode data = JsonNodeFactory.instance.objectNode();
        data.put("ruleset", explained.ruleset().name());
        data.put("player", lower(explanation.player()));
        data.put("verdict", lower(explanation.verdict()));
        ArrayNode chain = data.putArray("chain");
        for (Asked asked : explanation.chain()) {
            ObjectNode node = chain.addObject();
            node.put("clause", asked.clause());
            node.put("title", articles.title(asked.clause()));
            ArrayNode stated = node.putArray("articles");
            asked
                    .choice()
                    .map(choice -> articles.stated().articles(explained.ruleset(), choice))
                    .orElse(List.of())
                    .stream()
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
        for (Pictures.Captioned picture : Pictures.of(explanation)) {
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
