import type { Start } from '#module-kit'

export const start: Start = {
  title: 'Toggle title',
  body: '<p>Write what is shown when it is open.</p>',
}
