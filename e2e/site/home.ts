import { type NewPage, node, pageDocument } from '#pages/schema'
import type { PictureIds, PictureName } from './pictures.ts'

const card = (id: string, media: string, title: string) =>
  node('column', `${id}-column`, {
    content: [
      node('blurb', id, {
        image: { media, alt: '' },
        title,
        body: '<p>Two lines of what the entry is about.</p>',
        link: { url: '/news/first-entry' },
      }),
    ],
  })

const steps = ['You order', 'We pack', 'You unpack'].map(title => ({
  title,
  body: '<p>It takes a day or two, and a message tells when it is done.</p>',
}))

/** A long page with many islands, ending with an anchor and content below it. */
export function homePage(pictures: PictureIds): NewPage {
  const works: PictureName[] = ['shelf', 'window', 'table', 'lamp', 'clock', 'green']
  return {
    path: '/',
    document: pageDocument({ title: 'Harbor Supply', description: 'Things for a desk.' }, [
      node('section', 'start', {
        content: [
          node('heading', 'start-title', {
            text: 'Things for a desk, made to last',
            level: 'h1',
            size: '5xl',
          }),
          node('text', 'start-text', { body: '<p>Sent within two days.</p>' }),
          node('button', 'start-button', { label: 'To the shop', link: { url: '/shop' } }),
          node('image', 'start-image', {
            image: { media: pictures.shelf },
            ratio: '21/9',
            priority: true,
          }),
        ],
      }),
      node('section', 'new', {
        content: [
          node('heading', 'new-title', { text: 'New this month' }),
          node('product-grid', 'new-products', {
            source: 'featured',
            perPage: 4,
            controls: false,
            level: 'h3',
          }),
        ],
      }),
      node('section', 'rooms', {
        design: { preset: 'tint' },
        content: [
          node('heading', 'rooms-title', { text: 'Rooms', kicker: 'Seen' }),
          node('gallery', 'rooms-gallery', {
            label: 'Rooms',
            perPage: 6,
            columns: { desktop: 3, tablet: 2, phone: 1 },
            items: works.map(name => ({ image: { media: pictures[name] }, title: `A ${name}` })),
          }),
        ],
      }),
      node('section', 'steps', {
        content: [
          node('heading', 'steps-title', { text: 'How it works' }),
          node('accordion', 'steps-list', { items: steps }),
        ],
      }),
      node('section', 'courses', {
        design: { preset: 'inverse' },
        label: 'Courses',
        content: [
          node('heading', 'courses-title', { text: 'Three evenings', kicker: 'Courses' }),
          node('countdown', 'courses-countdown', {
            title: 'The next course begins in',
            endsAt: Date.now() + 23 * 86_400_000,
          }),
        ],
      }),
      node('section', 'numbers', {
        label: 'In numbers',
        content: [
          node('number-counter', 'numbers-orders', { title: 'orders a year', number: 4200 }),
          node('testimonial', 'numbers-voice', {
            body: '<p>We ordered forty and kept two for ourselves.</p>',
            author: 'An office by the sea',
          }),
        ],
      }),
      node('section', 'news', {
        design: { preset: 'hairline' },
        content: [
          node('heading', 'news-title', { text: 'News' }),
          node('row', 'news-row', {
            layout: '1-1-1',
            columns: [
              card('news-a', pictures.shelf, 'The first entry'),
              card('news-b', pictures.window, 'The second entry'),
              card('news-c', pictures.table, 'The third entry'),
            ],
          }),
        ],
      }),
      node('section', 'visit', {
        content: [
          node('heading', 'visit-title', { text: 'Come by' }),
          node('image', 'visit-image', { image: { media: pictures.window }, ratio: '16/9' }),
        ],
      }),
    ]),
  }
}
