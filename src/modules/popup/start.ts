import type { Start } from '#module-contract'

export const start: Start = {
  content: [
    { type: 'heading', props: { id: 'title', text: 'News once a month', size: 'xl' } },
    {
      type: 'text',
      props: { id: 'text', body: '<p>New offers, dates and a look behind the scenes.</p>' },
    },
    { type: 'button', props: { id: 'button', label: 'Learn more' } },
  ],
}
