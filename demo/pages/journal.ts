import { type NewPage, node, pageDocument } from '#pages/schema'
import { mark, opening } from '../compose.ts'

export const page: NewPage = {
  path: '/journal',
  document: pageDocument(
    {
      title: 'Journal',
      description: 'Notes on clay, glaze and fire, written when the kiln cools down.',
      image: 'journal-celadon',
    },
    [
      opening(
        'journal',
        'Written while the kiln cools down',
        'Two days after each firing there is nothing to do but wait. Then one of us writes down what the fire has taught us.',
      ),
      node('section', 'journal', {
        space: 'small',
        content: [
          node('post-list', 'posts', {
            label: 'Journal',
            layout: 'list',
            ratio: '3/2',
            priority: true,
          }),
        ],
      }),
      node('section', 'journal-subjects', {
        design: { preset: 'hairline' },
        space: 'small',
        content: [
          node('loop', 'subjects', {
            label: 'Subjects',
            source: 'post-categories',
            columns: { desktop: 2, phone: 1 },
            gap: 'large',
            content: [
              node('heading', 'subject-name', {
                text: 'page:title',
                level: 'h2',
                size: '2xl',
                link: { url: 'page:address' },
              }),
              node('text', 'subject-words', { body: 'page:excerpt' }),
            ],
          }),
        ],
      }),
      node('section', 'journal-letters', {
        space: 'small',
        content: [
          node('newsletter', 'letters', {
            title: 'Letters from the kiln',
            text: 'Four times a year, when it has cooled down: what came out, dates of courses, and seconds before they are in the shop.',
            firstName: true,
            layout: 'split',
          }),
        ],
      }),
      mark('journal'),
    ],
  ),
}
