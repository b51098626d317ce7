import type { Start } from '#module-contract'

export const start: Start = {
  messages: [{ text: 'We are now open on Saturdays, too.' }],
}
