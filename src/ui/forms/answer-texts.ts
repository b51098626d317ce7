import { defineTexts, mergeTexts } from '#texts'
import { fieldTexts } from '../texts.ts'

/** Validation messages of owner-defined form fields. */
export const answerTexts = mergeTexts(
  fieldTexts,
  defineTexts({
    en: {
      'not-an-option': '{label}: choose one of the options',
      'too-short': '{label}: at least {limit, plural, one {# character} other {# characters}}',
      'too-long': '{label}: at most {limit, plural, one {# character} other {# characters}}',
      'letters-only': '{label}: only letters allowed',
      'numbers-only': '{label}: only numbers allowed',
      'alphanumeric-only': '{label}: only letters and numbers allowed',
    },
    de: {
      'not-an-option': '{label}: bitte eine der Optionen wählen',
      'too-short': '{label}: mindestens {limit} Zeichen',
      'too-long': '{label}: höchstens {limit} Zeichen',
      'letters-only': '{label}: nur Buchstaben',
      'numbers-only': '{label}: nur Zahlen',
      'alphanumeric-only': '{label}: nur Buchstaben und Zahlen',
    },
    fr: {
      'not-an-option': '{label} : choisissez l’une des options',
      'too-short': '{label} : au moins {limit, plural, one {# caractère} other {# caractères}}',
      'too-long': '{label} : au plus {limit, plural, one {# caractère} other {# caractères}}',
      'letters-only': '{label} : lettres uniquement',
      'numbers-only': '{label} : chiffres uniquement',
      'alphanumeric-only': '{label} : lettres et chiffres uniquement',
    },
    ar: {
      'not-an-option': '{label}: اختر أحد الخيارات',
      'too-short':
        '{label}: {limit, plural, one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}} على الأقل',
      'too-long':
        '{label}: {limit, plural, one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}} على الأكثر',
      'letters-only': '{label}: حروف فقط',
      'numbers-only': '{label}: أرقام فقط',
      'alphanumeric-only': '{label}: حروف وأرقام فقط',
    },
  }),
)
