import { escapeHtml } from '#base'
import type { PageDocument } from '#module-contract'
import { LEGAL_PAGES, type LegalPage, node, pageDocument } from '#pages/schema'
import { type Language, languageOf } from '#texts'
import { arabic } from './arabic.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import type { LegalTexts } from './legal-text.ts'

export const legalTexts: Record<Language, LegalTexts> = {
  en: english,
  de: german,
  fr: french,
  ar: arabic,
}

/** Titles of the legal pages in the site's language. */
export const legalTitles = (locale: string) =>
  LEGAL_PAGES.map(id => ({ id, title: legalTexts[languageOf(locale)][id].title }))

/** Draft with the usual sections and blanks in the site's language, for review by a lawyer. */
export function legalDocument(name: LegalPage, title: string, locale: string): PageDocument {
  const { lead, parts } = legalTexts[languageOf(locale)][name]
  const paragraph = (words: string) => `<p>${escapeHtml(words)}</p>`
  const body = parts
    .map(part => `<h2>${escapeHtml(part.heading)}</h2>${part.paragraphs.map(paragraph).join('')}`)
    .join('')
  return pageDocument({ title }, [
    node('section', name, {
      width: 'narrow',
      content: [
        node('heading', `${name}-title`, { text: title, level: 'h1', size: '4xl' }),
        ...(lead ? [node('text', `${name}-lead`, { body: paragraph(lead) })] : []),
        node('text', `${name}-text`, { body }),
      ],
    }),
  ])
}
