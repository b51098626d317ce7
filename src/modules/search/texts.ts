import { defineTexts } from '#texts'

export const texts = defineTexts({
  en: {
    search: 'Search',
    placeholder: 'What are you looking for?',
    suggestions: 'Suggestions',
    found: '{count, plural, one {# suggestion} other {# suggestions}}, arrow keys to choose',
    all: '{count, plural, one {Show the result} other {Show all # results}}',
    'kind.product': 'Product',
    'kind.page': 'Page',
    'kind.post': 'Post',
    'kind.project': 'Project',
  },
  de: {
    search: 'Suchen',
    placeholder: 'Wonach suchen Sie?',
    suggestions: 'Vorschläge',
    found: '{count, plural, one {# Vorschlag} other {# Vorschläge}}, Auswahl mit den Pfeiltasten',
    all: '{count, plural, one {Das Ergebnis anzeigen} other {Alle # Ergebnisse anzeigen}}',
    'kind.product': 'Produkt',
    'kind.page': 'Seite',
    'kind.post': 'Beitrag',
    'kind.project': 'Projekt',
  },
  fr: {
    search: 'Rechercher',
    placeholder: 'Que cherchez-vous ?',
    suggestions: 'Suggestions',
    found:
      '{count, plural, one {# suggestion} other {# suggestions}}, flèches du clavier pour choisir',
    all: '{count, plural, one {Afficher le résultat} other {Afficher les # résultats}}',
    'kind.product': 'Produit',
    'kind.page': 'Page',
    'kind.post': 'Article',
    'kind.project': 'Projet',
  },
  ar: {
    search: 'بحث',
    placeholder: 'عمّ تبحث؟',
    suggestions: 'اقتراحات',
    found:
      '{count, plural, zero {لا اقتراحات} one {اقتراح واحد} two {اقتراحان} few {# اقتراحات} many {# اقتراحًا} other {# اقتراح}}، اختر بمفاتيح الأسهم',
    all: '{count, plural, zero {لا نتائج} one {عرض النتيجة} two {عرض النتيجتين} few {عرض # نتائج} many {عرض # نتيجة} other {عرض # نتيجة}}',
    'kind.product': 'منتج',
    'kind.page': 'صفحة',
    'kind.post': 'مقال',
    'kind.project': 'مشروع',
  },
})
