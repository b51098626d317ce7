import type { Start } from '#module-contract'

export const start: Start = {
  columns: { desktop: 3, tablet: 2, phone: 1 },
  content: [
    { type: 'image', props: { id: 'item-image', image: { media: 'page:image' }, ratio: '3/2' } },
    {
      type: 'heading',
      props: {
        id: 'item-title',
        text: 'page:title',
        level: 'h3',
        size: 'l',
        link: { url: 'page:address' },
      },
    },
    { type: 'text', props: { id: 'item-text', body: 'page:excerpt' } },
  ],
}
