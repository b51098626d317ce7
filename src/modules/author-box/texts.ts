import { defineTexts } from '#texts'

export const texts = defineTexts({
  en: { links: 'Links of {name}' },
  de: { links: 'Links von {name}' },
  fr: { links: 'Liens de {name}' },
  ar: { links: 'روابط {name}' },
})
