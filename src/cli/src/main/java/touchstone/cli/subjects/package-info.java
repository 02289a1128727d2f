/** The command {@code certify subjects}: lists the subjects that can be named by {@code --subject}, and shows their descriptors. */
package touchstone.cli.subjects;
