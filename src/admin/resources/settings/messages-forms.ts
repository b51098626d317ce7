/** Help texts of the tab "Forms". */
export const forms = {
  en: {
    messagesTitle: 'Messages',
    messagesHelp:
      'Messages that forms show to visitors. Leave a field empty to use the default message in the site language.',
    botCheck: {
      title: 'Bot check',
      help: 'Forms with invisible protection always use the built-in proof of work, which contacts nobody else. A third-party check is asked besides, after visitors agreed to preferences; others solve a small sum.',
      provider: {
        none: 'Built-in only',
        turnstile: 'Cloudflare Turnstile',
        recaptcha: 'Google reCAPTCHA v3',
      },
      secretHelp: 'From the provider; it stays on this server.',
      secretSaved: 'A secret key is saved. Leave empty to keep it.',
    },
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
    botCheck: {
      title: 'Bot-Prüfung',
      help: 'Formulare mit unsichtbarem Schutz nutzen immer den eingebauten Rechennachweis, der niemanden sonst kontaktiert. Ein Drittanbieter wird zusätzlich gefragt, wenn Besucher den Präferenzen zugestimmt haben; andere lösen eine kleine Rechenaufgabe.',
      provider: {
        none: 'Nur eingebaut',
        turnstile: 'Cloudflare Turnstile',
        recaptcha: 'Google reCAPTCHA v3',
      },
      secretHelp: 'Vom Anbieter; er bleibt auf diesem Server.',
      secretSaved: 'Ein geheimer Schlüssel ist gespeichert. Leer lassen, um ihn zu behalten.',
    },
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
