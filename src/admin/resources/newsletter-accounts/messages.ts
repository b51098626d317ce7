import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: '{smart_count, plural, one {Service} other {Services}}',
    fields: {
      provider: 'Service',
      name: 'Account name',
      url: 'URL',
      secret: 'API key',
      createdAt: 'Created',
    },
    apiKey: 'API key',
    signingSecret: 'Signing secret',
    nameHelp: 'To tell several accounts apart.',
    urlHelp:
      'Leave empty for the service’s own API. Only needed for a proxy or a compatible service.',
    webhookUrlHelp: 'Each sign-up is sent here as JSON. Failed deliveries are in the email log.',
    secretHelp: {
      mailchimp: 'From Account › Extras › API keys; it ends with the data center, such as -us6.',
      brevo: 'From SMTP & API › API keys.',
      webhook:
        'Any long random text. Requests carry an HMAC-SHA256 of their body in the header vitrine-signature.',
    },
    secretSaved: 'A key is saved. Leave empty to keep it; enter it again to change the URL.',
    keyInvalid: 'Please enter the whole key of this account.',
    bounces: {
      title: 'Bounces and complaints',
      text: 'Let your mail provider report undeliverable addresses and complaints here: they are unsubscribed and never written to again.',
      url: 'Webhook URL',
      body: 'Brevo and SendGrid can call it as it is. Others send JSON by POST, several as an array: {example}. The type is “bounce” for an address that does not exist, or “complaint”; everything else, such as a full mailbox, is ignored.',
    },
    formWebhooks: 'The signing secret for webhooks of contact forms is under Settings › Forms.',
    add: 'Add service',
    empty: 'Connect Mailchimp, Brevo or a webhook to store subscribers there.',
  },
  de: {
    name: '{smart_count, plural, one {Dienst} other {Dienste}}',
    fields: {
      provider: 'Dienst',
      name: 'Kontoname',
      url: 'URL',
      secret: 'API-Schlüssel',
      createdAt: 'Angelegt',
    },
    apiKey: 'API-Schlüssel',
    signingSecret: 'Signaturschlüssel',
    nameHelp: 'Unterscheidet mehrere Konten.',
    urlHelp:
      'Leer lassen für die API des Dienstes. Nur für einen Proxy oder einen kompatiblen Dienst nötig.',
    webhookUrlHelp:
      'Jede Anmeldung wird als JSON hierhin gesendet. Fehlgeschlagene stehen im E-Mail-Protokoll.',
    secretHelp: {
      mailchimp: 'Unter Account › Extras › API keys; er endet mit dem Rechenzentrum, etwa -us6.',
      brevo: 'Unter SMTP & API › API-Schlüssel.',
      webhook:
        'Ein langer, zufälliger Text. Anfragen tragen einen HMAC-SHA256 ihres Inhalts im Header vitrine-signature.',
    },
    secretSaved:
      'Ein Schlüssel ist gespeichert. Leer lassen, um ihn zu behalten; für eine andere URL erneut eingeben.',
    keyInvalid: 'Bitte geben Sie den vollständigen Schlüssel dieses Kontos ein.',
    bounces: {
      title: 'Unzustellbare Adressen und Beschwerden',
      text: 'Hierhin kann Ihr E-Mail-Anbieter unzustellbare Adressen und Beschwerden melden: Sie werden abgemeldet und nie wieder angeschrieben.',
      url: 'Webhook-URL',
      body: 'Brevo und SendGrid können sie direkt aufrufen. Andere senden JSON per POST, mehrere als Array: {example}. Der Typ ist „bounce“ für eine Adresse, die es nicht gibt, oder „complaint“ für eine Beschwerde; alles andere, etwa ein volles Postfach, wird ignoriert.',
    },
    formWebhooks:
      'Der Signaturschlüssel für Webhooks der Kontaktformulare steht unter Einstellungen › Formulare.',
    add: 'Dienst hinzufügen',
    empty: 'Verbinden Sie Mailchimp, Brevo oder einen Webhook, um Abonnenten dort zu speichern.',
  },
}
