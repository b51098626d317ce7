import type { Start } from '#module-contract'

export const start: Start = {
  points: [
    { title: 'Title of the point', body: '<p>Say what is to be seen here.</p>', x: 30, y: 40 },
    {
      title: 'Title of the second point',
      body: '<p>Say what is to be seen here.</p>',
      x: 65,
      y: 60,
    },
  ],
}
