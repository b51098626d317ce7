import type { Start } from '#module-kit'

export const start: Start = {
  items: [
    { title: 'What is counted here', percent: 75 },
    { title: 'What is counted there', percent: 50 },
  ],
}
