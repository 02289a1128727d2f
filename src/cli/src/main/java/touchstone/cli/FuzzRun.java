package touchstone.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import touchstone.laboratory.fuzz.Account;
import touchstone.laboratory.fuzz.BoardsHad;
import touchstone.laboratory.fuzz.Campaign;
import touchstone.laboratory.fuzz.Discoveries;
import touchstone.laboratory.fuzz.Discovery;
import touchstone.laboratory.fuzz.Examiner;
import touchstone.laboratory.fuzz.Extent;
import touchstone.laboratory.fuzz.FuzzFolder;
import touchstone.laboratory.fuzz.FuzzRecord;
import touchstone.laboratory.fuzz.Shard;
import touchstone.laboratory.fuzz.Written;
import touchstone.laboratory.walk.Disagreement;
import touchstone.laboratory.walk.WalkSource;
import touchstone.laboratory.walk.WalkWriter;
import touchstone.reference.BaseRules;
import touchstone.subject.Broken;
import touchstone.subject.Capability;
import touchstone.subject.Subject;
import touchstone.suite.plan.Profile;
import touchstone.suite.specification.Ruleset;

/** One campaign from the first subject to the last line on the screen. */
final class FuzzRun {

    /** How long an interrupted run may take to write down what it has. */
    private static final long LAST_WORDS_SECONDS = 60;

    private final Order order;
    private final FuzzFolder folder;
    private final PrintWriter screen;
    private final PrintWriter err;
    private final CountDownLatch done = new CountDownLatch(1);
    private final List<FuzzRecord.Configuration> configurations = new ArrayList<>();
    private long walks;
    private volatile Optional<Campaign> current = Optional.empty();
    private volatile boolean cancelled;

    /** What was ordered on the command line. */
    record Order(Ruleset claimed, Profile profile, long seed, Shard shard, Extent extent) {}

    FuzzRun(Order order, FuzzFolder folder, PrintWriter screen, PrintWriter err) {
        this.order = order;
        this.folder = folder;
        this.screen = screen;
        this.err = err;
    }

    ExitCode fuzz(List<Candidate> candidates) {
        Thread onInterrupt = new Thread(this::endEarly, "touchstone-interrupted");
        Runtime.getRuntime().addShutdownHook(onInterrupt);
        try {
            boolean well = true;
            for (Candidate candidate : candidates) {
                well &= fuzz(candidate);
            }
            boolean complete = well && !cancelled;
            folder.write(record(complete));
            if (cancelled) {
                screen.println("Incomplete: the run was cut short. What is above was found, and is kept.");
            }
            screen.flush();
            boolean any = configurations.stream().anyMatch(one -> !one.kinds().isEmpty());
            return complete ? any ? ExitCode.VIOLATIONS : ExitCode.CONFORMS : ExitCode.TROUBLE;
        } finally {
            done.countDown();
        }
    }

    private FuzzRecord record(boolean complete) {
        return new FuzzRecord(
                Home.version(),
                order.claimed().name(),
                order.profile().toString(),
                order.seed(),
                order.extent().games().isPresent()
                        ? Optional.of(order.extent().games().getAsLong())
                        : Optional.empty(),
                List.of(new FuzzRecord.Part(order.shard(), walks, complete)),
                configurations);
    }

    /** @return whether it went well */
    private boolean fuzz(Candidate candidate) {
        Subject subject;
        try {
            subject = candidate.start().get();
        } catch (Broken broken) {
            err.println("touchstone: " + candidate.label() + ": " + broken.getMessage());
            return false;
        }
        BaseRules rules = ClaimedRules.rules(order.claimed());
        BoardsHad boards;
        try {
            boards = BoardsHad.of(subject);
        } catch (Broken broken) {
            err.println("touchstone: " + candidate.label() + ": " + broken.getMessage());
            return false;
        }
        try (Examiner examiner = new Examiner(rules, subject, () -> cancelled)) {
            Discoveries discoveries = new Discoveries(rules, examiner, sink(candidate.label()));
            Set<Capability> abilities = EnumSet.copyOf(subject.capabilities());
            if (order.profile() == Profile.PLAYER) {
                abilities.remove(Capability.ENFORCES_LEGALITY);
            }
            Campaign campaign = new Campaign(
                    subject,
                    number -> Written.by(
                            witness -> new WalkWriter(rules, abilities, boards.mix(), order.seed(), witness), number),
                    order.shard(),
                    order.extent(),
                    discoveries,
                    (walks, pace) -> {});
            current = Optional.of(campaign);
            boolean well = true;
            try {
                campaign.run();
            } catch (Broken broken) {
                err.println("touchstone: " + candidate.label() + ": " + broken.getMessage());
                well = false;
            }
            Account account = campaign.account(boards.lacking());
            walks += account.walks();
            configurations.add(configuration("", subject, discoveries, account));
            new FuzzScreen(screen).show(subject.identity(), order, account, campaign.pace(), discoveries);
            return well;
        }
    }

    private Discoveries.Sink sink(String configuration) {
        return new Discoveries.Sink() {
            @Override
            public void met(WalkSource.Drawn drawn, Disagreement disagreement) {
                folder.met(configuration, drawn, disagreement);
            }

            @Override
            public void found(Discovery discovery) {
                // Written down at the end.
            }
        };
    }

    private FuzzRecord.Configuration configuration(
            String name, Subject subject, Discoveries discoveries, Account account) {
        SortedMap<String, String> axes = new TreeMap<>();
        order.claimed()
                .variant()
                .choices()
                .forEach(choice -> axes.put(choice.axis().id(), choice.id()));
        return new FuzzRecord.Configuration(
                name,
                subject.identity(),
                axes,
                List.of(),
                account,
                new TreeMap<>(discoveries.kinds()),
                discoveries.causes().stream().map(found -> found.record("")).toList());
    }

    /** On an interrupt: no further walks, then the usual end of a run. */
    private void endEarly() {
        if (done.getCount() == 0) {
            return;
        }
        cancelled = true;
        current.ifPresent(Campaign::cancel);
        try {
            done.await(LAST_WORDS_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        Runtime.getRuntime().halt(ExitCode.TROUBLE.code());
    }
}
