package touchstone.rpc.message;

import java.util.Optional;
import java.util.stream.Stream;

/** Errors of the protocol's own, beside those of JSON-RPC. */
public enum ErrorKind {
    /** The subject lacks a capability; {@code data} is the id of the capability. */
    UNSUPPORTED(1),
    /** After a record was loaded the subject has a board of another size. */
    OTHER_BOARD(2),
    /** The subject has failed as a program. */
    FAILED(3);

    private final int code;

    ErrorKind(int code) {
        this.code = code;
    }

    /** As JSON-RPC's error objects have it. */
    public int code() {
        return code;
    }

    /** Empty for any other code. */
    public static Optional<ErrorKind> of(int code) {
        return Stream.of(values()).filter(kind -> kind.code == code).findFirst();
    }
}
