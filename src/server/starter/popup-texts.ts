import { defineTexts } from '#texts'

/** Blanks in square brackets: publishing lists those that remain. */
export const popupTexts = defineTexts({
  en: { heading: '[Heading]', text: '[Text]' },
  de: { heading: '[Überschrift]', text: '[Text]' },
  fr: { heading: '[Titre]', text: '[Texte]' },
  ar: { heading: '[العنوان]', text: '[النص]' },
})
