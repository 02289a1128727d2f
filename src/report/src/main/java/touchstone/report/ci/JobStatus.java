package touchstone.report.ci;

/** The status of a job for what a subject showed: a sign, and words beside it. */
enum JobStatus {
    GOOD("✅"),
    BAD("❌"),
    UNTOLD("⚠️");

    private final String sign;

    JobStatus(String sign) {
        this.sign = sign;
    }

    String sign() {
        return sign;
    }
}
