import type { Start } from '#module-contract'

const DAY_MS = 86_400_000
const DAYS_FROM_NOW = 30

export const start: Start = {
  title: 'Until the next event',
  endsAt: (Math.ceil(Date.now() / DAY_MS) + DAYS_FROM_NOW) * DAY_MS,
  endText: 'The event has started.',
}
