package touchstone.suite.certificate;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;

/** How a subject was started, and can be again; or that nobody started it. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "by")
@JsonSubTypes({
    @JsonSubTypes.Type(value = StartMethod.Command.class, name = "command"),
    @JsonSubTypes.Type(value = StartMethod.Rpc.class, name = "rpc"),
    @JsonSubTypes.Type(value = StartMethod.Name.class, name = "name"),
    @JsonSubTypes.Type(value = StartMethod.Reported.class, name = "report")
})
public sealed interface StartMethod {

    /** Whether it ran in a sandbox. */
    default boolean sandboxed() {
        return false;
    }

    /**
     * As a process that speaks GTP.
     *
     * @param line the command line: words and quotes as for a shell, though none is started
     * @param sent what each process is sent before anything else
     * @param told whether it was told by which rules to play, if it has words for that
     * @param answerSeconds how long it might take to answer
     * @param startSeconds how long to its first answer
     * @param sandboxed whether it ran in a sandbox, and has to again
     */
    record Command(
            String line,
            List<String> sent,
            boolean told,
            double answerSeconds,
            double startSeconds,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean sandboxed)
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
     * @param sandboxed whether it ran in a sandbox, and has to again
     */
    record Rpc(
            String line,
            double answerSeconds,
            double startSeconds,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean sandboxed)
            implements StartMethod {}

    /**
     * In the JVM of Touchstone.
     *
     * @param subject its name for {@code --subject}
     */
    record Name(String subject) implements StartMethod {}

    /**
     * By its own tests: Touchstone took what they reported, and observed nothing.
     *
     * @param file the name of the file with the report
     * @param sha256 of its bytes, in lower-case hexadecimal
     */
    record Reported(String file, String sha256) implements StartMethod {

        /** @param content of the file */
        public static Reported of(String file, byte[] content) {
            return new Reported(file, Sha256.of(content));
        }
    }
}
