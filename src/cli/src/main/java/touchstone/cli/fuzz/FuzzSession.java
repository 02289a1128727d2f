package touchstone.cli.fuzz;

import java.io.PrintWriter;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import touchstone.cli.terminal.TerminalInfo;
import touchstone.explore.campaign.Campaign;
import touchstone.explore.campaign.CampaignLimit;
import touchstone.explore.campaign.DisagreementShrinker;
import touchstone.explore.campaign.FoundCauses;
import touchstone.explore.trace.SupportedBoards;
import touchstone.explore.trace.TraceGenerator;
import touchstone.reference.VariantRules;
import touchstone.spi.Capability;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.suite.plan.Profile;
import touchstone.suite.specification.ClauseMappings;

/** A campaign with one configuration of an engine. */
final class FuzzSession implements AutoCloseable {

    /** What traces query and try. */
    private static final List<Capability> COMPARED = List.of(
            Capability.ENFORCES_LEGALITY,
            Capability.READS_BOARD,
            Capability.LISTS_LEGAL_PLAYS,
            Capability.ANSWERS_LEGALITY,
            Capability.PRISONERS,
            Capability.TURN,
            Capability.GAME_END,
            Capability.CHAINS,
            Capability.LIBERTIES,
            Capability.SCORE,
            Capability.TERRITORY,
            Capability.KOMI,
            Capability.HANDICAP,
            Capability.UNDO,
            Capability.EDITS);

    private final FuzzTarget target;
    private final FuzzRequest order;
    private final CampaignLimit extent;
    private final Subject subject;
    private final SupportedBoards boards;
    private final FuzzFindingSink findings;
    private final DisagreementShrinker examiner;
    private final FoundCauses discoveries;
    private final Campaign campaign;

    private FuzzSession(
            FuzzTarget target,
            FuzzRequest order,
            CampaignLimit extent,
            Subject subject,
            FuzzFolder folder,
            FindingWriter writer,
            ClauseMappings mappings,
            BooleanSupplier givenUp) {
        this.target = target;
        this.order = order;
        this.extent = extent;
        this.subject = subject;
        VariantRules rules = new VariantRules(target.claimed().variant());
        boards = SupportedBoards.of(subject);
        findings = new FuzzFindingSink(folder, writer, target.name(), target.claimed(), subject, order.facts());
        examiner = new DisagreementShrinker(rules, subject, extent.effort(), mappings, givenUp);
        discoveries = new FoundCauses(rules, examiner, findings);
        campaign = new Campaign(
                subject,
                new TraceGenerator(rules, abilities(), boards.mix(), order.seed()),
                order.shard(),
                extent,
                discoveries);
    }

    /** @throws SubjectErrorException if the engine can't be started */
    static FuzzSession begin(
            FuzzTarget target,
            FuzzRequest order,
            CampaignLimit extent,
            FuzzFolder folder,
            FindingWriter writer,
            ClauseMappings mappings,
            BooleanSupplier givenUp) {
        Subject subject = target.candidate().start().get();
        return new FuzzSession(target, order, extent, subject, folder, writer, mappings, givenUp);
    }

    /** A player may take illegal moves on input: then none are made, but it is asked about them. */
    private Set<Capability> abilities() {
        Set<Capability> abilities = EnumSet.noneOf(Capability.class);
        abilities.addAll(subject.capabilities());
        if (order.profile() == Profile.PLAYER) {
            abilities.remove(Capability.ENFORCES_LEGALITY);
        }
        if (target.unknown().contains("scoring")) {
            abilities.removeAll(Set.of(Capability.SCORE, Capability.TERRITORY));
        }
        if (claim().equals(IdentifiedRules.NAME)) {
            // What players may agree on, and when, is more than a subject shows of its rules.
            abilities.remove(Capability.AGREEMENTS);
        }
        if (target.unknown().contains("compensation")) {
            abilities.remove(Capability.HANDICAP);
        }
        return abilities;
    }

    /** What of a game it does not show, so that nothing of it was compared. */
    List<Capability> hidden() {
        Set<Capability> abilities = abilities();
        return COMPARED.stream().filter(one -> !abilities.contains(one)).toList();
    }

    /** What the configuration is held to, by name. */
    String claim() {
        return target.claimed().ruleset();
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

    Subject subject() {
        return subject;
    }

    /**
     * Plays the traces.
     *
     * @param lines where it is said how far it is
     * @return how it ended, if not well
     */
    Optional<SubjectErrorException> play(PrintWriter lines) {
        if (boards.mix().isEmpty()) {
            return Optional.of(
                    new SubjectErrorException("it supports none of the board sizes, or exits when asked for one", ""));
        } else if (hidden().equals(COMPARED)) {
            return Optional.of(new SubjectErrorException(
                    "it shows nothing that could be compared, and accepts illegal moves; ./touchstone smoke tells "
                            + "what is missing",
                    ""));
        }
        OptionalLong traces = extent.games().isPresent()
                ? OptionalLong.of(order.shard().share(extent.games().getAsLong()))
                : OptionalLong.empty();
        try (FuzzProgress progress = new FuzzProgress(
                subject.identity().id(), extent, traces, order.seed(), TerminalInfo.isTerminal(), lines)) {
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
        target.claimed()
                .variant()
                .choices()
                .forEach(choice -> axes.put(choice.axis().id(), choice.id()));
        target.unknown().forEach(axes::remove);
        return new FuzzRecord.Configuration(
                target.name(),
                subject.identity(),
                axes,
                target.unknown(),
                campaign.account(boards.lacking()),
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
