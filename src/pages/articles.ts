import { htmlToText, lengthOfReading, stripTags } from '#base'
import type { PageDocument } from '#module-contract'
import { createDocumentParser } from './document-parser.ts'
import type { DocumentRules } from './page-deps.ts'
import type { Article } from './schema.ts'

/** Text content of stored documents, computed once per document. */
export function createArticles({ upgrade, articleHtml }: DocumentRules) {
  const parse = createDocumentParser()
  const known = new WeakMap<PageDocument, Article>()
  return (id: string, stored: string): Article => {
    const document = parse(id, stored)
    const article = known.get(document) ?? toArticle(articleHtml(upgrade(document)))
    known.set(document, article)
    return article
  }
}

/** Block ends are followed by a space, inline elements are not. */
const END_OF_LINE = /<\/(?:p|li|h[1-6]|td|th|blockquote|pre)>|<br\s?\/?>/g
/** Headings are not part of excerpts. */
const HEADING = /<h([1-6])>[^<]{0,1000}<\/h\1>/g

const wordsOf = (html: string) => htmlToText(stripTags(html.replace(END_OF_LINE, '$& ')))

function toArticle(html: string): Article {
  return {
    html,
    excerpt: wordsOf(html.replace(HEADING, '')).slice(0, 1000),
    minutes: lengthOfReading(wordsOf(html)),
  }
}
