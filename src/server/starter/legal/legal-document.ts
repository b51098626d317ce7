import { escapeHtml } from '#base'
import type { PageDocument } from '#module-kit'
import { type LegalPage, node, pageDocument } from '#pages/schema'
import { english } from './english.ts'
import { german } from './german.ts'

/** A draft for the owner's lawyer: the usual parts, with blanks, in the language of the site where there is one. */
export function legalDocument(name: LegalPage, title: string, locale: string): PageDocument {
  const { lead, parts } = (locale.startsWith('de') ? german : english)[name]
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
