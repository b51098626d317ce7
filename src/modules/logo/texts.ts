import { linkTexts } from '#module-kit/client'
import { defineTexts, mergeTexts } from '#texts'

const own = defineTexts({
  en: { home: '{name}, home page' },
  de: { home: '{name}, Startseite' },
  fr: { home: '{name}, page d’accueil' },
  ar: { home: '{name}، الصفحة الرئيسية' },
})

export const texts = mergeTexts(linkTexts, own)
