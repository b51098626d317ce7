import { defineTexts } from '#texts'

export const texts = defineTexts({
  en: { close: 'Close', label: 'Notice' },
  de: { close: 'Schließen', label: 'Hinweis' },
  fr: { close: 'Fermer', label: 'Information' },
  ar: { close: 'إغلاق', label: 'إشعار' },
})
