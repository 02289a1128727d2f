package touchstone.explore.campaign;

/** Generated traces that a subject plays, compared with the reference. */
public interface Campaign {

    /** Is told how a campaign goes on. */
    @FunctionalInterface
    interface Watcher {

        /** Some more traces have been played: these many until now. */
        void saw(long count, Throughput pace);
    }

    /**
     * Plays the traces, as many as there are or as there is time for.
     *
     * @throws touchstone.spi.SubjectErrorException if the subject cannot be started, or breaks down again and again; what was found
     *     before is with the discoveries, and counted
     */
    void run(Watcher watcher);

    /** No further trace is begun; may be called by another thread. */
    void cancel();

    /**
     * What was gone through, once it is over.
     *
     * @param boardsLacking how many boards the subject was found not to have
     */
    CampaignStatistics account(int boardsLacking);

    /** {@link Throughput#NONE} if it was not measured. */
    Throughput pace();
}
