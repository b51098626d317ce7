import type { PageNode } from '#module-contract'
import { node } from '#pages/schema'
import { createTranslate } from '#texts'
import { serverTexts } from '../../../texts.ts'

/** Content of the "not found" page. */
export function notFoundModules(locale: string): PageNode[] {
  const t = createTranslate(serverTexts, { locale })
  return [
    node('section', 'not-found', {
      width: 'narrow',
      content: [
        node('heading', 'not-found-title', { text: t('notFound.title'), level: 'h1' }),
        node('text', 'not-found-text', { body: `<p>${t('notFound.text')}</p>` }),
        node('search', 'not-found-search'),
        node('button', 'not-found-home', { label: t('home'), link: { url: '/' } }),
      ],
    }),
  ]
}
