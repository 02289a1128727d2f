package touchstone.suite.certificate.signature;

/** Whether a certificate is signed, and by whom. */
public sealed interface SignatureCheck {

    /** By the key that was asked for, and unchanged since. */
    record Signed() implements SignatureCheck {}

    /** There is no signature beside it. */
    record Unsigned() implements SignatureCheck {}

    /**
     * Unchanged since somebody else has signed it.
     *
     * @param fingerprint of the key, as {@link VerificationKey#fingerprint}
     */
    record SignedByAnother(String fingerprint) implements SignatureCheck {}

    /**
     * What lies beside it is no signature of this certificate.
     *
     * @param why a part of a sentence
     */
    record Broken(String why) implements SignatureCheck {}
}
