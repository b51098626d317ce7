import { linkTexts } from '#module-kit/client'
import { defineTexts, mergeTexts } from '#texts'

export const texts = mergeTexts(
  linkTexts,
  defineTexts({
    en: { pause: 'Pause the moving logos' },
    de: { pause: 'Bewegte Logos anhalten' },
    fr: { pause: 'Mettre en pause le défilement des logos' },
    ar: { pause: 'إيقاف حركة الشعارات مؤقتًا' },
  }),
)
