import { kindTexts } from '#search/schema'
import { defineTexts, mergeTexts } from '#texts'

const own = defineTexts({
  en: {
    search: 'Search',
    close: 'Close search',
    placeholder: 'What are you looking for?',
    category: 'Category',
    suggestions: 'Suggestions',
    found: '{count, plural, one {# suggestion} other {# suggestions}}, arrow keys to choose',
    all: '{count, plural, one {Show the result} other {Show all # results}}',
  },
  de: {
    search: 'Suchen',
    close: 'Suche schließen',
    placeholder: 'Wonach suchen Sie?',
    category: 'Kategorie',
    suggestions: 'Vorschläge',
    found: '{count, plural, one {# Vorschlag} other {# Vorschläge}}, Auswahl mit den Pfeiltasten',
    all: '{count, plural, one {Das Ergebnis anzeigen} other {Alle # Ergebnisse anzeigen}}',
  },
  fr: {
    search: 'Rechercher',
    close: 'Fermer la recherche',
    placeholder: 'Que cherchez-vous ?',
    category: 'Catégorie',
    suggestions: 'Suggestions',
    found:
      '{count, plural, one {# suggestion} other {# suggestions}}, flèches du clavier pour choisir',
    all: '{count, plural, one {Afficher le résultat} other {Afficher les # résultats}}',
  },
  ar: {
    search: 'بحث',
    close: 'إغلاق البحث',
    placeholder: 'عمّ تبحث؟',
    category: 'فئة',
    suggestions: 'اقتراحات',
    found:
      '{count, plural, zero {لا اقتراحات} one {اقتراح واحد} two {اقتراحان} few {# اقتراحات} many {# اقتراحًا} other {# اقتراح}}، اختر بمفاتيح الأسهم',
    all: '{count, plural, zero {لا نتائج} one {عرض النتيجة} two {عرض النتيجتين} few {عرض # نتائج} many {عرض # نتيجة} other {عرض # نتيجة}}',
  },
})

export const texts = mergeTexts(kindTexts, own)
