import { type NewPage, node, pageDocument } from '#pages/schema'

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
          node('post-list', 'journal-posts', {
            label: 'Journal',
            lead: true,
            columns: { desktop: 2, tablet: 2, phone: 1 },
            showAuthor: false,
            showCategories: false,
            perPage: 7,
            priority: true,
          }),
        ],
      }),
    ],
  ),
}
