package touchstone.spi;

import touchstone.reference.Color;

/** A session that counts prisoners: {@link Capability#PRISONERS}. */
public interface PrisonerCount {

    /** How many stones of this colour have been captured or handed over, those of {@link GameStart} included. */
    int prisoners(Color color);
}
