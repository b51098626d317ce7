import type { OutlineEntry } from '#module-contract'
import { applyEdits } from './apply-edits.ts'
import type { PageHtml } from './page-html.ts'
import { outlinePage } from './page-outline.ts'
import { type Markup, readMarkup } from './read-markup.ts'

const PLACE = /^<!--last:(\d{1,4})-->$/

/** Placeholder for a module that is rendered after the others. */
export const lastPlace = (position: number) => `<!--last:${position}-->`

/**
 * Gives the headings of the content ids and puts the modules that list them into their places.
 * @param render Renders the module of a place; undefined if there is none.
 */
export function placeLast(
  page: PageHtml,
  render: (position: number, outline: readonly OutlineEntry[]) => string | undefined,
): { page: PageHtml; placeIn(html: string): string } {
  const read = (html = '') => readMarkup(html, { ids: true })
  const content = read(page.html)
  const others = [page.header, page.footer, page.popups].map(read)
  const { outline, edits } = outlinePage(content, others)
  const placesIn = ({ html, comments }: Markup) =>
    comments.flatMap(({ start, end }) => {
      const position = PLACE.exec(html.slice(start, end))?.[1]
      const module = position && render(Number(position), outline)
      return module === undefined ? [] : [{ start, end, html: module }]
    })
  const placeIn = (html: string) => applyEdits(html, placesIn(readMarkup(html)))
  const placed = {
    html: applyEdits(page.html, [...edits, ...placesIn(content)]),
    header: page.header && placeIn(page.header),
    footer: page.footer && placeIn(page.footer),
    popups: placeIn(page.popups),
  }
  return { page: placed, placeIn }
}
