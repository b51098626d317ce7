import { type NewPage, node, pageDocument } from '#pages/schema'

/** Search results page. */
export const page: NewPage = {
  path: '/search',
  document: pageDocument({ title: 'Search', noindex: true }, [
    node('section', 'search-top', {
      space: 'small',
      content: [
        node('heading', 'search-title', { text: 'Look for something', level: 'h1', size: '4xl' }),
        node('search', 'search-field', {
          style: 'line',
          size: 'l',
          button: 'text',
          placeholder: 'A bowl, a glaze, a name',
        }),
      ],
    }),
    node('section', 'search-found', {
      space: 'small',
      content: [node('search-results', 'search-results', { perPage: 12 })],
    }),
  ]),
}
