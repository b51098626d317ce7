import type { Start } from '#module-contract'

export const start: Start = {
  body: '<p>They listened, kept every date and were always easy to reach. We would choose them again.</p>',
  author: 'Maria Lindner',
  job: 'Customer since 2019',
}
