package touchstone.explore.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.builtin.RulesSubject;
import touchstone.explore.generate.BoardDistribution;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Phase;
import touchstone.reference.Statement;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;
import touchstone.spi.Capability;
import touchstone.spi.ControllerRequest;
import touchstone.spi.Identity;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.SpecificationReader;
import touchstone.trace.Observation;
import touchstone.trace.Query;
import touchstone.trace.TraceStep;

/** Traces with subjects that know the course of a game, and with others. */
class TraceGeneratorTest {

    private static final int TRACES = 30;

    private static final BoardDistribution BOARDS = BoardDistribution.of(
            Set.of(Board.of(1, 2), Board.of(3, 3), Board.of(5, 4), Board.of(7, 7), Board.of(9, 9))::contains);

    static List<Ruleset> rulesets() {
        return SpecificationReader.read(Path.of(System.getProperty("touchstone.home"), "features"))
                .rulesets();
    }

    private static Subject right(Variant variant) {
        return new RulesSubject(new Identity("right", "", "", "built in"), new VariantRules(variant));
    }

    /** Other games for each ruleset. */
    private static TraceGenerator writer(Variant variant, Set<Capability> abilities) {
        return new TraceGenerator(
                new VariantRules(variant), abilities, BOARDS, variant.toString().hashCode());
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void whoeverIsRightIsRightWhateverIsSaidAndAsked(Ruleset ruleset) {
        Subject subject = right(ruleset.variant());
        TraceGenerator writer = writer(ruleset.variant(), subject.capabilities());
        try (Session session = subject.open()) {
            for (int number = 0; number < TRACES; number++) {
                assertThat(writer.trace(number).trace().with(session))
                        .as("walk %d by %s", number, ruleset.name())
                        .isEmpty();
            }
        }
    }

    @Test
    void allThatPlayersSayIsSaidAndAllThatControllersAskIsAsked() {
        Map<Class<?>, Set<Boolean>> said = new HashMap<>();
        Map<Class<?>, Set<Boolean>> asked = new HashMap<>();
        Set<Phase> stages = EnumSet.noneOf(Phase.class);
        for (Ruleset ruleset : rulesets()) {
            traces(ruleset.variant(), right(ruleset.variant()).capabilities()).forEach(trace -> {
                for (int i = 0; i < trace.steps().size(); i++) {
                    boolean accepted =
                            trace.expected().get(i) instanceof Observation.Answered answered && answered.accepted();
                    if (trace.steps().get(i) instanceof TraceStep.StatementStep say) {
                        add(said, say.statement().getClass(), accepted);
                    } else if (trace.steps().get(i) instanceof TraceStep.RequestStep request) {
                        add(asked, request.request().getClass(), accepted);
                    } else if (trace.steps().get(i) instanceof TraceStep.QueryStep query
                            && query.query() instanceof Query.Stage) {
                        stages.add((Phase) ((Observation.Shown) trace.expected().get(i)).what());
                    }
                }
            });
        }

        assertThat(said.keySet()).containsExactlyInAnyOrder(Statement.class.getPermittedSubclasses());
        // Who resigns is never refused, no ruleset has an auction, and cycles that end a game by agreement are rare.
        said.remove(Statement.Resigns.class);
        said.remove(Statement.Bids.class);
        said.remove(Statement.Repeats.class);
        assertThat(said.values()).allMatch(answers -> answers.size() == 2, "accepted and refused");
        assertThat(asked.keySet()).containsExactlyInAnyOrder(ControllerRequest.class.getPermittedSubclasses());
        assertThat(asked.get(ControllerRequest.Load.class)).hasSize(2);
        assertThat(asked.get(ControllerRequest.GivenHandicap.class)).hasSize(2);
        assertThat(stages).containsExactlyInAnyOrder(Phase.values());
    }

    private static void add(Map<Class<?>, Set<Boolean>> to, Class<?> type, boolean accepted) {
        to.computeIfAbsent(type, ignored -> new java.util.HashSet<>()).add(accepted);
    }

    private static Stream<GameTrace> traces(Variant variant, Set<Capability> abilities) {
        TraceGenerator writer = writer(variant, abilities);
        Function<Integer, GameTrace> traceFor = number -> writer.trace(number).trace();
        return IntStream.range(0, TRACES).boxed().map(traceFor);
    }

    @Test
    void nothingIsSaidToWhoDoesNotKnowTheCourseOfAGame() {
        Set<Capability> abilities = EnumSet.copyOf(right(Variant.BASE).capabilities());
        abilities.remove(Capability.AGREEMENTS);

        assertThat(traces(Variant.BASE, abilities)).allSatisfy(trace -> assertThat(trace.steps())
                .noneMatch(TraceStep.StatementStep.class::isInstance)
                .noneMatch(step -> step instanceof TraceStep.RequestStep request
                        && request.request() instanceof ControllerRequest.Load));
    }

    @Test
    void whoLetsPlayersSayWhatTheyMayNotIsFoundOut() {
        BaseRules wrong = new VariantRules(Variant.BASE) {
            @Override
            public touchstone.reference.Ruling komi(touchstone.reference.Game game, double points) {
                return new touchstone.reference.Ruling.Agreed(game, "komi.none");
            }
        };
        try (Session session = new RulesSubject(new Identity("wrong", "", "", "built in"), wrong).open()) {
            assertThat(traces(Variant.BASE, right(Variant.BASE).capabilities())
                            .flatMap(trace -> trace.with(session).stream()))
                    .isNotEmpty()
                    .allMatch(found -> found.step() instanceof TraceStep.StatementStep);
        }
    }
}
