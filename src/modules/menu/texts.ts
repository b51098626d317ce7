import { defineTexts } from '#texts'

export const texts = defineTexts({
  en: { menu: 'Menu' },
  de: { menu: 'Menü' },
  fr: { menu: 'Menu' },
  ar: { menu: 'القائمة' },
})
