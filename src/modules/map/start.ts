import type { Start } from '#module-kit'

export const start: Start = {
  places: [
    {
      title: 'Name of the place',
      coordinates: '48.2082, 16.3738',
      address: 'Street and number, postcode and town',
      body: '<p>Say how to get there.</p>',
    },
  ],
}
