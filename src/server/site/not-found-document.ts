import { createMemo } from '#base'
import type { PageDocument } from '#module-kit'
import { createTranslate } from '#texts'
import { serverTexts } from '../texts.ts'

/** Shown where the owner has made no page at `/404`; one document for each locale. */
export const notFoundDocument = createMemo((locale): PageDocument => {
  const t = createTranslate(serverTexts, { locale })
  return {
    schema: 1,
    upgrades: {},
    root: { props: { title: t('notFound.page') } },
    content: [
      {
        type: 'section',
        props: {
          id: 'not-found',
          width: 'narrow',
          content: [
            {
              type: 'heading',
              props: { id: 'not-found-title', text: t('notFound.title'), level: 'h1' },
            },
            { type: 'text', props: { id: 'not-found-text', body: `<p>${t('notFound.text')}</p>` } },
            { type: 'search', props: { id: 'not-found-search' } },
            {
              type: 'button',
              props: { id: 'not-found-home', label: t('home'), link: { url: '/' } },
            },
          ],
        },
      },
    ],
  }
})
