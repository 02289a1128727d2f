package touchstone.cli.fuzz;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import touchstone.cli.cluster.Cluster;
import touchstone.cli.terminal.SafeText;
import touchstone.cli.terminal.TerminalInfo;
import touchstone.explore.campaign.Campaign;
import touchstone.explore.campaign.CampaignLimit;
import touchstone.explore.campaign.DisagreementShrinker;
import touchstone.explore.campaign.DividedCampaign;
import touchstone.explore.campaign.FoundCauses;
import touchstone.explore.campaign.LocalCampaign;
import touchstone.spi.Capability;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.suite.specification.ClauseMappings;

/** A campaign with one configuration of an engine. */
final class FuzzSession implements AutoCloseable {

    private final StartedTarget tested;
    private final FuzzRequest order;
    private final CampaignLimit extent;
    private final FuzzFindingSink findings;
    private final DisagreementShrinker examiner;
    private final FoundCauses discoveries;
    private final Campaign campaign;

    private FuzzSession(
            StartedTarget tested,
            FuzzRequest order,
            CampaignLimit extent,
            Optional<Cluster> cluster,
            FuzzFolder folder,
            FindingWriter writer,
            ClauseMappings mappings,
            BooleanSupplier givenUp,
            PrintWriter err) {
        this.tested = tested;
        this.order = order;
        this.extent = extent;
        FuzzTarget target = tested.target();
        findings = new FuzzFindingSink(folder, writer, target.name(), target.claimed(), subject(), order.facts());
        examiner = new DisagreementShrinker(tested.rules(), subject(), extent.effort(), mappings, givenUp);
        discoveries = new FoundCauses(tested.rules(), examiner, findings);
        campaign = cluster.map(workers -> divided(workers, err)).orElseGet(this::local);
    }

    private Campaign local() {
        return new LocalCampaign(subject(), tested.traces(order.seed()), order.shard(), extent, discoveries);
    }

    private Campaign divided(Cluster workers, PrintWriter err) {
        return new DividedCampaign(
                subject(),
                tested.rules(),
                tested.traces(order.seed()),
                new ClusterWorkers(workers, FuzzPart.of(order, tested)),
                extent.games().orElseThrow(),
                discoveries,
                note -> err.println("touchstone: " + SafeText.line(note)));
    }

    /**
     * Starts the engine.
     *
     * @param cluster whose workers play; if empty, all is done here
     * @param err takes lines on what could not be examined
     * @throws SubjectErrorException if the engine can't be started
     */
    static FuzzSession begin(
            FuzzTarget target,
            FuzzRequest order,
            CampaignLimit extent,
            Optional<Cluster> cluster,
            FuzzFolder folder,
            FindingWriter writer,
            ClauseMappings mappings,
            BooleanSupplier givenUp,
            PrintWriter err) {
        return new FuzzSession(
                StartedTarget.start(target, order.profile(), order.largest()),
                order,
                extent,
                cluster,
                folder,
                writer,
                mappings,
                givenUp,
                err);
    }

    /** What of a game it does not show, so that nothing of it was compared. */
    List<Capability> hidden() {
        return tested.hidden();
    }

    /** What the configuration is held to, by name. */
    String claim() {
        return tested.target().claimed().ruleset();
    }

    Campaign campaign() {
        return campaign;
    }

    FoundCauses discoveries() {
        return discoveries;
    }

    FuzzFindingSink findings() {
        return findings;
    }

    private Subject subject() {
        return tested.subject();
    }

    /**
     * Plays the traces.
     *
     * @param lines where it is said how far it is
     * @return how it ended, if not well
     */
    Optional<SubjectErrorException> play(PrintWriter lines) {
        OptionalLong traces = extent.games().isPresent()
                ? OptionalLong.of(order.shard().share(extent.games().getAsLong()))
                : OptionalLong.empty();
        try (FuzzProgress progress = new FuzzProgress(
                subject().identity().id(), extent, traces, order.seed(), TerminalInfo.isTerminal(), lines)) {
            tested.requireSense();
            campaign.run((gone, pace) ->
                    progress.saw(gone, pace, discoveries.causes().size()));
            return Optional.empty();
        } catch (SubjectErrorException broken) {
            return Optional.of(broken);
        } finally {
            findings.finish(discoveries);
        }
    }

    FuzzRecord.Configuration record() {
        TreeMap<String, String> axes = new TreeMap<>();
        FuzzTarget target = tested.target();
        target.claimed()
                .variant()
                .choices()
                .forEach(choice -> axes.put(choice.axis().id(), choice.id()));
        target.unknown().forEach(axes::remove);
        return new FuzzRecord.Configuration(
                target.name(),
                subject().identity(),
                axes,
                target.unknown(),
                campaign.account(tested.boards().lacking()),
                new TreeMap<>(discoveries.kinds()),
                discoveries.causes().stream()
                        .map(found -> FuzzRecord.Found.of(found, findings.place(found)))
                        .toList());
    }

    @Override
    public void close() {
        examiner.close();
    }
}
