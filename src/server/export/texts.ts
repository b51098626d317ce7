import { defineTexts } from '#texts'

/** Texts of the copy for parts that need the live site. */
export const exportTexts = defineTexts({
  en: {
    form: 'Open the form',
    search: 'Search on {host}',
    moved: 'This page is here now:',
  },
  de: {
    form: 'Formular öffnen',
    search: 'Auf {host} suchen',
    moved: 'Diese Seite ist jetzt hier:',
  },
  fr: {
    form: 'Ouvrir le formulaire',
    search: 'Rechercher sur {host}',
    moved: 'Cette page se trouve désormais ici :',
  },
  ar: {
    form: 'فتح النموذج',
    search: 'البحث في {host}',
    moved: 'أصبحت هذه الصفحة هنا:',
  },
})
