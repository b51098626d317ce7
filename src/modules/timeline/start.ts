import type { Start } from '#module-kit'

export const start: Start = {
  entries: [
    { when: 'Year', title: 'How it began', body: '<p>Tell of the beginning.</p>' },
    { when: 'Today', title: 'Where it stands', body: '<p>Tell of today.</p>' },
  ],
}
