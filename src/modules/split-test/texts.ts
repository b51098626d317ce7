import { defineTexts } from '#texts'

export const texts = defineTexts({
  en: { label: 'Split test', subject: 'Subject {number}' },
  de: { label: 'Split-Test', subject: 'Variante {number}' },
  fr: { label: 'Test A/B', subject: 'Variante {number}' },
  ar: { label: 'اختبار A/B', subject: 'النسخة {number}' },
})
