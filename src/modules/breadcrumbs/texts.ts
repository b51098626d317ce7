import { defineTexts } from '#texts'

export const texts = defineTexts({
  en: { home: 'Home', breadcrumbs: 'Breadcrumbs' },
  de: { home: 'Startseite', breadcrumbs: 'Brotkrümelnavigation' },
  fr: { home: 'Accueil', breadcrumbs: 'Fil d’Ariane' },
  ar: { home: 'الرئيسية', breadcrumbs: 'مسار التنقل' },
})
