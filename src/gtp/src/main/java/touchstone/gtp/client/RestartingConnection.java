package touchstone.gtp.client;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** A connection to an engine that can be started again after a failure. */
public final class RestartingConnection implements Dialogue, AutoCloseable {

    private final Supplier<GtpConnection> start;
    private GtpConnection current;
    private List<String> briefing = List.of();

    /** @param start throws {@link touchstone.spi.SubjectErrorException} if the engine can't be started */
    public RestartingConnection(Supplier<GtpConnection> start) {
        this.start = start;
        this.current = start.get();
    }

    /** @param told what each further process is sent first, such as the rules to play by */
    public void brief(List<String> told) {
        briefing = List.copyOf(told);
    }

    /** Ends what is left of the engine and starts it anew, with an empty board. */
    @Override
    public void revive() {
        current.close();
        current = start.get();
        current.ask(briefing);
    }

    /** Whether its present process has answered anything: then it speaks the protocol, in whatever way. */
    public boolean hasAnswered() {
        return current.hasAnswered();
    }

    @Override
    public List<Reply> ask(List<String> commands) {
        return current.ask(commands);
    }

    @Override
    public long errorMark() {
        return current.errorMark();
    }

    @Override
    public String errorsSince(long mark, Predicate<String> enough) {
        return current.errorsSince(mark, enough);
    }

    @Override
    public void close() {
        current.close();
    }
}
