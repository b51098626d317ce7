import type { Start } from '#module-kit'

export const start: Start = {
  items: [
    { value: '120', label: 'What is counted here' },
    { value: '45', label: 'What is counted there' },
    { value: '8', label: 'What else is counted' },
  ],
}
