import type { Start } from '#module-kit'

export const start: Start = {
  title: 'What happens then',
  endsAt: Date.UTC(2030, 0, 1),
  endText: 'Message after the end',
}
