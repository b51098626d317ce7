/** Texts of the tab "Email". */
export const mail = {
  en: {
    fields: { mailFrom: 'Sender', mailReplyTo: 'Reply-to' },
    mailFromHelp:
      "For example: My shop '<'shop@example.com>. Leave empty to use the sender from the server configuration.",
    mailReplyToHelp: 'Leave empty to use the sender.',
    testMail: 'Send test email',
    testMailTo: 'Recipient',
    testMailSend: 'Send test email',
    testMailHelp: 'The test email uses the saved settings.',
    testMailState: {
      waiting: 'Sending…',
      sent: 'Sent to the mail server. Check the inbox.',
      saved: 'Saved to the mail folder – no mail server configured.',
      failed: 'The email could not be sent. It will be retried later.',
      slow: 'Still queued behind other emails. The email log shows its status.',
    },
  },
  de: {
    fields: { mailFrom: 'Absender', mailReplyTo: 'Antwortadresse (Reply-to)' },
    mailFromHelp:
      "Zum Beispiel: Mein Shop '<'shop@example.com>. Leer lassen für den Absender aus der Serverkonfiguration.",
    mailReplyToHelp: 'Leer lassen, um den Absender zu verwenden.',
    testMail: 'Test-E-Mail senden',
    testMailTo: 'Empfänger',
    testMailSend: 'Test-E-Mail senden',
    testMailHelp: 'Die Test-E-Mail verwendet die gespeicherten Einstellungen.',
    testMailState: {
      waiting: 'Wird gesendet …',
      sent: 'An den Mailserver gesendet. Sehen Sie im Posteingang nach.',
      saved: 'Im E-Mail-Ordner gespeichert – kein Mailserver eingerichtet.',
      failed: 'Die E-Mail konnte nicht gesendet werden. Es wird später erneut versucht.',
      slow: 'Wartet noch hinter anderen E-Mails. Das E-Mail-Protokoll zeigt den Status.',
    },
  },
}
