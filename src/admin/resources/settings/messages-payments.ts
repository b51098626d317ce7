/** Texts of the tab "Payments". */
export const payments = {
  en: {
    onlinePayments: {
      help: {
        stripe:
          'Cards with 3-D Secure, Apple Pay, Google Pay and other methods that you turn on at Stripe. The form is loaded from Stripe on the payment page only.',
        paypal: 'Buyers approve the payment at PayPal. Nothing is loaded from PayPal before.',
      },
      mode: 'Mode',
      modes: { test: 'Test', live: 'Live' },
      modeHelp: 'Payments in test mode move no money. Earlier payments keep their mode.',
      testOn: 'Test mode is on: buyers can order without paying. Switch to live before you sell.',
      captureLater: 'Capture payments later',
      captureLaterHelp:
        'Reserves the money when the customer orders. You take or release it in the order, before the reservation ends.',
      saveMethods: 'Customers can save payment methods',
      saveMethodsHelp:
        'Signed-in customers can save a card at Stripe while paying, and remove it in their account. A restricted key needs write access to customers and payment methods.',
      keys: {
        publishableKey: 'Publishable key',
        secretKey: 'Secret key',
        webhookSecret: 'Webhook signing secret',
        clientId: 'Client ID',
        clientSecret: 'Secret',
        webhookId: 'Webhook ID',
      },
      keyHelp: {
        publishableKey: 'Starts with pk_. From “Developers › API keys” at Stripe.',
        secretKey: 'Starts with sk_, or rk_ for a restricted key. Stored encrypted.',
        webhookSecret: 'Starts with whsec_. Shown by Stripe after you added the webhook URL.',
        clientId: 'From “Apps & Credentials” of the PayPal developer dashboard.',
        clientSecret: 'Of the same app. Stored encrypted.',
        webhookId: 'Shown by PayPal after you added the webhook URL to the app.',
      },
      keySaved: 'Saved. Type a new one to replace it.',
      save: 'Save keys',
      saved: 'Keys saved',
      test: 'Test connection',
      connected: 'Connected with “{account}”.',
      webhookUrl: 'Webhook URL',
      webhookHelp:
        'Add this URL at the provider. Without it, payments are found by a task every few minutes.',
      webhookEvents: 'Events to send',
      copy: 'Copy',
      copied: 'Copied',
    },
    payments: { stripe: 'Stripe', paypal: 'PayPal' },
  },
  de: {
    onlinePayments: {
      help: {
        stripe:
          'Karten mit 3-D Secure, Apple Pay, Google Pay und weitere Zahlungsarten, die Sie bei Stripe einschalten. Das Formular wird nur auf der Bezahlseite von Stripe geladen.',
        paypal: 'Kunden bestätigen die Zahlung bei PayPal. Vorher wird nichts von PayPal geladen.',
      },
      mode: 'Modus',
      modes: { test: 'Test', live: 'Live' },
      modeHelp: 'Zahlungen im Testmodus bewegen kein Geld. Frühere Zahlungen behalten ihren Modus.',
      testOn:
        'Der Testmodus ist an: Kunden können bestellen, ohne zu bezahlen. Wechseln Sie zu Live, bevor Sie verkaufen.',
      captureLater: 'Zahlungen später einziehen',
      captureLaterHelp:
        'Reserviert das Geld bei der Bestellung. Sie ziehen es in der Bestellung ein oder geben es frei, bevor die Reservierung endet.',
      saveMethods: 'Kunden können Zahlungsarten speichern',
      saveMethodsHelp:
        'Angemeldete Kunden können beim Bezahlen eine Karte bei Stripe speichern und sie in ihrem Konto entfernen. Ein eingeschränkter Schlüssel braucht Schreibrechte für Kunden und Zahlungsmethoden.',
      keys: {
        publishableKey: 'Veröffentlichbarer Schlüssel',
        secretKey: 'Geheimer Schlüssel',
        webhookSecret: 'Signaturgeheimnis des Webhooks',
        clientId: 'Client-ID',
        clientSecret: 'Secret',
        webhookId: 'Webhook-ID',
      },
      keyHelp: {
        publishableKey: 'Beginnt mit pk_. Aus „Entwickler › API-Schlüssel“ bei Stripe.',
        secretKey:
          'Beginnt mit sk_, oder rk_ bei einem eingeschränkten Schlüssel. Wird verschlüsselt gespeichert.',
        webhookSecret:
          'Beginnt mit whsec_. Stripe zeigt es an, nachdem Sie die Webhook-URL hinzugefügt haben.',
        clientId: 'Aus „Apps & Credentials“ im Entwicklerbereich von PayPal.',
        clientSecret: 'Von derselben App. Wird verschlüsselt gespeichert.',
        webhookId: 'PayPal zeigt sie an, nachdem Sie der App die Webhook-URL hinzugefügt haben.',
      },
      keySaved: 'Gespeichert. Geben Sie einen neuen ein, um ihn zu ersetzen.',
      save: 'Schlüssel speichern',
      saved: 'Schlüssel gespeichert',
      test: 'Verbindung testen',
      connected: 'Verbunden mit „{account}“.',
      webhookUrl: 'Webhook-URL',
      webhookHelp:
        'Fügen Sie diese URL beim Anbieter hinzu. Ohne sie findet eine Aufgabe die Zahlungen alle paar Minuten.',
      webhookEvents: 'Zu sendende Ereignisse',
      copy: 'Kopieren',
      copied: 'Kopiert',
    },
    payments: { stripe: 'Stripe', paypal: 'PayPal' },
  },
}
