export const DEFAULT_TITLE_PATTERN = '{title} – {site}'

/** Values for title and description patterns. */
export interface PatternValues {
  title: string
  site: string
  tagline: string
  /** For descriptions only. */
  excerpt?: string | undefined
}

/** Fills a pattern, and trims separators next to empty values. */
export function fillPattern(pattern: string, values: PatternValues): string {
  const filled = pattern.replace(
    /\{(title|site|tagline|excerpt)\}/g,
    (_, name: keyof PatternValues) => values[name] ?? '',
  )
  const isComplete = Object.entries(values).every(
    ([name, value]) => value || !pattern.includes(`{${name}}`),
  )
  if (isComplete) return filled.trim()
  return filled.replace(/^[\s–—|·:,-]+/, '').replace(/[\s–—|·:,-]{1,20}$/, '')
}

/**
 * Title for browser tabs and search results; `details` name a part of the page. If the page has the
 * site's name, it is not repeated.
 */
export function fillTitle(
  pattern: string,
  values: PatternValues,
  details: readonly string[] = [],
): string {
  const title = [...details, values.title].join(' – ')
  if (values.title === values.site) return title
  return fillPattern(pattern || DEFAULT_TITLE_PATTERN, { ...values, title })
}
