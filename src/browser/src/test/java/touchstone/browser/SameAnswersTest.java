package touchstone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchstone.builtin.RulesSubject;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.reference.BaseRules;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;
import touchstone.rpc.server.SubjectServer;
import touchstone.spi.Identity;
import touchstone.spi.Subject;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/**
 * The reference in Node answers what it answers here: rulings, refusals in every word, positions and scores of steered games. With
 * {@code -Dtouchstone.browser.games=100000} of so many.
 */
@Tag("slow") // starts Node for each batch of games
class SameAnswersTest {

    private static final int GAMES = Integer.getInteger("touchstone.browser.games", 190);
    private static final int BATCH = 950;
    private static final int MUTANTS = 10;
    private static final int GAMES_OF_A_MUTANT = 30;
    private static final Identity IDENTITY = new Identity("reference", "Touchstone reference", "", "built in");

    private static final Specification SPECIFICATION =
            SpecificationReader.read(Path.of(System.getProperty("touchstone.home"), "features"));

    @BeforeAll
    static void node() {
        NodePackage.assumeNode();
    }

    private static Subject reference(Variant variant) {
        return new RulesSubject(IDENTITY, new VariantRules(variant));
    }

    @Test
    void steeredGamesAreTheSame() throws Exception {
        List<Variant> variants = SPECIFICATION.rulesets().stream()
                .filter(ruleset -> !ruleset.isProtocol())
                .map(Ruleset::variant)
                .toList();
        for (int first = 0; first < GAMES; first += BATCH) {
            RequestScript script = new RequestScript(first);
            for (int game = first; game < Math.min(GAMES, first + BATCH); game++) {
                script.game(variants.get(game % variants.size()), true);
            }
            SubjectServer here = new SubjectServer(
                    reference(Variant.BASE),
                    Optional.of(rules -> reference(rules.axes().orElseThrow())));

            assertThat(difference(script, here)).as("games from " + first).isEmpty();
        }
    }

    /** Others each time the number of mutants changes, and the same otherwise. */
    private static List<Mutant> mutants() {
        List<Mutant> mutants = new ArrayList<>(Mutants.all().stream()
                .filter(mutant -> mutant.speech().isEmpty()
                        && mutant.controller().apply(new BaseRules()).getClass()
                                == touchstone.builtin.controller.ControlledGame.class)
                .filter(mutant -> !mutant.ruleset().isEmpty())
                .toList());
        Collections.shuffle(mutants, new Random(mutants.size()));
        return mutants.subList(0, MUTANTS);
    }

    /** Steered games come to where most mutants are wrong; some are wrong only where few games come. */
    @Test
    void mutantsAreToldApart() throws Exception {
        List<String> missed = new ArrayList<>();
        for (Mutant mutant : mutants()) {
            Variant claimed = SPECIFICATION.rulesets().stream()
                    .filter(ruleset -> ruleset.name().equals(mutant.ruleset()))
                    .findFirst()
                    .orElseThrow()
                    .variant();
            RequestScript script = new RequestScript(1);
            for (int game = 0; game < GAMES_OF_A_MUTANT; game++) {
                script.game(claimed, true);
            }
            SubjectServer here =
                    new SubjectServer(Mutants.subject(mutant), Optional.of(rules -> Mutants.subject(mutant)));
            if (difference(script, here).isEmpty()) {
                missed.add(mutant.name());
            }
        }
        assertThat(missed).hasSizeLessThan(MUTANTS / 2);
    }

    /** The first request that is answered otherwise in Node, with both answers; empty if there is none. */
    private static Optional<String> difference(RequestScript script, SubjectServer here)
            throws IOException, InterruptedException, ExecutionException {
        byte[] requests = script.bytes();
        FutureTask<byte[]> there = new FutureTask<>(() -> NodePackage.output(
                requests, Map.of(), NodePackage.FOLDER.resolve("subject.js").toString()));
        new Thread(there, "Node").start();
        ByteArrayOutputStream answered = new ByteArrayOutputStream();
        here.serve(new ByteArrayInputStream(requests), answered);
        List<String> expected = RequestScript.answers(answered.toByteArray());
        List<String> found = RequestScript.answers(there.get());
        assertThat(found).hasSameSizeAs(expected);
        for (int i = 0; i < expected.size(); i++) {
            // Most are the same to the letter, and need not be read.
            if (!found.get(i).equals(expected.get(i))
                    && !has(JsonParser.parseString(found.get(i)), JsonParser.parseString(expected.get(i)))) {
                return Optional.of(script.message(i) + " is answered " + found.get(i) + " and not " + expected.get(i));
            }
        }
        return Optional.empty();
    }

    /** The same, but for fields that only Node's answer has. */
    private static boolean has(JsonElement found, JsonElement expected) {
        if (expected.isJsonObject() && found != null && found.isJsonObject()) {
            return expected.getAsJsonObject().entrySet().stream()
                    .allMatch(field -> has(found.getAsJsonObject().get(field.getKey()), field.getValue()));
        }
        if (expected.isJsonPrimitive() && expected.getAsJsonPrimitive().isNumber()) {
            return found != null
                    && found.isJsonPrimitive()
                    && found.getAsJsonPrimitive().isNumber()
                    && found.getAsDouble() == expected.getAsDouble();
        }
        return expected.equals(found);
    }
}
