import { defineTexts } from '#texts'

export const texts = defineTexts({
  en: {
    entries: 'Entries of a feed',
    entriesOf: 'Entries from {name}',
    notAvailable: 'The entries of this feed are not available at the moment.',
    empty: 'This feed has no entries yet.',
    visit: 'Visit {name}',
  },
  de: {
    entries: 'Einträge eines Feeds',
    entriesOf: 'Einträge von {name}',
    notAvailable: 'Die Einträge dieses Feeds sind gerade nicht verfügbar.',
    empty: 'In diesem Feed gibt es noch keine Einträge.',
    visit: '{name} besuchen',
  },
  fr: {
    entries: 'Articles d’un flux',
    entriesOf: 'Articles de {name}',
    notAvailable: 'Les articles de ce flux ne sont pas disponibles pour le moment.',
    empty: 'Ce flux ne contient pas encore d’articles.',
    visit: 'Visiter {name}',
  },
  ar: {
    entries: 'منشورات خلاصة',
    entriesOf: 'منشورات {name}',
    notAvailable: 'منشورات هذه الخلاصة غير متاحة حاليًا.',
    empty: 'لا توجد منشورات في هذه الخلاصة بعد.',
    visit: 'زيارة {name}',
  },
})
