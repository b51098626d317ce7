import { defineTexts, mergeTexts } from '#texts'
import { buttonTexts, slideTexts } from '#ui/client'

export const texts = mergeTexts(
  buttonTexts,
  slideTexts,
  defineTexts({
    en: { quotes: 'What customers say', stars: '{count, number} of 5 stars' },
    de: { quotes: 'Kundenstimmen', stars: '{count, number} von 5 Sternen' },
    fr: { quotes: 'Témoignages', stars: '{count, plural, one {# étoile} other {# étoiles}} sur 5' },
    ar: { quotes: 'آراء العملاء', stars: '{count, number} من 5 نجوم' },
  }),
)
