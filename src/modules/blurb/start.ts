import type { Start } from '#module-contract'

export const start: Start = {
  icon: 'star',
  title: 'Personal advice',
  body: '<p>One person knows your project from the first call to the last detail.</p>',
}
