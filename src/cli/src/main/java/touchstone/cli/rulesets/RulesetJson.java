package touchstone.cli.rulesets;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import touchstone.reference.choice.Choice;
import touchstone.rules.KataDifference;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** A ruleset or a protocol as data for programs. */
record RulesetJson(Specification specification, Ruleset ruleset) {

    private static final JsonNodeFactory NODES = new ObjectMapper().getNodeFactory();

    /** As a file of {@code features/rulesets/} has it, every axis with its value. */
    ObjectNode asWritten() {
        return ruleset.isProtocol() ? protocol() : rules();
    }

    private ObjectNode protocol() {
        ObjectNode data = NODES.objectNode();
        data.put("name", ruleset.name());
        data.put("title", ruleset.title());
        put(data, "sources", ruleset.sources());
        put(data, "clauses", ruleset.clauses());
        return data;
    }

    private ObjectNode rules() {
        ObjectNode data = NODES.objectNode();
        data.put("name", ruleset.name());
        data.put("title", ruleset.title());
        put(data, "aliases", ruleset.aliases());
        if (ruleset.beyondTheSources()) {
            data.put("beyond-the-sources", true);
        }
        put(data, "sources", ruleset.sources());
        ObjectNode axes = data.putObject("axes");
        for (Choice choice : ruleset.variant().choices()) {
            axes.put(choice.axis().id(), choice.id());
        }
        if (!ruleset.komi().isEmpty()) {
            ObjectNode komi = data.putObject("komi");
            ruleset.komi().forEach(komi::put);
        }
        ruleset.handicapKomi().ifPresent(points -> data.put("handicap-komi", points));
        if (!ruleset.handicaps().isEmpty()) {
            ObjectNode handicaps = data.putObject("handicaps");
            ruleset.handicaps().forEach(handicaps::put);
        }
        put(data, "clauses", ruleset.clauses());
        put(data, "without", ruleset.without());
        return data;
    }

    /** With what follows from it: how many clauses it has, and KataGo's nearest rules. */
    ObjectNode inFull(boolean clauses) {
        ObjectNode data = asWritten();
        ObjectNode counts = data.putObject("clause-counts");
        new RulesetClauses(specification, ruleset).byBody().forEach(counts::put);
        if (clauses) {
            put(
                    data,
                    "clause-ids",
                    new RulesetClauses(specification, ruleset)
                            .all().stream().map(Clause::id).toList());
        }
        if (ruleset.isProtocol()) {
            return data;
        }
        NearestKataRules kata = new NearestKataRules(ruleset);
        ObjectNode katago = data.putObject("katago");
        katago.put("rules", kata.rules().json());
        katago.put("short", kata.rules().shortForm());
        put(katago, "names", kata.names());
        ArrayNode losses = katago.putArray("losses");
        for (KataDifference loss : kata.losses()) {
            losses.addObject()
                    .put("axis", loss.choice().axis().id())
                    .put("value", loss.choice().id())
                    .put("fit", loss.fit().toString())
                    .put("instead", loss.words());
        }
        return data;
    }

    private static void put(ObjectNode data, String key, List<String> texts) {
        if (!texts.isEmpty()) {
            ArrayNode array = data.putArray(key);
            texts.forEach(array::add);
        }
    }
}
