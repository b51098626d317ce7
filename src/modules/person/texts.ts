import { defineTexts, mergeTexts } from '#texts'
import { buttonTexts, networkTexts } from '#ui/client'

export const texts = mergeTexts(
  mergeTexts(buttonTexts, networkTexts),
  defineTexts({
    en: { biography: 'Biography', links: 'Links' },
    de: { biography: 'Biografie', links: 'Links' },
    fr: { biography: 'Biographie', links: 'Liens' },
    ar: { biography: 'نبذة تعريفية', links: 'روابط' },
  }),
)
