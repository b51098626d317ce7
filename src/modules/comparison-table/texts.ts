import { buttonTexts, markTexts } from '#module-kit/client'
import { defineTexts, mergeTexts } from '#texts'

export const texts = mergeTexts(
  buttonTexts,
  markTexts,
  defineTexts({
    en: { comparison: 'Comparison' },
    de: { comparison: 'Vergleich' },
    fr: { comparison: 'Comparaison' },
    ar: { comparison: 'مقارنة' },
  }),
)
