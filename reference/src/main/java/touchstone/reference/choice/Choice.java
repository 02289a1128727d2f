package touchstone.reference.choice;

import java.util.Locale;

/** One value of one axis: a choice that a ruleset makes, independently of the others. Each axis is an enum. */
public sealed interface Choice
        permits SelfCapture,
                Repetition,
                Scoring,
                Neutral,
                Seki,
                GroupTax,
                Ending,
                Resumption,
                AfterResumption,
                Deadlock,
                DeadStones,
                PassStones,
                LastPass,
                FirstPass,
                Button,
                Komi,
                Handicap,
                Compensation,
                Counting,
                Draws,
                Supply,
                Boards {

    String name();

    /** The axis it is a value of. */
    default Axis axis() {
        return new Axis(getClass());
    }

    /** The value as rulesets and tags write it, such as {@code two-passes}. */
    default String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Axis and value, such as {@code ending=two-passes}. */
    default String title() {
        return axis().id() + "=" + id();
    }
}
