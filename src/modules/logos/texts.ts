import { defineTexts, mergeTexts } from '#texts'
import { linkTexts } from '#ui/client'

export const texts = mergeTexts(
  linkTexts,
  defineTexts({
    en: { pause: 'Pause the moving logos' },
    de: { pause: 'Bewegte Logos anhalten' },
    fr: { pause: 'Mettre en pause le défilement des logos' },
    ar: { pause: 'إيقاف حركة الشعارات مؤقتًا' },
  }),
)
