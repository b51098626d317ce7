import { defineTexts } from '#texts'

export const texts = defineTexts({
  en: { close: 'Close' },
  de: { close: 'Schließen' },
  fr: { close: 'Fermer' },
  ar: { close: 'إغلاق' },
})
