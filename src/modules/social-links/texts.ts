import { linkTexts, networkTexts } from '#module-kit/client'
import { defineTexts, mergeTexts } from '#texts'

export const texts = mergeTexts(
  mergeTexts(linkTexts, networkTexts),
  defineTexts({
    en: { social: 'Social media' },
    de: { social: 'Soziale Netzwerke' },
    fr: { social: 'Réseaux sociaux' },
    ar: { social: 'وسائل التواصل الاجتماعي' },
  }),
)
