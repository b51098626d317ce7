import { defineTexts, mergeTexts } from '#texts'
import { buttonTexts, markTexts } from '#ui/client'

export const texts = mergeTexts(
  buttonTexts,
  markTexts,
  defineTexts({
    en: {
      plans: 'Plans compared',
      billing: 'Billing period',
      monthly: 'Monthly',
      yearly: 'Yearly',
      featured: 'Most popular',
    },
    de: {
      plans: 'Tarife im Vergleich',
      billing: 'Abrechnungszeitraum',
      monthly: 'Monatlich',
      yearly: 'Jährlich',
      featured: 'Am beliebtesten',
    },
    fr: {
      plans: 'Comparaison des offres',
      billing: 'Période de facturation',
      monthly: 'Mensuel',
      yearly: 'Annuel',
      featured: 'Le plus choisi',
    },
    ar: {
      plans: 'مقارنة الخطط',
      billing: 'فترة الفوترة',
      monthly: 'شهريًا',
      yearly: 'سنويًا',
      featured: 'الأكثر اختيارًا',
    },
  }),
)
