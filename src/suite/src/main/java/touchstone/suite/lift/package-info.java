/**
 * Lifts: scenarios on boards that a subject does not have, played on a larger board that it has.
 *
 * <p>The scenario stays as it is written. Between its steps and the session stands a {@link touchstone.suite.lift.LiftedSession}, in
 * which the small board is a {@linkplain touchstone.suite.lift.Window window} of the larger one: points are shifted on the way in
 * and shifted back and cropped on the way out. Around the window stands a frame of stones, or nothing.
 *
 * <p>On a larger board a scenario need not be true any more: an edge that takes liberties is missing. So a lift counts only if
 * the reference, asked through the same session, passes every step of the scenario under the rules claimed. That is what
 * {@link touchstone.suite.lift.Lifts} looks for.
 */
package touchstone.suite.lift;
