/**
 * Input made to hurt: each thing that reads what others wrote gets bytes of any kind, and reads or refuses them. What Jazzer found is
 * kept beside {@link touchstone.cli.input.FuzzedReaders} in the resources, and read again by every build.
 */
package touchstone.cli.input;
