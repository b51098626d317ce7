import type { Start } from '#module-kit'

export const start: Start = {
  body: '<p>Write what a customer says about you.</p>',
  author: 'Customer name',
}
