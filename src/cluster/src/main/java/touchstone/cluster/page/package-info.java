/** The result of a corpus for people: figures with their intervals, plots and boards, in Markdown and in HTML. */
package touchstone.cluster.page;
