import { defineTexts } from '#texts'

/** Blanks in square brackets: publishing asks about those that are still there. */
export const popupTexts = defineTexts({
  en: { heading: '[Heading]', text: '[Text]' },
  de: { heading: '[Überschrift]', text: '[Text]' },
  fr: { heading: '[Titre]', text: '[Texte]' },
  ar: { heading: '[العنوان]', text: '[النص]' },
})
