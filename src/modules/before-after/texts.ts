import { defineTexts } from '#texts'

export const texts = defineTexts({
  en: {
    before: 'Before',
    after: 'After',
    divider: 'Divider between {before} and {after}',
    seen: '{side}: {percent}',
  },
  de: {
    before: 'Vorher',
    after: 'Nachher',
    divider: 'Trennlinie zwischen {before} und {after}',
    seen: '{side}: {percent}',
  },
  fr: {
    before: 'Avant',
    after: 'Après',
    divider: 'Séparation entre {before} et {after}',
    seen: '{side} : {percent}',
  },
  ar: {
    before: 'قبل',
    after: 'بعد',
    divider: 'الخط الفاصل بين {before} و{after}',
    seen: '{side}: {percent}',
  },
})
