import type { Start } from '#module-contract'

export const start: Start = {
  columns: [
    { type: 'column', props: { id: 'column' } },
    { type: 'column', props: { id: 'column-2' } },
  ],
}
