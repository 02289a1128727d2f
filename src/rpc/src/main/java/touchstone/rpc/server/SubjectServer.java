package touchstone.rpc.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.json.StreamMessageConsumer;
import org.eclipse.lsp4j.jsonrpc.messages.Message;
import org.eclipse.lsp4j.jsonrpc.messages.MessageIssue;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseMessage;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;
import touchstone.rpc.json.MessageJson;
import touchstone.rpc.json.MessageReader;
import touchstone.rpc.json.MessageReader.MalformedException;
import touchstone.rpc.message.ErrorKind;
import touchstone.spi.OtherBoardException;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;

/** Answers the requests of the subject protocol for a subject, one after the other, until there are no more. */
public final class SubjectServer {

    private final Subject subject;
    private final Optional<RulesChoice> rules;

    /** @param rules empty if nobody may change the subject's rules */
    public SubjectServer(Subject subject, Optional<RulesChoice> rules) {
        this.subject = subject;
        this.rules = rules;
    }

    /**
     * Serves until the input ends.
     *
     * @throws IOException if what comes is no message, or the answers cannot be written
     */
    public void serve(InputStream in, OutputStream out) throws IOException {
        try (ServedSubject served = new ServedSubject(subject, rules)) {
            MessageJsonHandler json = MessageJson.handler(served::board);
            StreamMessageConsumer answers = new StreamMessageConsumer(out, json);
            RemoteEndpoint endpoint = new RemoteEndpoint(
                    answers, new ParamsRequired(ServiceEndpoints.toEndpoint(served)), SubjectServer::error);
            endpoint.setJsonHandler(json);
            json.setMethodProvider(endpoint);
            new MessageReader(in, json, (message, issues) -> refuse(message, issues, answers)).listen(endpoint);
        } catch (MalformedException e) {
            throw new IOException("who asks " + e.getMessage(), e);
        }
    }

    /** Of a message that is a request and of which a part cannot be read. Nobody waits for an answer to any other. */
    private static void refuse(Message message, List<MessageIssue> issues, MessageConsumer answers) {
        if (message instanceof RequestMessage request) {
            ResponseMessage answer = new ResponseMessage();
            answer.setJsonrpc(request.getJsonrpc());
            answer.setRawId(request.getRawId());
            answer.setError(new ResponseError(ResponseErrorCode.InvalidParams, MessageReader.why(issues.get(0)), null));
            answers.consume(answer);
        }
    }

    private static ResponseError error(Throwable thrown) {
        Throwable cause =
                thrown instanceof CompletionException && thrown.getCause() != null ? thrown.getCause() : thrown;
        if (cause instanceof UnsupportedException unsupported) {
            return error(
                    ErrorKind.UNSUPPORTED, unsupported, unsupported.capability().id());
        } else if (cause instanceof OtherBoardException) {
            return error(ErrorKind.OTHER_BOARD, cause, null);
        } else if (cause instanceof SubjectErrorException failed) {
            return error(ErrorKind.FAILED, failed, failed.errorTail());
        } else if (cause instanceof ResponseErrorException known) {
            return known.getResponseError();
        } else if (cause instanceof IllegalArgumentException) {
            return new ResponseError(ResponseErrorCode.InvalidParams, cause.getMessage(), null);
        }
        return new ResponseError(ResponseErrorCode.InternalError, cause.toString(), null);
    }

    private static ResponseError error(ErrorKind kind, Throwable thrown, String data) {
        return new ResponseError(kind.code(), thrown.getMessage(), data);
    }
}
