/** What the players should confirm: life, death and seki of a whole position. */
package touchstone.life.confirmation;
