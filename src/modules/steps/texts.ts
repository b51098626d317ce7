import { defineTexts } from '#texts'

export const texts = defineTexts({
  en: { step: 'Step {number, number}', number: '{number, number}' },
  de: { step: 'Schritt {number, number}', number: '{number, number}' },
  fr: { step: 'Étape {number, number}', number: '{number, number}' },
  ar: { step: 'الخطوة {number, number}', number: '{number, number}' },
})
