import { defineTexts, mergeTexts } from '#texts'
import { buttonTexts, markTexts } from '#ui/client'

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
