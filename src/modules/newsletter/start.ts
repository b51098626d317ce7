import type { Start } from '#module-contract'

export const start: Start = {
  title: 'News once a month',
  text: 'New offers, dates and a look behind the scenes.',
}
