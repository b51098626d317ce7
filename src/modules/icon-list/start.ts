import type { Start } from '#module-contract'

export const start: Start = {
  items: [
    { text: 'The first consultation is free' },
    { text: 'A fixed price before we start' },
    { text: 'Ready within two weeks' },
  ],
}
