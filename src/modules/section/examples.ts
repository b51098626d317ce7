import type { Example } from '#module-contract'

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
  {
    name: 'Over an image, with waves below',
    props: {
      image: { media: 'placeholder-wide', alt: '' },
      overlay: 60,
      space: 'large',
      bottomShape: 'waves',
      bottomShapeHeight: { desktop: 120, phone: 56 },
      content: [
        {
          type: 'heading',
          props: { id: 'section-image-title', text: 'What visitors see first', level: 'h2' },
        },
        {
          type: 'text',
          props: {
            id: 'section-image-text',
            body: '<p>A sentence on the image stays legible: the image is darkened behind it.</p>',
          },
        },
      ],
    },
  },
  {
    name: 'Shaped top and bottom',
    props: {
      width: 'narrow',
      space: 'large',
      topShape: 'tilt',
      bottomShape: 'tilt',
      topShapeHeight: 64,
      bottomShapeHeight: 64,
      bottomShapeFlip: true,
      design: { preset: 'accent' },
      content: [
        {
          type: 'heading',
          props: { id: 'section-cut-title', text: 'Come and see for yourself', level: 'h2' },
        },
      ],
    },
  },
  {
    name: 'Gradients in layers, hills in front',
    props: {
      space: 'large',
      bottomShape: 'hills',
      bottomShapeHeight: 96,
      bottomShapeFront: true,
      bottomShapeColour: 'secondary',
      design: {
        background: {
          colour: 'tint',
          gradient: { type: 'linear', angle: 200, from: '#e59a7255', to: '#e59a7200' },
          layers: [{ gradient: { type: 'radial', from: '#ffffff66', to: '#ffffff00' } }],
        },
      },
      content: [
        {
          type: 'heading',
          props: { id: 'section-hills-title', text: 'A place of its own', level: 'h2' },
        },
        {
          type: 'text',
          props: {
            id: 'section-hills-text',
            body: '<p>Room for one thought, and air around it.</p>',
          },
        },
      ],
    },
  },
]
