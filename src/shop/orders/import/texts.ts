import { createTranslate, defineTexts } from '#texts'

/** Names in imported orders, in the language of the shop. */
const importTexts = defineTexts({
  en: { shipping: 'Shipping', tax: 'Tax', fee: 'Fee', adjustment: 'Adjustment' },
  de: { shipping: 'Versand', tax: 'Steuer', fee: 'Gebühr', adjustment: 'Anpassung' },
  fr: { shipping: 'Livraison', tax: 'Taxes', fee: 'Frais', adjustment: 'Ajustement' },
  ar: { shipping: 'الشحن', tax: 'الضريبة', fee: 'رسوم', adjustment: 'تسوية' },
})

export const importTextsIn = (locale: string) => createTranslate(importTexts, { locale })
