import { applyEdits, type Edit } from './apply-edits.ts'
import { createLandmarkNames } from './name-landmarks.ts'
import type { PageHtml } from './page-html.ts'
import { type PageSection, titleSections } from './page-sections.ts'
import { type Markup, readMarkup } from './read-markup.ts'

/** Facts about the HTML of a page that other parts of it depend on. */
export interface HtmlFacts {
  /** `<source>` tags of the first image with priority. */
  firstImage: readonly string[]
  /** Top-level sections of the content. */
  sections(): PageSection[]
  /** Tags of media elements. */
  media: string
}

/**
 * Reads the HTML of a page once, and adjusts what depends on the whole page.
 * @param unsent HTML that the page needs policy sources for, but does not contain.
 */
export function finishHtml(
  page: PageHtml,
  { isEmbedded = false, unsent }: { isEmbedded?: boolean | undefined; unsent: readonly string[] },
): { page: PageHtml; facts: HtmlFacts } {
  const namesIn = createLandmarkNames()
  const header = readMarkup(page.header ?? '')
  const content = readMarkup(page.html, { fragmentLinks: isEmbedded })
  const footer = readMarkup(page.footer ?? '')
  const popups = readMarkup(page.popups)
  const finished = {
    header: page.header && applyEdits(page.header, namesIn(header)),
    html: applyEdits(page.html, [...namesIn(content), ...linksInFrame(content)]),
    footer: page.footer && applyEdits(page.footer, namesIn(footer)),
    popups: applyEdits(page.popups, namesIn(popups)),
  }
  const all = [header, content, footer, popups, ...unsent.map(html => readMarkup(html))]
  const media = all.map(one => one.media).join('')
  const facts = { firstImage: content.firstImage, sections: () => titleSections(content), media }
  return { page: finished, facts }
}

/** Links open outside the frame through `base`, except links to fragments of the page. */
const linksInFrame = ({ fragmentLinks }: Markup): Edit[] =>
  fragmentLinks.map(at => ({ start: at, end: at, html: ' target="_self"' }))
