import { htmlToText, lengthOfReading, stripTags } from '#base'
import type { PageDocument } from '#module-kit'
import { createDocumentParser } from './document-parser.ts'
import type { DocumentRules } from './page-deps.ts'
import type { Article } from './schema.ts'

/** What stored documents say, worked out once for each. */
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

/** Ends a line: what stands within one has no space around it. */
const END_OF_LINE = /<\/(?:p|li|h[1-6]|td|th|blockquote|pre)>|<br\s?\/?>/g
/** Headings are no sentence of an excerpt. */
const HEADING = /<h([1-6])>[^<]{0,1000}<\/h\1>/g

const wordsOf = (html: string) => htmlToText(stripTags(html.replace(END_OF_LINE, '$& ')))

function toArticle(html: string): Article {
  return {
    html,
    excerpt: wordsOf(html.replace(HEADING, '')).slice(0, 1000),
    minutes: lengthOfReading(wordsOf(html)),
  }
}
