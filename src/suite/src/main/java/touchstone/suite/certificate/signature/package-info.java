/** Detached signatures of certificates, by Ed25519: who vouches for one. Keys and signatures are files in PEM, as OpenSSL reads them. */
package touchstone.suite.certificate.signature;
