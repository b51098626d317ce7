import { defineTexts } from '#texts'

export const texts = defineTexts({
  en: { account: 'Account' },
  de: { account: 'Konto' },
  fr: { account: 'Compte' },
  ar: { account: 'الحساب' },
})
