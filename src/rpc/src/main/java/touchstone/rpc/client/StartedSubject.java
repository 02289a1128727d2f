package touchstone.rpc.client;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import touchstone.process.RunningProgram;
import touchstone.reference.Board;
import touchstone.rpc.message.ErrorKind;
import touchstone.rpc.message.InitializeParams;
import touchstone.rpc.message.InitializeResult;
import touchstone.rpc.message.Needs;
import touchstone.rpc.message.ProtocolVersion;
import touchstone.rpc.message.RulesParams;
import touchstone.rpc.message.SubjectService;
import touchstone.rules.WantedRules;
import touchstone.spi.Capability;
import touchstone.spi.Exchange;
import touchstone.spi.OtherBoardException;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;

/** A process that has said who it is and what it can do, and has been told by which rules to play. */
final class StartedSubject implements AutoCloseable {

    private final RpcConnection connection;
    private final InitializeResult known;
    private final Optional<RulesBriefing> briefing;
    private Board board = Board.of(19, 19);

    /** @param silent of all processes of the subject */
    StartedSubject(
            Supplier<RunningProgram> launcher, Optional<WantedRules> wanted, TimeLimits limits, SilentRequests silent) {
        this.connection = new RpcConnection(launcher.get(), limits, silent, this::board);
        try {
            known = ask(service -> service.initialize(new InitializeParams(ProtocolVersion.CURRENT, version())));
            if (known.protocol() != ProtocolVersion.CURRENT) {
                throw connection.broken("speaks version " + known.protocol() + " of the protocol, and version "
                        + ProtocolVersion.CURRENT + " is spoken here");
            }
            briefing = wanted.filter(rules -> capabilities().contains(Capability.RULESETS))
                    .map(this::brief);
            transcript();
            waited();
        } catch (UnsupportedException e) {
            throw closed(connection.broken("does not know this request, which every subject has to"));
        } catch (SubjectErrorException e) {
            throw closed(e);
        }
    }

    private RulesBriefing brief(WantedRules wanted) {
        transcript();
        RulesParams rules = RulesParams.of(wanted.name(), wanted.variant());
        return RulesBriefing.of(wanted, ask(service -> service.setRules(rules)), transcript());
    }

    private SubjectErrorException closed(SubjectErrorException failed) {
        connection.close();
        return failed;
    }

    private static String version() {
        return Optional.ofNullable(StartedSubject.class.getPackage().getImplementationVersion())
                .orElse("");
    }

    InitializeResult known() {
        return known;
    }

    Set<Capability> capabilities() {
        return RpcSubject.capabilities(known.capabilities());
    }

    /** Empty if it was told nothing. */
    Optional<RulesBriefing> briefing() {
        return briefing;
    }

    /** That of the game in progress. */
    Board board() {
        return board;
    }

    void board(Board other) {
        board = other;
    }

    /**
     * Asks, and waits for the answer.
     *
     * @throws UnsupportedException if the subject does not know the request, or says that it lacks a capability
     * @throws OtherBoardException if it says that it has another board
     * @throws SubjectErrorException if it fails
     */
    <T> T ask(Function<SubjectService, CompletableFuture<T>> question) {
        try {
            return connection.ask(question);
        } catch (ResponseErrorException e) {
            ResponseError error = e.getResponseError();
            String words = String.valueOf(error.getMessage());
            if (error.getCode() == ResponseErrorCode.MethodNotFound.getValue()) {
                throw new UnsupportedException(
                        needed(connection.lastMethod()),
                        "the subject does not know the request " + connection.lastMethod());
            }
            switch (ErrorKind.of(error.getCode()).orElse(ErrorKind.FAILED)) {
                case UNSUPPORTED -> throw new UnsupportedException(lacking(error), words);
                case OTHER_BOARD -> throw new OtherBoardException(words);
                default -> throw connection.broken("answered with the error " + error.getCode() + ", " + words);
            }
        }
    }

    private Capability lacking(ResponseError error) {
        String id = String.valueOf(error.getData()).replace("\"", "");
        return Stream.of(Capability.values())
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseGet(() -> needed(connection.lastMethod()));
    }

    /** The capability that is missing where a request is not known; of {@code initialize} any. */
    private static Capability needed(String method) {
        return Stream.of(SubjectService.class.getMethods())
                .filter(one -> one.getName().equals(method))
                .flatMap(one -> Stream.ofNullable(one.getAnnotation(Needs.class)))
                .map(Needs::value)
                .findFirst()
                .orElse(Capability.SET_UP);
    }

    /**
     * The answer makes no sense.
     *
     * @param what the rest of a sentence that begins with the subject
     */
    SubjectErrorException senseless(String what) {
        return connection.broken(what);
    }

    List<Exchange> transcript() {
        return connection.transcript();
    }

    Duration waited() {
        return connection.waited();
    }

    @Override
    public void close() {
        connection.close();
    }
}
