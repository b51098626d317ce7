import type { PageDocument } from '#module-kit'

/** Shown where the owner has made no page at `/404`. */
export const NOT_FOUND: PageDocument = {
  schema: 1,
  upgrades: {},
  root: { props: { title: 'Page not found' } },
  content: [
    {
      type: 'section',
      props: {
        id: 'not-found',
        width: 'narrow',
        content: [
          {
            type: 'heading',
            props: { id: 'not-found-title', text: 'There is nothing here', level: 'h1' },
          },
          {
            type: 'text',
            props: {
              id: 'not-found-text',
              body: '<p>The page may have moved, or the address has a typing mistake.</p>',
            },
          },
          {
            type: 'button',
            props: { id: 'not-found-home', label: 'To the home page', link: { url: '/' } },
          },
        ],
      },
    },
  ],
}
