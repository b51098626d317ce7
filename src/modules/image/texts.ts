import { defineTexts } from '#texts'

export const texts = defineTexts({
  en: { enlarge: 'View image larger' },
  de: { enlarge: 'Bild vergrößern' },
  fr: { enlarge: 'Agrandir l’image' },
  ar: { enlarge: 'تكبير الصورة' },
})
