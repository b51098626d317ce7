import type { Start } from '#module-contract'

export const start: Start = {
  places: [
    {
      title: 'Visit us',
      coordinates: '48.2082, 16.3738',
      address: '1 Example Street, 1010 Vienna',
      body: '<p>Five minutes from the main station.</p>',
    },
  ],
}
