/** Text for reports: untrusted text made fit to be shown, XML, and the dialogue with a subject. */
package touchstone.report.text;
