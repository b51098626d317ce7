/** What the tab "Forms" says beside the names of its fields, in English and German. */
export const forms = {
  en: {
    messagesTitle: 'Messages',
    messagesHelp:
      'Messages that forms show to visitors. Leave a field empty to use the default message in the site language.',
    formWebhooks: {
      title: 'Webhooks of contact forms',
      text: 'A contact form with a webhook URL sends each submission there. Every request is signed with this secret, so that the receiver knows it comes from your site.',
      secret: 'Signing secret',
      help: 'HMAC-SHA256 in the header vitrine-signature.',
      show: 'Show secret',
      replace: 'Replace secret…',
      replaceTitle: 'Replace the signing secret?',
      replaceText:
        'Requests are signed with both secrets for 24 hours. Update your receivers in that time.',
      replaceConfirm: 'Replace secret',
      replaced: 'Signing secret replaced.',
    },
  },
  de: {
    messagesTitle: 'Meldungen',
    messagesHelp:
      'Meldungen, die Formulare Besuchern zeigen. Leer lassen, um die Standardmeldung in der Sprache der Website zu verwenden.',
    formWebhooks: {
      title: 'Webhooks der Kontaktformulare',
      text: 'Ein Kontaktformular mit Webhook-URL sendet jede Nachricht dorthin. Jede Anfrage ist mit diesem Schlüssel signiert: So erkennt der Empfänger, dass sie von Ihrer Website kommt.',
      secret: 'Signaturschlüssel',
      help: 'HMAC-SHA256 im Header vitrine-signature.',
      show: 'Schlüssel anzeigen',
      replace: 'Schlüssel ersetzen …',
      replaceTitle: 'Signaturschlüssel ersetzen?',
      replaceText:
        'Anfragen werden 24 Stunden lang mit beiden Schlüsseln signiert. Stellen Sie die Empfänger in dieser Zeit um.',
      replaceConfirm: 'Schlüssel ersetzen',
      replaced: 'Signaturschlüssel ersetzt.',
    },
  },
}
