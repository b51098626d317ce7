import type { Start } from '#module-contract'

export const start: Start = {
  items: [
    { value: '250', label: 'projects completed' },
    { value: '18', label: 'years of experience' },
    { value: '12', label: 'people in the team' },
  ],
}
