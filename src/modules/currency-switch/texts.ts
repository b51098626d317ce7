import { defineTexts } from '#texts'

export const texts = defineTexts({
  en: {
    currency: 'Currency',
    current: 'Currency: {currency}',
    gone: 'This currency is no longer available.',
  },
  de: {
    currency: 'Währung',
    current: 'Währung: {currency}',
    gone: 'Diese Währung gibt es nicht mehr.',
  },
  fr: {
    currency: 'Devise',
    current: 'Devise : {currency}',
    gone: 'Cette devise n’est plus proposée.',
  },
  ar: {
    currency: 'العملة',
    current: 'العملة: {currency}',
    gone: 'لم تعد هذه العملة متاحة.',
  },
})
