/** What the pages of the rule book are made of: boards, sentences, links, and the results of programs beside each clause. */
package touchstone.report.book.page;
