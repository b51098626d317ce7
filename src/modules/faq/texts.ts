import { defineTexts } from '#texts'

export const texts = defineTexts({
  en: {
    searchQuestions: 'Search questions',
    found:
      '{count, plural, =0 {No question matches.} one {One question found.} other {# questions found.}}',
  },
  de: {
    searchQuestions: 'Fragen durchsuchen',
    found:
      '{count, plural, =0 {Keine Frage passt dazu.} one {Eine Frage gefunden.} other {# Fragen gefunden.}}',
  },
  fr: {
    searchQuestions: 'Rechercher dans les questions',
    found:
      '{count, plural, =0 {Aucune question ne correspond.} one {Une question trouvée.} other {# questions trouvées.}}',
  },
  ar: {
    searchQuestions: 'البحث في الأسئلة',
    found:
      '{count, plural, =0 {لا يوجد سؤال مطابق.} one {سؤال واحد.} two {سؤالان.} few {# أسئلة.} many {# سؤالًا.} other {# سؤال.}}',
  },
})
