import type { Start } from '#module-contract'

export const start: Start = {
  title: 'Opening hours',
  hours: [
    { days: 'weekdays', opens: '10:00', closes: '18:00' },
    { days: 'saturday', opens: '10:00', closes: '14:00' },
  ],
}
