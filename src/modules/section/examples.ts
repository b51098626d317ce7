import type { Example } from '#module-kit'

export const examples: Example[] = [
  {
    name: 'A band with a heading and text',
    props: {
      space: 'small',
      content: [
        {
          type: 'heading',
          props: { id: 'section-title', text: 'Made once, used daily', level: 'h2' },
        },
        {
          type: 'text',
          props: {
            id: 'section-text',
            body: '<p>The first part makes it strong, the second makes it beautiful.</p>',
          },
        },
      ],
    },
  },
  {
    name: 'Inverse, for reading',
    props: {
      width: 'narrow',
      label: 'Opening hours',
      design: { preset: 'inverse' },
      content: [
        {
          type: 'text',
          props: { id: 'section-hours', body: '<p>Open Thursday to Saturday, 11 to 17.</p>' },
        },
      ],
    },
  },
]
