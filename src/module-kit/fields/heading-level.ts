import { select } from './select.ts'

/** Heading level of a title inside a page's content. The page title has level 1. */
export function headingLevel(options: { default: 'h2' | 'h3' | 'h4'; help?: string }) {
  return select({
    label: 'Heading level',
    ...options,
    options: { h2: 'H2', h3: 'H3', h4: 'H4' },
  })
}
