import { linkTexts, slideTexts } from '#module-kit/client'
import { defineTexts, mergeTexts } from '#texts'

export const texts = mergeTexts(
  slideTexts,
  linkTexts,
  defineTexts({
    en: { announcement: 'Announcements', dismiss: 'Dismiss' },
    de: { announcement: 'Hinweise', dismiss: 'Ausblenden' },
    fr: { announcement: 'Annonces', dismiss: 'Masquer' },
    ar: { announcement: 'إعلانات', dismiss: 'إخفاء' },
  }),
)
