package touchstone.suite.certificate;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;

/** How a subject was started, and can be again. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "by")
@JsonSubTypes({
    @JsonSubTypes.Type(value = StartMethod.Command.class, name = "command"),
    @JsonSubTypes.Type(value = StartMethod.Rpc.class, name = "rpc"),
    @JsonSubTypes.Type(value = StartMethod.Name.class, name = "name")
})
public sealed interface StartMethod {

    /**
     * As a process that speaks GTP.
     *
     * @param line the command line: words and quotes as for a shell, though none is started
     * @param sent what each process is sent before anything else
     * @param told whether it was told by which rules to play, if it has words for that
     * @param answerSeconds how long it might take to answer
     * @param startSeconds how long to its first answer
     */
    record Command(String line, List<String> sent, boolean told, double answerSeconds, double startSeconds)
            implements StartMethod {
        public Command {
            sent = List.copyOf(sent);
        }
    }

    /**
     * As a process that speaks the subject protocol.
     *
     * @param line the command line: words and quotes as for a shell, though none is started
     * @param answerSeconds how long it might take to answer
     * @param startSeconds how long to its first answer
     */
    record Rpc(String line, double answerSeconds, double startSeconds) implements StartMethod {}

    /**
     * In the JVM of Touchstone.
     *
     * @param subject its name for {@code --subject}
     */
    record Name(String subject) implements StartMethod {}
}
