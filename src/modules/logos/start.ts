import type { Start } from '#module-kit'

export const start: Start = {
  items: [
    { name: 'Northfield' },
    { name: 'Hartmann & Sons' },
    { name: 'Lumen' },
    { name: 'Riverside' },
    { name: 'Alder & Co' },
  ],
}
