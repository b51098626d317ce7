import type { Start } from '#module-contract'

export const start: Start = {
  items: [
    { network: 'instagram', label: '@your-name' },
    { network: 'facebook', label: 'Your page' },
  ],
}
