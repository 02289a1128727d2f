/**
 * What is said in the subject protocol. Where the SPI has a record for it, such as {@link touchstone.spi.Answer}, that record is
 * what is sent.
 */
package touchstone.rpc.message;
