package touchstone.cli.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchstone.explore.campaign.Campaign;
import touchstone.explore.campaign.CampaignLimit;
import touchstone.explore.campaign.FoundCause;
import touchstone.explore.campaign.FoundCauses;
import touchstone.explore.campaign.LocalCampaign;
import touchstone.explore.campaign.Shard;
import touchstone.explore.trace.Disagreement;
import touchstone.explore.trace.SupportedBoards;
import touchstone.explore.trace.TraceGenerator;
import touchstone.explore.trace.TraceSource;
import touchstone.gtp.client.GtpOptions;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.reference.BaseRules;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Variant;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;

/** Campaigns with engines that are right, wrong, or break down. */
@Tag("slow") // runs campaigns with many engines
class CampaignTest {

    private static final BaseRules RULES = new VariantRules(Variant.BASE);

    /** What is met, on which trace, in the order in which it is met. */
    private final List<String> met = new ArrayList<>();

    private FoundCauses discoveries(BaseRules rules) {
        return new FoundCauses(rules, disagreement -> Optional.empty(), new FoundCauses.Sink() {
            @Override
            public void met(TraceSource.Drawn drawn, Disagreement disagreement) {
                met.add(drawn.number() + ": " + disagreement.step() + " " + disagreement.observation());
            }

            @Override
            public void found(FoundCause discovery, Disagreement disagreement) {
                throw new AssertionError("nothing was made small");
            }
        });
    }

    private static Campaign campaign(Subject subject, BaseRules rules, FoundCauses discoveries, long games) {
        SupportedBoards boards = SupportedBoards.of(subject);
        return new LocalCampaign(
                subject,
                new TraceGenerator(rules, subject.capabilities(), boards.mix(), 1),
                Shard.WHOLE,
                CampaignLimit.games(games),
                discoveries);
    }

    @Test
    void aRightEngineGoesAllWalks() {
        FoundCauses discoveries = discoveries(RULES);
        Campaign campaign = campaign(Levels.GNU_GO.subject(() -> RULES, GtpOptions.DEFAULT), RULES, discoveries, 60);
        List<Long> progress = new ArrayList<>();
        campaign.run((traces, pace) -> progress.add(traces));

        assertThat(met).isEmpty();
        assertThat(discoveries.kinds()).isEmpty();
        assertThat(campaign.account(0).walks()).isEqualTo(60);
        assertThat(campaign.account(0).breakdowns()).isZero();
        assertThat(campaign.pace().commands()).isGreaterThan(1000);
        assertThat(progress).isSorted().last().isEqualTo(60L);
    }

    @Test
    void servedOrInThisJvmTheSameIsMet() {
        BaseRules wrong = new VariantRules(Variant.BASE.with(Repetition.SIMPLE));
        FoundCauses first = discoveries(RULES);
        campaign(Levels.EVERYTHING.subject(() -> wrong, GtpOptions.DEFAULT), RULES, first, 40)
                .run((traces, pace) -> {});
        List<String> once = List.copyOf(met);
        met.clear();
        FoundCauses second = discoveries(RULES);
        campaign(Levels.EVERYTHING.subject(() -> wrong, GtpOptions.DEFAULT), RULES, second, 40)
                .run((traces, pace) -> {});

        assertThat(once).isNotEmpty().isEqualTo(met);
        assertThat(first.kinds())
                .isEqualTo(second.kinds())
                .hasKeySatisfying(new org.assertj.core.api.Condition<>(
                        kind -> kind.contains("that base.8 forbids"), "about superko"));
    }

    @Test
    void aBreakdownIsMetAndTheRunGoesOn() {
        EngineVariation tired = (inner, errors) -> {
            int[] plays = {0};
            return command -> {
                if (EngineVariation.named(command, "play") && ++plays[0] > 500) {
                    throw new UncheckedIOException(new IOException("crashed"));
                }
                return inner.answer(command);
            };
        };
        FoundCauses discoveries = discoveries(RULES);
        Campaign campaign =
                campaign(Level.of("tired", tired).subject(() -> RULES, GtpOptions.DEFAULT), RULES, discoveries, 40);
        campaign.run((traces, pace) -> {});

        assertThat(campaign.account(0).walks()).isEqualTo(40);
        assertThat(campaign.account(0).breakdowns()).isPositive();
        assertThat(discoveries.kinds().keySet()).allMatch(kind -> kind.startsWith("breaks down at "));
        assertThat(discoveries.disagreements()).isEqualTo(campaign.account(0).breakdowns());
    }

    @Test
    void whatBreaksDownAgainAndAgainEndsTheRun() {
        AtomicBoolean broken = new AtomicBoolean();
        EngineVariation worn = (inner, errors) -> command -> {
            if (broken.get() && EngineVariation.named(command, "play")) {
                throw new UncheckedIOException(new IOException("crashed"));
            }
            return inner.answer(command);
        };
        FoundCauses discoveries = discoveries(RULES);
        Campaign campaign =
                campaign(Level.of("worn", worn).subject(() -> RULES, GtpOptions.DEFAULT), RULES, discoveries, 40);
        broken.set(true);

        assertThatThrownBy(() -> campaign.run((traces, pace) -> {}))
                .isInstanceOf(SubjectErrorException.class)
                .hasMessageContaining("8 games in succession");
        assertThat(campaign.account(0).walks()).isEqualTo(8);
        assertThat(discoveries.disagreements()).isEqualTo(8);
    }

    /** A sample of the mutants that get moves wrong; {@code target/fuzzed.txt} says what showed each. */
    @Test
    void mutantsAreFoundOut() throws IOException {
        List<String> report = new ArrayList<>();
        int found = 0;
        int tried = 0;
        List<Mutant> mutants = Mutants.all().stream()
                .filter(mutant -> mutant.clause().matches("(repetition|self-capture|base\\.[78]).*"))
                .toList();
        for (int i = 0; i < mutants.size(); i += 14) {
            Mutant mutant = mutants.get(i);
            BaseRules rules = new VariantRules(mutant.claimed().rules());
            FoundCauses discoveries = discoveries(rules);
            Campaign campaign = campaign(Mutants.subject(mutant), rules, discoveries, 45);
            campaign.run((traces, pace) -> {
                if (discoveries.disagreements() > 0) {
                    campaign.cancel();
                }
            });
            tried++;
            found += discoveries.disagreements() > 0 ? 1 : 0;
            report.add(mutant.name() + " (" + mutant.clause() + "): "
                    + (discoveries.disagreements() > 0 ? discoveries.kinds().keySet() : "not seen"));
        }
        report.add(found + " of " + tried + " were found out");
        java.nio.file.Files.write(java.nio.file.Path.of("target", "fuzzed.txt"), report);
        assertThat(found).as(String.join("\n", report)).isGreaterThan(tried * 3 / 4);
    }
}
