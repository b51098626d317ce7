import { defineTexts } from '#texts'

/** What the mail about a form's answers says. */
export const submissionMailTexts = defineTexts({
  en: { subject: 'New Message From {site}', sentFrom: 'Sent from {page}' },
  de: { subject: 'Neue Nachricht von {site}', sentFrom: 'Gesendet von {page}' },
  fr: { subject: 'Nouveau message de {site}', sentFrom: 'Envoyé depuis {page}' },
  ar: { subject: 'رسالة جديدة من {site}', sentFrom: 'أُرسلت من {page}' },
})
