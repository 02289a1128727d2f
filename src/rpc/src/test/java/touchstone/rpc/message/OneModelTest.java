package touchstone.rpc.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import touchstone.spi.Capability;
import touchstone.spi.Session;
import touchstone.spi.Subject;

/** The SPI, the requests, the test vectors, their schemas and their page say the same: what one of them has the others have too. */
class OneModelTest {

    /** Of the Go Text Protocol alone: a subject of this protocol has no lines of that one. */
    private static final Set<Capability> OF_GTP = EnumSet.of(Capability.TEXT_PROTOCOL, Capability.COMMAND_LINES);

    /** Methods of sessions and subjects that no request stands for, and why. */
    private static final Set<String> NOT_ASKED = Set.of(
            "begunByPasses", // the result of begin says it
            "transcript", // known by who asks
            "waited", // likewise
            "unused", // of commands that were probed; this protocol asks what a subject has
            "close", // the end of the input
            "find", // the capabilities and abilities of initialize
            "ability", // likewise
            "open"); // a process each

    /** Methods of subjects, whose answers are in the results of two requests. */
    private static final Set<String> TOLD_ONCE = Set.of(
            "identity", "capabilities", "channels", "notes", "knownLimits", "reports", "rulesSetting", "toldRules");

    /** Requests that no scenario of a ruleset makes, and why. */
    private static final Set<String> IN_NO_VECTOR = Set.of(
            "generate", // of players, whose moves fuzz and the protocol ask for
            "handicapStones"); // of the protocol alone

    /** In the place of requests that differ from ruleset to ruleset. */
    private static final String FINISH = "finish";

    private static Stream<String> methods(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> !Modifier.isStatic(method.getModifiers()) && !method.isSynthetic())
                .map(Method::getName);
    }

    @Test
    void everyMethodOfASessionHasARequest() {
        Set<String> methods = Stream.concat(
                        Stream.of(Session.class, Subject.class),
                        Arrays.stream(Ability.values()).<Class<?>>map(Ability::type))
                .flatMap(OneModelTest::methods)
                .collect(Collectors.toCollection(TreeSet::new));
        methods.removeAll(NOT_ASKED);
        methods.removeAll(TOLD_ONCE);
        methods.addAll(List.of("initialize", "setRules"));

        assertThat(methods(SubjectService.class)).containsExactlyInAnyOrderElementsOf(methods);
    }

    @Test
    void everyInterfaceOfACapabilityIsAnAbility() {
        assertThat(Arrays.stream(Ability.values()).<Class<?>>map(Ability::type))
                .containsAll(Arrays.stream(Capability.values())
                        .<Class<?>>map(Capability::ability)
                        .filter(type -> type != Session.class)
                        .toList());
    }

    @Test
    void everyCapabilityShowsInARequest() {
        Set<Capability> shown = Arrays.stream(SubjectService.class.getMethods())
                .flatMap(PublishedProtocol::needs)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Capability.class)));

        assertThat(shown).isEqualTo(EnumSet.complementOf(EnumSet.copyOf(OF_GTP)));
    }

    @Test
    void everyRequestIsInTheSchema() {
        assertThat(PublishedProtocol.requests())
                .containsExactlyInAnyOrderElementsOf(
                        methods(SubjectService.class).toList());
        assertThat(PublishedProtocol.requests())
                .allMatch(request -> PublishedProtocol.definition(request + ".params")
                                .has("description")
                        && PublishedProtocol.definition(request + ".result").has("description"));
    }

    /** A test of vectors sees that each of these calls occurs in one. */
    @Test
    void everyRequestIsInVectorsOrInNoneForAReason() {
        Set<String> shown = new TreeSet<>(PublishedProtocol.calls());
        shown.addAll(PublishedProtocol.VECTOR_FIELDS.keySet());
        shown.addAll(IN_NO_VECTOR);
        shown.remove(FINISH);

        assertThat(shown).containsExactlyInAnyOrderElementsOf(PublishedProtocol.requests());
        assertThat(PublishedProtocol.calls()).doesNotContainAnyElementsOf(IN_NO_VECTOR);
        PublishedProtocol.VECTOR_FIELDS.values().forEach(field -> assertThat(
                        PublishedProtocol.VECTORS.path("$defs").findValues(field))
                .as(field)
                .isNotEmpty());
    }

    @Test
    void thePageHasTheTable() throws IOException {
        assertThat(PublishedProtocol.page())
                .as(
                        "the table of abilities in %s, which is made of SubjectService and of the schema",
                        PublishedProtocol.PAGE)
                .contains(PublishedProtocol.table());
    }
}
