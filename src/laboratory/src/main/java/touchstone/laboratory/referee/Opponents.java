package touchstone.laboratory.referee;

import touchstone.laboratory.steer.Steering;
import touchstone.laboratory.steer.Steerings;

/** Who plays against the subject. */
final class Opponents {

    static final Steering KO_FIGHTER = new Tempter("ko-fighter", new KoFighter());
    static final Steering SNAPBACK_SETTER = new Tempter("snapback-setter", new SnapbackSetter());
    static final Steering TWO_FOR_ONE = new Tempter("two-for-one", new TwoForOne());
    static final Steering SELF_CAPTURE_TEMPTER = new Tempter("self-capture-tempter", new SelfCaptureTempter());
    static final Steering FINISHER = new Finisher("finisher", 0);

    /** Of all steerings the one that meets most repetitions. */
    static final Steering KO_SEEKER = Steerings.named("kos").orElseThrow();

    static final Steering EARLY_PASSER = new Finisher("early-passer", 0.3);

    private Opponents() {}
}
