import { pagingTexts } from '#content'
import { defineTexts, mergeTexts } from '#texts'
import { buttonTexts } from '#ui'

const own = defineTexts({
  en: {
    items: 'List',
    shown: '{count, plural, one {# entry} other {{shown} of # entries}}',
    empty: 'There is nothing here yet.',
    notLoaded: 'Something went wrong loading more.',
    retry: 'Try again',
    fromPrice: 'from {price}',
  },
  de: {
    items: 'Liste',
    shown: '{count, plural, one {# Eintrag} other {{shown} von # Einträgen}}',
    empty: 'Hier gibt es noch nichts.',
    notLoaded: 'Weiteres konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
    fromPrice: 'ab {price}',
  },
  fr: {
    items: 'Liste',
    shown: '{count, plural, one {# entrée} other {{shown} entrées sur #}}',
    empty: 'Il n’y a encore rien ici.',
    notLoaded: 'La suite n’a pas pu être chargée.',
    retry: 'Réessayer',
    fromPrice: 'à partir de {price}',
  },
  ar: {
    items: 'القائمة',
    shown:
      '{count, plural, zero {لا عناصر} one {عنصر واحد} two {{shown} من عنصرين} few {{shown} من # عناصر} many {{shown} من # عنصرًا} other {{shown} من # عنصر}}',
    empty: 'لا يوجد شيء هنا بعد.',
    notLoaded: 'تعذّر تحميل المزيد.',
    retry: 'إعادة المحاولة',
    fromPrice: 'ابتداءً من {price}',
  },
})

export const texts = mergeTexts(buttonTexts, pagingTexts, own)
