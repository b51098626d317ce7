import { defineTexts } from '#texts'

/** Texts of boolean values. */
export const fieldTexts = defineTexts({
  en: { yes: 'Yes', no: 'No' },
  de: { yes: 'Ja', no: 'Nein' },
  fr: { yes: 'Oui', no: 'Non' },
  ar: { yes: 'نعم', no: 'لا' },
})
