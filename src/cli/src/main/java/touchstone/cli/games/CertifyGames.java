package touchstone.cli.games;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongConsumer;
import touchstone.explore.campaign.GameDifference;
import touchstone.explore.campaign.GameSeries;
import touchstone.explore.diagnosis.CauseFamily;
import touchstone.explore.finding.ClaimedVariant;
import touchstone.explore.games.CertificationGames;
import touchstone.explore.trace.SupportedBoards;
import touchstone.reference.Board;
import touchstone.reference.VariantRules;
import touchstone.spi.Capability;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.GamesRecord;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** The games after the scenarios: plays them with one subject after the other. */
public final class CertifyGames {

    /** After which no further game is begun with a subject. */
    private static final Duration PLAYING = Duration.ofSeconds(20);

    /** What is spent on making differences small, for each subject. */
    private static final Duration SHRINKING = Duration.ofSeconds(5);

    private final Specification specification;
    private final Claim claim;
    private final RunFacts facts;
    private final int games;
    private volatile boolean cancelled;
    private volatile Optional<GameSeries> current = Optional.empty();

    /** What came of the games with one subject. */
    public record Played(GamesRecord record, List<Result> results) {

        public Played {
            results = List.copyOf(results);
        }
    }

    /** @param games how many are played with each subject; not any if 0 */
    public CertifyGames(Specification specification, Claim claim, RunFacts facts, int games) {
        this.specification = specification;
        this.claim = claim;
        this.facts = facts;
        this.games = games;
    }

    /** How many are played with each subject. */
    public int count() {
        return games;
    }

    /** Ends those being played; no others are begun. May be called by another thread. */
    public void cancel() {
        cancelled = true;
        current.ifPresent(GameSeries::cancel);
    }

    /**
     * Plays them.
     *
     * @param progress is told how many have been played
     * @return empty if none are to be played, it was cancelled, or the subject shows nothing that could be compared
     */
    public Optional<Played> play(Subject subject, LongConsumer progress) {
        Optional<Ruleset> ruleset = claim.rules();
        if (games == 0 || cancelled || ruleset.isEmpty()) {
            return Optional.empty();
        }
        Instant started = Instant.now();
        try {
            SupportedBoards boards = SupportedBoards.withAllSquares(subject);
            if (boards.mix().isEmpty()) {
                return Optional.empty();
            }
            VariantRules rules = new VariantRules(ruleset.get().variant());
            GameSeries series = new GameSeries(
                            rules,
                            subject,
                            new CertificationGames(rules, abilities(subject), boards, facts.seed()),
                            games,
                            PLAYING,
                            SHRINKING,
                            specification.mappings())
                    .excusing(UntoldDifference.of(subject, ruleset.get().variant()));
            current = Optional.of(series);
            if (cancelled) {
                series.cancel();
            }
            GameSeries.Outcome outcome = series.play(progress);
            return cancelled ? Optional.empty() : Optional.of(played(subject, ruleset.get(), outcome, started));
        } catch (SubjectErrorException broken) {
            // Whether it can be started at all the scenarios have shown.
            return Optional.empty();
        }
    }

    /** A player may take illegal moves on input: then none are made, but it is asked about them. */
    private Set<Capability> abilities(Subject subject) {
        Set<Capability> abilities = EnumSet.noneOf(Capability.class);
        abilities.addAll(subject.capabilities());
        if (claim.profile() == Profile.PLAYER) {
            abilities.remove(Capability.ENFORCES_LEGALITY);
        }
        return abilities;
    }

    private Played played(Subject subject, Ruleset ruleset, GameSeries.Outcome outcome, Instant started) {
        GameResults results = new GameResults(
                specification, claim, new ClaimedVariant(ruleset.name(), ruleset.variant()), subject, facts);
        List<Result> found = new ArrayList<>();
        Map<String, Integer> ofClause = new HashMap<>();
        for (GameDifference difference : best(outcome.differences())) {
            found.add(results.of(difference, ofClause, started));
        }
        return new Played(
                new GamesRecord(
                        games,
                        outcome.played(),
                        outcome.steps(),
                        outcome.boards().stream().map(Board::toString).toList(),
                        outcome.differing(),
                        outcome.untold(),
                        found.size()),
                found);
    }

    /** The best example of each cause: forms that the same other value of an axis explains are one. */
    private static List<GameDifference> best(List<GameDifference> differences) {
        Set<String> contradicted = new TreeSet<>();
        differences.forEach(one -> contradicted.addAll(one.shrunk().contradicted()));
        return CauseFamily.of(
                        differences.stream().map(one -> one.shrunk().cause()).toList(), contradicted)
                .stream()
                .map(family -> differences.stream()
                        .filter(one -> family.causes().contains(one.shrunk().cause()))
                        .min(Comparator.comparing(GameDifference::isElusive).thenComparing(GameDifference::number))
                        .orElseThrow())
                .sorted(Comparator.comparing(GameDifference::number))
                .toList();
    }
}
