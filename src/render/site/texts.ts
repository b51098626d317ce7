import { createMemo } from '#base'
import { linkTexts } from '#module-kit/client'
import { createTranslate, defineTexts, mergeTexts } from '#texts'

/** What stands around every page. `%d` is filled in by the browser, which alone knows the visitor's cart. */
const around = defineTexts({
  en: {
    skip: 'Skip to content',
    mainMenu: 'Main',
    menu: 'Menu',
    cart: 'Cart',
    sections: 'Sections of this page',
    section: 'Section {number}',
    backToTop: 'Back to top',
    itemsInCart: '{count, plural, one {%d item in the cart} other {%d items in the cart}}',
    cannotBeShown: 'The module “{type}” cannot be shown here.',
    contentPlace: 'In a body template, the content of the page stands here.',
  },
  de: {
    skip: 'Zum Inhalt springen',
    mainMenu: 'Hauptmenü',
    menu: 'Menü',
    cart: 'Warenkorb',
    sections: 'Abschnitte dieser Seite',
    section: 'Abschnitt {number}',
    backToTop: 'Nach oben',
    itemsInCart: '{count, plural, one {%d Artikel im Warenkorb} other {%d Artikel im Warenkorb}}',
    cannotBeShown: 'Das Modul „{type}“ kann hier nicht angezeigt werden.',
    contentPlace: 'In einer Inhaltsvorlage steht hier der Inhalt der Seite.',
  },
  fr: {
    skip: 'Aller au contenu',
    mainMenu: 'Principal',
    menu: 'Menu',
    cart: 'Panier',
    sections: 'Sections de cette page',
    section: 'Section {number}',
    backToTop: 'Retour en haut',
    itemsInCart:
      '{count, plural, one {%d article dans le panier} other {%d articles dans le panier}}',
    cannotBeShown: 'Le module « {type} » ne peut pas être affiché ici.',
    contentPlace: 'Dans un modèle de contenu, le contenu de la page se trouve ici.',
  },
  ar: {
    skip: 'الانتقال إلى المحتوى',
    mainMenu: 'القائمة الرئيسية',
    menu: 'القائمة',
    cart: 'السلة',
    sections: 'أقسام هذه الصفحة',
    section: 'القسم {number}',
    backToTop: 'العودة إلى الأعلى',
    itemsInCart:
      '{count, plural, zero {لا منتجات في السلة} one {منتج واحد في السلة} two {منتجان في السلة} few {%d منتجات في السلة} many {%d منتجًا في السلة} other {%d منتج في السلة}}',
    cannotBeShown: 'لا يمكن عرض الوحدة «{type}» هنا.',
    contentPlace: 'في قالب المحتوى يظهر محتوى الصفحة هنا.',
  },
})

export const siteTexts = mergeTexts(linkTexts, around)

/** The texts around a page, by locale. */
export const siteTranslate = createMemo(locale => createTranslate(siteTexts, { locale }))

/** Enough numbers to meet every plural form of the languages that there are. */
const SAMPLES = Array.from({ length: 120 }, (_, number) => number)

/** A label of the cart's count for each plural form of the language (CLDR), for the browser to choose from. */
export function cartLabels(locale: string): Record<string, string> {
  const rules = new Intl.PluralRules(locale)
  const samples = new Map(SAMPLES.map(number => [rules.select(number), number]))
  const t = siteTranslate(locale)
  return Object.fromEntries(
    [...samples].map(([form, count]) => [form, t('itemsInCart', { count })]),
  )
}
