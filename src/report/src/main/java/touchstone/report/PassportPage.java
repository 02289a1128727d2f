package touchstone.report;

import touchstone.suite.passport.Passport;

/** A passport as a page of its own. */
public final class PassportPage {

    private PassportPage() {}

    /** The whole page. */
    public static String of(Passport passport) {
        return "";
    }
}
