import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: '{smart_count, plural, one {Webhook} other {Webhooks}}',
    fields: { name: 'Name', url: 'URL', topics: 'Events', enabled: 'On' },
    empty: 'Webhooks tell other programs about orders, products and reviews.',
    topics: {
      'order-created': 'Order placed',
      'order-changed': 'Order changed',
      'product-created': 'Product added',
      'product-changed': 'Product or its stock changed',
      'product-deleted': 'Product deleted',
      'review-created': 'Review written',
      'review-changed': 'Review changed',
    },
    urlHelp: 'Gets a POST request with JSON. If it does not answer with 2xx, we try again.',
    urlWrong: 'Enter an address that begins with https://',
    secret: 'Signing secret',
    secretHelp:
      'The header vitrine-signature has the time t and an HMAC-SHA256 v1 of time, dot and body with this secret.',
    replace: 'Replace secret…',
    replaceTitle: 'Replace the signing secret?',
    replaceText:
      'Receivers that check the old one refuse deliveries until you tell them the new one.',
    test: 'Send test',
    tested: 'Test delivery queued. The log of emails and webhooks shows the answer.',
  },
  de: {
    name: '{smart_count, plural, one {Webhook} other {Webhooks}}',
    fields: { name: 'Name', url: 'URL', topics: 'Ereignisse', enabled: 'An' },
    empty: 'Webhooks informieren andere Programme über Bestellungen, Produkte und Bewertungen.',
    topics: {
      'order-created': 'Bestellung aufgegeben',
      'order-changed': 'Bestellung geändert',
      'product-created': 'Produkt hinzugefügt',
      'product-changed': 'Produkt oder Bestand geändert',
      'product-deleted': 'Produkt gelöscht',
      'review-created': 'Bewertung geschrieben',
      'review-changed': 'Bewertung geändert',
    },
    urlHelp:
      'Erhält eine POST-Anfrage mit JSON. Antwortet sie nicht mit 2xx, versuchen wir es erneut.',
    urlWrong: 'Geben Sie eine Adresse ein, die mit https:// beginnt',
    secret: 'Signaturschlüssel',
    secretHelp:
      'Die Kopfzeile vitrine-signature enthält die Zeit t und einen HMAC-SHA256 v1 aus Zeit, Punkt und Inhalt mit diesem Schlüssel.',
    replace: 'Schlüssel ersetzen …',
    replaceTitle: 'Signaturschlüssel ersetzen?',
    replaceText:
      'Empfänger, die den alten prüfen, lehnen Zustellungen ab, bis Sie ihnen den neuen mitteilen.',
    test: 'Test senden',
    tested: 'Testzustellung eingereiht. Das Protokoll der E-Mails und Webhooks zeigt die Antwort.',
  },
}
