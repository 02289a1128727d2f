package touchstone.cli.match;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import touchstone.cli.match.MatchTally.Count;
import touchstone.cli.match.MatchTally.Tempted;
import touchstone.reference.Move;

/** The record of a run as JSON. */
record MatchData(MatchResult run) {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    ObjectNode json() {
        ObjectNode data = NODES.objectNode();
        data.put("touchstone", run.suiteVersion());
        data.put("command-line", run.commandLine());
        ObjectNode subject = data.putObject("subject");
        subject.put("id", run.subject().id());
        subject.put("name", run.subject().name());
        subject.put("version", run.subject().version());
        subject.put("command", run.subject().command());
        run.setting().ifPresent(setting -> data.put("rules-told", setting.summary()));
        data.put("ruleset", run.claim().name());
        data.put("claimed", run.claim().made());
        data.put("seed", run.seed());
        data.put("games", run.games());
        data.put("complete", run.trouble().isEmpty() && run.played().size() == run.games());
        run.trouble().ifPresent(trouble -> data.put("trouble", trouble));
        MatchTally tally = run.tally();
        ladder(data.putArray("ladder"), tally);
        ObjectNode counts = data.putObject("counts");
        for (Count count : Count.values()) {
            counts.put(count.id(), tally.of(count));
        }
        ArrayNode finds = data.putArray("findings");
        run.finds().forEach(one -> finds.add(finding(one)));
        ArrayNode games = data.putArray("played");
        run.played().forEach(one -> games.add(game(one)));
        return data;
    }

    private static void ladder(ArrayNode ladder, MatchTally tally) {
        for (Prohibition prohibition : Prohibition.values()) {
            Tempted tempted = tally.of(prohibition);
            ladder.addObject()
                    .put("prohibition", prohibition.id())
                    .put("rung", ComplianceLevel.of(tempted).words())
                    .put("positions", tempted.positions())
                    .put("nothing-else-left", tempted.cornered())
                    .put("generated", tempted.generated())
                    .put("told-to-take", tempted.asked())
                    .put("taken", tempted.taken());
        }
    }

    private static ObjectNode game(PlayedGame one) {
        MatchGame fixture = one.fixture();
        ObjectNode game = NODES.objectNode();
        game.put("game", fixture.number());
        game.put("steered-to", fixture.kind().words());
        game.put("board", fixture.board().toString());
        game.put("seat", lower(fixture.seat()));
        game.put("opponent", fixture.opponent().id());
        game.put("komi", fixture.komi());
        game.put("prelude", fixture.prelude().size());
        game.put("moves", one.moves().size());
        game.put("own-moves", one.own().size());
        game.put("ending", one.ending());
        one.unscored().ifPresent(why -> game.put("unscored", why));
        game.put("record", MatchFolder.recordName(one));
        return game;
    }

    private ObjectNode finding(PlayedGame one) {
        MatchFinding find = one.find().orElseThrow();
        ObjectNode data = game(one);
        data.put("fault", lower(find.fault()));
        data.put("grade", lower(run.claim().grade(find.fault())));
        data.put("player", lower(find.player()));
        find.move().ifPresent(move -> data.put("move", move.toString()));
        find.clause().ifPresent(clause -> data.put("clause", clause));
        data.put("words", find.words());
        if (!one.fixture().opening().isStart()) {
            data.put("position", one.fixture().opening().position().toString());
            data.put("first", lower(one.fixture().opening().toMove()));
        }
        texts(data.putArray("moves-made"), one.moves());
        ArrayNode own = data.putArray("of-its-own");
        one.own().forEach(own::add);
        return data;
    }

    private static void texts(ArrayNode array, List<Move> moves) {
        moves.forEach(move -> array.add(move.toString()));
    }

    private static String lower(Enum<?> one) {
        return one.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
