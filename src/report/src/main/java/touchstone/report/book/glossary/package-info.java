/** The terms of the game in English, Japanese, Chinese and Korean. */
package touchstone.report.book.glossary;
