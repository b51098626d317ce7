import { defineTexts } from '#texts'

export const texts = defineTexts({
  en: { contents: 'On this page' },
  de: { contents: 'Auf dieser Seite' },
  fr: { contents: 'Sur cette page' },
  ar: { contents: 'في هذه الصفحة' },
})
