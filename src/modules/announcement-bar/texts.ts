import { defineTexts, mergeTexts } from '#texts'
import { linkTexts, slideTexts } from '#ui/client'

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
