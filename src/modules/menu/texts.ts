import { defineTexts, mergeTexts } from '#texts'
import { linkTexts } from '#ui/client'

export const texts = mergeTexts(
  linkTexts,
  defineTexts({
    en: { menu: 'Menu' },
    de: { menu: 'Menü' },
    fr: { menu: 'Menu' },
    ar: { menu: 'القائمة' },
  }),
)
