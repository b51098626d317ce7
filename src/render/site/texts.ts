import { createMemo } from '#base'
import { consentTexts } from '#consent/schema'
import { createTranslate, defineTexts, mergeTexts } from '#texts'
import { linkTexts } from '#ui/client'

/** Texts around every page. */
const around = defineTexts({
  en: {
    skip: 'Skip to content',
    sections: 'Sections of this page',
    section: 'Section {number}',
    backToTop: 'Back to top',
    withdraw: 'Withdraw from contract',
    cannotBeShown: 'The module “{type}” cannot be shown here.',
    contentPlace: 'In a body template, the content of the page stands here.',
  },
  de: {
    skip: 'Zum Inhalt springen',
    sections: 'Abschnitte dieser Seite',
    section: 'Abschnitt {number}',
    backToTop: 'Nach oben',
    withdraw: 'Vertrag widerrufen',
    cannotBeShown: 'Das Modul „{type}“ kann hier nicht angezeigt werden.',
    contentPlace: 'In einer Inhaltsvorlage steht hier der Inhalt der Seite.',
  },
  fr: {
    skip: 'Aller au contenu',
    sections: 'Sections de cette page',
    section: 'Section {number}',
    backToTop: 'Retour en haut',
    withdraw: 'Se rétracter du contrat',
    cannotBeShown: 'Le module « {type} » ne peut pas être affiché ici.',
    contentPlace: 'Dans un modèle de contenu, le contenu de la page se trouve ici.',
  },
  ar: {
    skip: 'الانتقال إلى المحتوى',
    sections: 'أقسام هذه الصفحة',
    section: 'القسم {number}',
    backToTop: 'العودة إلى الأعلى',
    withdraw: 'الانسحاب من العقد',
    cannotBeShown: 'لا يمكن عرض الوحدة «{type}» هنا.',
    contentPlace: 'في قالب المحتوى يظهر محتوى الصفحة هنا.',
  },
})

export const siteTexts = mergeTexts(linkTexts, around, consentTexts)

/** The texts around a page, by locale. */
export const siteTranslate = createMemo(locale => createTranslate(siteTexts, { locale }))
