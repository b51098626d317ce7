import { linkTexts } from '#module-kit/client'
import { defineTexts, mergeTexts } from '#texts'

const own = defineTexts({
  en: { readMore: 'Read more' },
  de: { readMore: 'Weiterlesen' },
  fr: { readMore: 'En savoir plus' },
  ar: { readMore: 'اقرأ المزيد' },
})

export const texts = mergeTexts(linkTexts, own)
