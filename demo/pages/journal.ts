import { type NewPage, node, pageDocument } from '#pages/schema'

const entries = [
  [
    'two-per-cent-of-iron',
    'journal-celadon',
    'Two per cent of iron',
    'Why celadon is green, and why ours is a little grey.',
  ],
  [
    'look-under-the-bowl',
    'journal-foot',
    'Look under the bowl',
    'A foot ring tells who made a pot, and how much they cared.',
  ],
  [
    'a-jar-that-leans',
    'journal-shelf',
    'A jar that leans',
    'The moon jar is made of two bowls, and shows it.',
  ],
] as const

export const page: NewPage = {
  path: '/journal',
  document: pageDocument(
    {
      title: 'Journal',
      description: 'Notes from the studio: glazes, forms, and what the kiln decided.',
      image: 'journal-celadon',
    },
    [
      node('section', 'journal', {
        content: [
          node('heading', 'journal-title', { text: 'Journal', level: 'h1' }),
          node('row', 'journal-row', {
            layout: '1-1-1',
            columns: entries.map(([slug, media, title, body]) =>
              node('column', `${slug}-column`, {
                content: [
                  node('blurb', `${slug}-card`, {
                    image: { media, alt: '' },
                    title,
                    level: 'h2',
                    body: `<p>${body}</p>`,
                    link: { url: `/journal/${slug}` },
                  }),
                ],
              }),
            ),
          }),
        ],
      }),
    ],
  ),
}
