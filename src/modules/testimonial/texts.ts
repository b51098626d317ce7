import { buttonTexts, slideTexts } from '#module-kit/client'
import { defineTexts, mergeTexts } from '#texts'

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
