import type { Start } from '#module-contract'

export const start: Start = {
  name: 'Anna Weber',
  role: 'Managing director',
  portrait: { media: 'placeholder-person' },
  body: '<p>Anna has led the team since 2012. She answers every question herself.</p>',
  design: { maxWidth: '22rem' },
}
