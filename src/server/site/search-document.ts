import { createMemo } from '#base'
import type { PageDocument } from '#module-kit'
import { pageDocument } from '#pages/schema'
import { createTranslate } from '#texts'
import { serverTexts } from '../texts.ts'

/** Where searches lead that name no other page. */
export const SEARCH_PATH = '/search'

/** Shown where the owner has made no page at `/search`; one document for each locale. */
export const searchDocument = createMemo((locale): PageDocument => {
  const title = createTranslate(serverTexts, { locale })('search.page')
  return {
    schema: 1,
    upgrades: {},
    root: { props: { title, noindex: true } },
    content: [
      {
        type: 'section',
        props: {
          id: 'search-page',
          content: [
            { type: 'heading', props: { id: 'search-title', text: title, level: 'h1' } },
            {
              type: 'search',
              props: { id: 'search', style: 'line', size: 'l', button: 'text' },
            },
            { type: 'search-results', props: { id: 'results' } },
          ],
        },
      },
    ],
  }
})

/** In the place of the above, under a template that shows by itself what was found: the same object each time. */
const nothingMore = pageDocument({ title: 'search' }, [])

/** What the program says of searches under a template. */
export function searchUnder(document: PageDocument, template: PageDocument | undefined) {
  const showsResults = JSON.stringify(template?.content ?? []).includes('"search-results"')
  return showsResults ? nothingMore : document
}
