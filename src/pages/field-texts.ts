import { defineTexts } from '#texts'

/** What a field says that is either one or the other. */
export const fieldTexts = defineTexts({
  en: { yes: 'Yes', no: 'No' },
  de: { yes: 'Ja', no: 'Nein' },
  fr: { yes: 'Oui', no: 'Non' },
  ar: { yes: 'نعم', no: 'لا' },
})
