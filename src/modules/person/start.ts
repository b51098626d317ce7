import type { Start } from '#module-kit'

export const start: Start = {
  name: 'Name of the person',
  role: 'What they do',
  body: '<p>Write two sentences about them.</p>',
}
