import { type NewPage, node, pageDocument } from '#pages/schema'

/** What visitors see at an address that leads nowhere. */
export const page: NewPage = {
  path: '/404',
  document: pageDocument({ title: 'Not here', noindex: true }, [
    node('section', 'lost', {
      content: [
        node('row', 'lost-row', {
          layout: '1-1',
          gap: 'wide',
          align: 'center',
          columns: [
            node('column', 'lost-words', {
              content: [
                node('heading', 'lost-title', {
                  text: 'This one broke in the kiln',
                  level: 'h1',
                  size: '4xl',
                }),
                node('text', 'lost-text', {
                  size: 'l',
                  body: '<p>There is no page at this address. It may have moved, or there is a slip in it.</p>',
                }),
                node('button', 'lost-shop', { label: 'See what survived', link: { url: '/shop' } }),
              ],
            }),
            node('column', 'lost-picture', {
              content: [
                node('image', 'lost-image', {
                  image: { media: 'journal-foot', alt: '' },
                  ratio: '4/3',
                  sizes: 'half',
                }),
              ],
            }),
          ],
        }),
      ],
    }),
  ]),
}
