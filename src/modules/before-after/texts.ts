import { defineTexts } from '#texts'

export const texts = defineTexts({
  en: {
    before: 'Before',
    after: 'After',
    divider: 'Divider between {before} and {after}',
    seen: '{before}: {percent}',
  },
  de: {
    before: 'Vorher',
    after: 'Nachher',
    divider: 'Trennlinie zwischen {before} und {after}',
    seen: '{before}: {percent}',
  },
  fr: {
    before: 'Avant',
    after: 'Après',
    divider: 'Séparation entre {before} et {after}',
    seen: '{before} : {percent}',
  },
  ar: {
    before: 'قبل',
    after: 'بعد',
    divider: 'الخط الفاصل بين {before} و{after}',
    seen: '{before}: {percent}',
  },
})
