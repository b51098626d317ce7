import { type NewPage, node, pageDocument } from '#pages/schema'
import { two } from '../compose.ts'

/** Page for unknown URLs. */
export const page: NewPage = {
  path: '/404',
  document: pageDocument({ title: 'Not here', noindex: true }, [
    node('section', 'lost', {
      space: 'small',
      content: [
        two(
          'lost-row',
          '1-1',
          [
            node('statistics', 'lost-number', {
              size: 'huge',
              items: [{ value: '404', label: 'of the pieces in the path to our door' }],
            }),
            node('heading', 'lost-title', { text: 'This one broke in the kiln', level: 'h1' }),
            node('text', 'lost-text', {
              size: 'l',
              body: '<p>There is no page at this address. It may have moved, or there is a slip in it.</p>',
            }),
            node('search', 'lost-search', {
              style: 'line',
              placeholder: 'A bowl, a glaze, a name',
            }),
            node('button-group', 'lost-ways', {
              buttons: [
                { label: 'See what survived', link: { url: '/shop' } },
                { label: 'Tell us what you looked for', link: { url: '/contact' }, style: 'quiet' },
              ],
            }),
          ],
          [
            node('image', 'lost-image', {
              image: { media: 'journal-foot', alt: '' },
              ratio: '4/5',
              sizes: 'half',
            }),
          ],
          { align: 'end' },
        ),
      ],
    }),
    node('section', 'lost-map', {
      design: { preset: 'tint' },
      label: 'Everything that is here',
      content: [
        node('sitemap', 'lost-sitemap', {
          layout: 'columns',
          columns: { desktop: 4, tablet: 2, phone: 1 },
        }),
      ],
    }),
  ]),
}
