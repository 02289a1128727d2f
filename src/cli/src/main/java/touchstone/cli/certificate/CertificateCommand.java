package touchstone.cli.certificate;

import picocli.CommandLine.Command;

@Command(
        name = "certificate",
        description = "Verifies and signs certificates, makes badges of them, and publishes them.",
        subcommands = {
            CertificateVerifyCommand.class,
            CertificateKeyCommand.class,
            CertificateSignCommand.class,
            CertificateBadgeCommand.class,
            CertificatePublishCommand.class
        },
        exitCodeList = {"0:success", "2:a certificate is not sound, or a file can't be written", "64:usage error"},
        footer = {
            "  ./touchstone certify --engine ./my-engine --ruleset aga --certificate out.json",
            "  ./touchstone certificate verify out.json"
        })
public final class CertificateCommand {}
