import { linkTexts } from '#module-kit/client'
import { defineTexts, mergeTexts } from '#texts'

export const texts = mergeTexts(
  linkTexts,
  defineTexts({
    en: { menu: 'Menu' },
    de: { menu: 'Menü' },
    fr: { menu: 'Menu' },
    ar: { menu: 'القائمة' },
  }),
)
