import type { Start } from '#module-kit'

export const start: Start = {
  columns: { desktop: 3, tablet: 2, phone: 1 },
  slides: [{ name: 'First slide' }, { name: 'Second slide' }, { name: 'Third slide' }],
}
