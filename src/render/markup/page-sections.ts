import { htmlToText } from '#base'
import type { Markup } from './read-markup.ts'

/** A top-level section, by element id. */
export interface PageSection {
  id: string
  /** Its first heading, if any. */
  title: string | undefined
}

/** Top-level sections of a page (HDR-8). */
export function titleSections({
  html,
  sections,
}: Pick<Markup, 'html' | 'sections'>): PageSection[] {
  return sections.map(({ id, headings }) => {
    const titles = headings.map(({ content }) => htmlToText(html.slice(content.start, content.end)))
    return { id, title: titles.find(Boolean) }
  })
}
