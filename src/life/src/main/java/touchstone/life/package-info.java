/**
 * Life and death by the Japanese rules of 1989, articles 7-1, 7-2 and 8.
 *
 * <p>{@link touchstone.life.Definition} is the place to start: the articles as code, which plays through everything that could be
 * played. That takes a small board. {@link touchstone.life.confirmation.LifeAndDeath} decides the same on others, by search, or says that it
 * could not.
 */
package touchstone.life;
