import { select } from './select.ts'

/** Of a title within a page's content: the page itself has the first level. */
export function headingLevel(options: { default: 'h2' | 'h3' | 'h4'; help?: string }) {
  return select({
    label: 'Heading level',
    ...options,
    options: { h2: 'H2', h3: 'H3', h4: 'H4' },
  })
}
