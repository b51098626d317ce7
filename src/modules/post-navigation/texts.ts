import { defineTexts, mergeTexts } from '#texts'
import { linkTexts } from '#ui'

const own = defineTexts({
  en: { navigation: 'More to read', previous: 'Previous', next: 'Next', overview: 'All' },
  de: { navigation: 'Weitere Seiten', previous: 'Zurück', next: 'Weiter', overview: 'Alle' },
  fr: { navigation: 'À lire aussi', previous: 'Précédent', next: 'Suivant', overview: 'Tous' },
  ar: { navigation: 'صفحات أخرى', previous: 'السابق', next: 'التالي', overview: 'الكل' },
})

export const texts = mergeTexts(linkTexts, own)
