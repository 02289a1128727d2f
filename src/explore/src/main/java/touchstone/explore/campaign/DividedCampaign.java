package touchstone.explore.campaign;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import touchstone.explore.coverage.CoverageCounter;
import touchstone.explore.trace.Disagreement;
import touchstone.explore.trace.TraceSource;
import touchstone.reference.BaseRules;
import touchstone.spi.Subject;
import touchstone.trace.Observation;

/**
 * Traces that others play, in parts. What they met is gone through here in the order of the traces, and what is worth examining is
 * played once more with a subject here and shrunk: each cause once, and the same as if all had been played here.
 */
public final class DividedCampaign implements Campaign {

    /** Parts for each worker: finds come as parts are done, and a lost one is soon made up for. */
    private static final int PARTS = 16;

    private final Subject subject;
    private final BaseRules rules;
    private final TraceSource source;
    private final CampaignWorkers workers;
    private final long games;
    private final FoundCauses discoveries;
    private final Consumer<String> notes;
    private Optional<CampaignStatistics> statistics = Optional.empty();
    private volatile boolean cancelled;

    /**
     * @param subject a process of it here
     * @param notes takes a sentence on what could not be examined
     */
    public DividedCampaign(
            Subject subject,
            BaseRules rules,
            TraceSource source,
            CampaignWorkers workers,
            long games,
            FoundCauses discoveries,
            Consumer<String> notes) {
        this.subject = subject;
        this.rules = rules;
        this.source = source;
        this.workers = workers;
        this.games = games;
        this.discoveries = discoveries;
        this.notes = notes;
    }

    @Override
    public void run(Watcher watcher) {
        SortedMap<Integer, PlayedPart> waiting = new TreeMap<>();
        int[] next = {0};
        try (RestartingSession here = new RestartingSession(subject)) {
            workers.play(CampaignPart.of(games, PARTS * workers.count()), (index, played) -> {
                waiting.put(index, played);
                while (!cancelled && waiting.containsKey(next[0])) {
                    join(waiting.remove(next[0]++), here);
                    watcher.saw(statistics.orElseThrow().walks(), pace());
                }
                return !cancelled;
            });
        }
    }

    private void join(PlayedPart played, RestartingSession here) {
        statistics = Optional.of(
                statistics.map(before -> before.plus(played.statistics())).orElse(played.statistics()));
        for (PlayedPart.Wrong wrong : played.wrong()) {
            List<DisagreementKind> worth = wrong.kinds().stream()
                    .map(DisagreementKind::new)
                    .filter(kind -> discoveries.isWorthExamining(kind, false))
                    .toList();
            if (!worth.isEmpty() && !cancelled) {
                examine(wrong.number(), worth, here);
            }
        }
    }

    private void examine(long number, List<DisagreementKind> kinds, RestartingSession here) {
        TraceSource.Drawn drawn = source.trace(number);
        List<Observation> observations = here.trace(List.of(drawn.trace())).get(0);
        if (LocalCampaign.brokeDown(observations)) {
            here.startAgain();
        }
        Map<DisagreementKind, Disagreement> seen =
                DisagreementKind.first(rules, drawn.trace().disagreements(observations));
        for (DisagreementKind kind : kinds) {
            if (!seen.containsKey(kind)) {
                notes.accept("game " + number + ": a worker saw \"" + kind + "\", which did not come again here");
            } else if (!cancelled) {
                discoveries.examine(drawn, seen.get(kind));
            }
        }
    }

    @Override
    public void cancel() {
        cancelled = true;
    }

    @Override
    public CampaignStatistics account(int boardsLacking) {
        CampaignStatistics none =
                new CampaignStatistics(0, 0, 0, Map.of(), boardsLacking, Map.of(), new CoverageCounter().snapshot());
        return statistics.map(none::plus).orElse(none);
    }

    @Override
    public Throughput pace() {
        return Throughput.NONE;
    }
}
