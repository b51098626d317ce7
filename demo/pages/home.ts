import { type DemoPage, node, pageDocument } from '../page.ts'

export const page: DemoPage = {
  path: '/',
  document: pageDocument(
    {
      title: 'Atelier Nord',
      description: 'A small ceramics studio in Bergen: stoneware and porcelain for every day, courses and commissions.',
      image: 'hero',
    },
    [
      node('section', 'hero', {
        content: [
          node('heading', 'hero-title', {
            text: 'Pots for every day, made slowly',
            level: 'h1',
            size: '5xl',
          }),
          node('image', 'hero-image', { image: { media: 'hero' }, priority: true }),
        ],
      }),
    ],
  ),
}
