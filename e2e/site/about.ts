import { type NewPage, node, pageDocument } from '#pages/schema'
import type { PictureIds } from './pictures.ts'

const tab = (name: string, title: string) => ({
  title,
  name,
  content: [node('text', `tab-${name}`, { body: `<p>What there is to say of ${title}.</p>` })],
})

const question = (id: string, title: string) =>
  node('toggle', id, { title, body: '<p>Yes, on every day of the week.</p>' })

/** Taller than a window, with tabs and toggles. */
export const aboutPage = (pictures: PictureIds): NewPage => ({
  path: '/about',
  document: pageDocument({ title: 'About us', description: 'Who we are and how we work.' }, [
    node('section', 'about-top', {
      content: [
        node('heading', 'about-title', { text: 'Two people and a shelf', level: 'h1' }),
        node('image', 'about-image', {
          image: { media: pictures.shelf },
          ratio: '16/9',
          priority: true,
          caption: 'The shelf on a Monday.',
        }),
      ],
    }),
    node('section', 'about-story', {
      content: [
        node('row', 'about-row', {
          layout: '1-2',
          columns: [
            node('column', 'about-a', {
              content: [node('heading', 'about-how', { text: 'How we work', size: '2xl' })],
            }),
            node('column', 'about-b', {
              content: [
                node('text', 'about-text', {
                  body: '<p>One of us packs, the other keeps the books.</p><p>On Fridays we swap.</p>',
                }),
              ],
            }),
          ],
        }),
      ],
    }),
    node('section', 'about-tabs-section', {
      design: { preset: 'tint' },
      content: [
        node('heading', 'about-tabs-title', { text: 'What it is made of' }),
        node('tabs', 'about-tabs', {
          label: 'Materials',
          items: [tab('paper', 'Paper'), tab('wood', 'Wood'), tab('steel', 'Steel')],
        }),
      ],
    }),
    node('section', 'about-questions', {
      content: [
        node('heading', 'about-questions-title', { text: 'Often asked', size: '2xl' }),
        question('about-q1', 'May we come by?'),
        question('about-q2', 'Do you repair what broke?'),
      ],
    }),
    node('section', 'about-end', {
      content: [
        node('image', 'about-table', { image: { media: pictures.table }, ratio: '16/9' }),
        node('button', 'about-button', { label: 'Write to us', link: { url: '/contact' } }),
      ],
    }),
  ]),
})
