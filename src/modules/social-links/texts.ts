import { defineTexts, mergeTexts } from '#texts'
import { linkTexts, networkTexts } from '#ui/client'

export const texts = mergeTexts(
  mergeTexts(linkTexts, networkTexts),
  defineTexts({
    en: { social: 'Social media' },
    de: { social: 'Soziale Netzwerke' },
    fr: { social: 'Réseaux sociaux' },
    ar: { social: 'وسائل التواصل الاجتماعي' },
  }),
)
