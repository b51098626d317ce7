import { defineTexts, mergeTexts } from '#texts'
import { linkTexts } from '#ui/client'

const own = defineTexts({
  en: { home: '{name}, home page' },
  de: { home: '{name}, Startseite' },
  fr: { home: '{name}, page d’accueil' },
  ar: { home: '{name}، الصفحة الرئيسية' },
})

export const texts = mergeTexts(linkTexts, own)
