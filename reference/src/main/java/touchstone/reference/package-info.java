/**
 * The rules of Go as code, article by article.
 *
 * <p>{@link touchstone.reference.BaseRules} is the place to start: one small method per article, under the article's
 * clause id. Everything else is the vocabulary it speaks: {@link touchstone.reference.Board}, {@link
 * touchstone.reference.Point}, {@link touchstone.reference.Position}, {@link touchstone.reference.Game}. All of it is
 * immutable but for hidden caches, and safe to share between threads.
 */
package touchstone.reference;
