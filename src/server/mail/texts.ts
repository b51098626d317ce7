import { defineTexts } from '#texts'

export const serverMailTexts = defineTexts({
  en: {
    'test.subject': 'Test email from {site}',
    'test.text': 'This is a test email from the settings of {site}. Your mail settings work.',
  },
  de: {
    'test.subject': 'Test-E-Mail von {site}',
    'test.text':
      'Das ist eine Test-E-Mail aus den Einstellungen von {site}. Der E-Mail-Versand funktioniert.',
  },
  fr: {
    'test.subject': 'E-mail de test de {site}',
    'test.text':
      'Ceci est un e-mail de test envoyé depuis les réglages de {site}. L’envoi d’e-mails fonctionne.',
  },
  ar: {
    'test.subject': 'رسالة تجريبية من {site}',
    'test.text': 'هذه رسالة تجريبية من إعدادات {site}. إعدادات البريد تعمل.',
  },
})
