import { buttonTexts, networkTexts } from '#module-kit/client'
import { defineTexts, mergeTexts } from '#texts'

export const texts = mergeTexts(
  mergeTexts(buttonTexts, networkTexts),
  defineTexts({
    en: { biography: 'Biography', links: 'Links' },
    de: { biography: 'Biografie', links: 'Links' },
    fr: { biography: 'Biographie', links: 'Liens' },
    ar: { biography: 'نبذة تعريفية', links: 'روابط' },
  }),
)
