package touchstone.rpc.client;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.jsonrpc.Endpoint;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.json.StreamMessageConsumer;
import org.eclipse.lsp4j.jsonrpc.messages.Message;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseMessage;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;
import touchstone.process.ErrorTail;
import touchstone.process.PrintedText;
import touchstone.process.RunningProgram;
import touchstone.reference.Board;
import touchstone.rpc.json.MessageJson;
import touchstone.rpc.json.MessageReader;
import touchstone.rpc.message.SubjectService;
import touchstone.spi.Exchange;
import touchstone.spi.SubjectErrorException;

/**
 * A running subject that is asked one thing at a time. Whatever it does, a request ends within its time limit, and what is kept of
 * what it sends is bounded. When it has failed, no process of it is left.
 */
final class RpcConnection implements AutoCloseable {

    /** What a subject logs beyond this, in messages and in characters of one, is not kept. */
    private static final int LOGGED = 100;

    private static final int LONGEST_LOGGED = 2000;

    /** In bytes: so much every pipe holds, whether anybody reads it or not. */
    private static final int PIPE = 4096;

    private static final Pattern CONTROL = Pattern.compile("[\\x7f-\\x9f]");

    private final RunningProgram process;
    private final ErrorTail errors;
    private final TimeLimits limits;
    private final SilentRequests silent;
    private final MessageJsonHandler json;
    private final SubjectService service;

    /** For requests that pipes may not hold: a subject that does not read them blocks this thread and nobody else. */
    private final ExecutorService sender =
            Executors.newSingleThreadExecutor(task -> daemon(task, "requests to a subject"));

    /** How many messages that thread still has. */
    private final AtomicInteger queued = new AtomicInteger();

    private final List<Exchange> transcript = new ArrayList<>();
    /** Completed exceptionally when the subject's output has ended or makes no sense. */
    private final CompletableFuture<Object> ended = new CompletableFuture<>();

    /** What was asked last. */
    private RequestMessage last;
    /** The id of what has not been answered yet; empty if everything has. */
    private volatile String open = "";

    private int logged;
    private boolean answered;
    private long waitedNanos;
    private boolean closed;

    /**
     * @param silent of all processes of the subject
     * @param board that of the game in progress
     */
    RpcConnection(RunningProgram process, TimeLimits limits, SilentRequests silent, Supplier<Board> board) {
        this.process = process;
        this.limits = limits;
        this.silent = silent;
        this.errors = ErrorTail.of(process);
        this.json = MessageJson.handler(board);
        RemoteEndpoint endpoint = new RemoteEndpoint(this::send, new Listener());
        endpoint.setJsonHandler(json);
        json.setMethodProvider(endpoint);
        this.service = ServiceEndpoints.toServiceObject(endpoint, SubjectService.class);
        MessageReader in = new MessageReader(process.output(), json, null);
        daemon(() -> listen(in, endpoint), "answers of a subject").start();
    }

    private static Thread daemon(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }

    /** What a subject may send that is no answer: words for a log. It may ask nothing. */
    private final class Listener implements Endpoint {
        @Override
        public CompletableFuture<?> request(String method, Object parameter) {
            return CompletableFuture.failedFuture(new ResponseErrorException(
                    new ResponseError(ResponseErrorCode.MethodNotFound, "nothing can be asked here", null)));
        }

        @Override
        public void notify(String method, Object parameter) {
            synchronized (transcript) {
                if (logged++ < LOGGED) {
                    String words = text(parameter);
                    transcript.add(new Exchange(
                            "(" + method + ")", words.substring(0, Math.min(LONGEST_LOGGED, words.length()))));
                }
            }
        }
    }

    private void send(Message message) {
        if (message instanceof RequestMessage request) {
            last = request;
            open = request.getId();
            if (silent.why(request.getMethod()).isPresent()) {
                return;
            }
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new StreamMessageConsumer(bytes, json).consume(message);
        // All requests before it were read, since they were answered.
        if (message instanceof RequestMessage && bytes.size() <= PIPE && queued.get() == 0) {
            write(bytes);
        } else {
            queued.incrementAndGet();
            sender.execute(() -> {
                write(bytes);
                queued.decrementAndGet();
            });
        }
    }

    private void write(ByteArrayOutputStream bytes) {
        try {
            bytes.writeTo(process.input());
            process.input().flush();
        } catch (IOException e) {
            // It has closed its input. Why, its output and its end tell, which may still be on their way.
            CompletableFuture.delayedExecutor(RunningProgram.FAREWELL_MILLIS, TimeUnit.MILLISECONDS)
                    .execute(() -> ended.completeExceptionally(new IllegalStateException("closed its input")));
        }
    }

    private void listen(MessageReader in, RemoteEndpoint endpoint) {
        try {
            in.listen(message -> {
                if (message == null) {
                    throw new IllegalStateException("sent null where a message was expected");
                }
                requireAsked(message);
                endpoint.consume(message);
            });
            OptionalInt code = process.exitCode(RunningProgram.FAREWELL_MILLIS);
            throw new IllegalStateException(
                    (code.isPresent() ? "ended with exit code " + code.getAsInt() : "closed its output") + in.noise());
        } catch (RuntimeException | StackOverflowError e) {
            ended.completeExceptionally(e);
        }
    }

    private void requireAsked(Message message) {
        if (message instanceof ResponseMessage response) {
            if (!open.equals(response.getId())) {
                throw new IllegalStateException(
                        "answered what it was not asked, with the id " + PrintedText.quoted(response.getId()));
            }
            open = "";
        }
    }

    /**
     * Asks, and waits for the answer.
     *
     * @throws ResponseErrorException if the answer is an error
     * @throws SubjectErrorException if there is no answer, or one without sense; the subject has been ended then
     */
    <T> T ask(Function<SubjectService, CompletableFuture<T>> question) {
        Duration limit = answered ? limits.answer() : limits.start();
        long start = System.nanoTime();
        CompletableFuture<T> answer = question.apply(service);
        Optional<String> why = silent.why(last.getMethod());
        if (why.isPresent()) {
            throw broken("was not asked again: it " + why.get());
        }
        try {
            CompletableFuture.anyOf(answer, ended).get(limit.toNanos(), TimeUnit.NANOSECONDS);
            T result = answer.get();
            silent.answered(last.getMethod());
            if (!answered) {
                answered = true;
                process.noteChildren();
            }
            told(text(result));
            if (result == null) {
                throw broken("answered null");
            }
            return result;
        } catch (ExecutionException e) {
            if (e.getCause() instanceof ResponseErrorException error) {
                silent.answered(last.getMethod());
                told("error " + error.getResponseError().getCode() + ": "
                        + PrintedText.clean(
                                String.valueOf(error.getResponseError().getMessage()), LONGEST_LOGGED));
                throw error;
            }
            throw broken(e.getCause().getMessage());
        } catch (TimeoutException e) {
            silent.letPass(last.getMethod(), limit);
            throw broken("did not answer within " + PrintedText.time(limit));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw broken("was given up because the run was interrupted");
        } finally {
            waitedNanos += System.nanoTime() - start;
        }
    }

    private void told(String answer) {
        String params = last.getParams() == null ? "" : " " + text(last.getParams());
        synchronized (transcript) {
            transcript.add(new Exchange(last.getMethod() + params, answer));
        }
    }

    /** As JSON, in which the control characters that JSON leaves as they are have their number too. */
    private String text(Object value) {
        return CONTROL.matcher(json.getGson().toJson(value))
                .replaceAll(found -> "\\\\u00%x".formatted((int) found.group().charAt(0)));
    }

    /** The name of the request that was sent last. */
    String lastMethod() {
        return last.getMethod();
    }

    /** @param what the rest of a sentence that begins with the subject */
    SubjectErrorException broken(String what) {
        process.destroy();
        return new SubjectErrorException(
                "the subject " + PrintedText.clean(what) + ", at the request " + PrintedText.quoted(last.getMethod()),
                errors.textAtEnd());
    }

    /** What was asked and answered since the last call, oldest first. */
    List<Exchange> transcript() {
        synchronized (transcript) {
            List<Exchange> told = List.copyOf(transcript);
            transcript.clear();
            logged = 0;
            return told;
        }
    }

    /** The time spent waiting for answers since the last call. */
    Duration waited() {
        Duration waited = Duration.ofNanos(waitedNanos);
        waitedNanos = 0;
        return waited;
    }

    /** The end of its input tells a subject to end. One that does not, at once, is ended by force. */
    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        process.end(() -> sender.execute(this::closeInput));
        sender.shutdown();
    }

    private void closeInput() {
        try {
            process.input().close();
        } catch (IOException e) {
            // It does not listen any more, and is ended by force.
        }
    }
}
