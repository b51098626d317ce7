import type { Start } from '#module-kit'

export const start: Start = {
  icon: 'star',
  title: 'Feature title',
  body: '<p>Describe the feature in a sentence or two.</p>',
}
