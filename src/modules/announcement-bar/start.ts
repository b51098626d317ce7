import type { Start } from '#module-kit'

export const start: Start = {
  messages: [{ text: 'We are now open on Saturdays, too.' }],
}
