import type { Start } from '#module-kit'

export const start: Start = {
  items: [
    { value: '00', label: 'What is counted here' },
    { value: '00', label: 'What is counted there' },
  ],
}
