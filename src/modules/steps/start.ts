import type { Start } from '#module-kit'

export const start: Start = {
  steps: [
    { title: 'Step one', body: '<p>Say what happens first.</p>' },
    { title: 'Step two', body: '<p>Say what happens then.</p>' },
    { title: 'Step three', body: '<p>Say how it ends.</p>' },
  ],
}
