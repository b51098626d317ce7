import { defineTexts } from '#texts'

export const texts = defineTexts({
  en: { menu: 'Menu', close: 'Close menu' },
  de: { menu: 'Menü', close: 'Menü schließen' },
  fr: { menu: 'Menu', close: 'Fermer le menu' },
  ar: { menu: 'القائمة', close: 'إغلاق القائمة' },
})
