package touchstone.report.ci;

/** What becomes of a job by what a subject showed, with a sign for the eye; words stand beside it. */
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
