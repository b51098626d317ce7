import type { Start } from '#module-kit'

export const start: Start = {
  items: [
    { network: 'instagram', label: '@your-name' },
    { network: 'facebook', label: 'Your page' },
  ],
}
