import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: 'Design',
    groupOf: 'Options: {group}',
    groups: {
      spacing: 'Spacing',
      sizing: 'Size',
      layout: 'Layout of the content',
      item: 'Flex & grid item',
      background: 'Background',
      border: 'Border',
      shadow: 'Shadow',
      typography: 'Typography',
      filters: 'Filters',
      transform: 'Transform',
      position: 'Position',
      scroll: 'Scroll effects',
    },
  },
  de: {
    name: 'Design',
    groupOf: 'Optionen: {group}',
    groups: {
      spacing: 'Abstände',
      sizing: 'Größe',
      layout: 'Layout des Inhalts',
      item: 'Platz im Layout',
      background: 'Hintergrund',
      border: 'Rahmen',
      shadow: 'Schatten',
      typography: 'Typografie',
      filters: 'Filter',
      transform: 'Transformieren',
      position: 'Position',
      scroll: 'Scroll-Effekte',
    },
  },
}
