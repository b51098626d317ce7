import type { Start } from '#module-contract'

export const start: Start = {
  items: [
    { name: 'Northfield' },
    { name: 'Hartmann & Sons' },
    { name: 'Lumen' },
    { name: 'Riverside' },
    { name: 'Alder & Co' },
  ],
}
