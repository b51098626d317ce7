import { defineTexts } from '#texts'

export const texts = defineTexts({
  en: { related: 'More like this' },
  de: { related: 'Ähnliches' },
  fr: { related: 'Dans le même esprit' },
  ar: { related: 'ذات صلة' },
})
