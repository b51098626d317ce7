export const DEFAULT_TITLE_PATTERN = '{title} – {site}'

/** What patterns of titles and descriptions may name. */
export interface PatternValues {
  title: string
  site: string
  tagline: string
  /** Of descriptions alone. */
  excerpt?: string | undefined
}

/** A pattern with its values put in; what stands beside a value that is empty does not stay at the ends. */
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

/** What stands in a browser's tab and in results; `details` say which part of a page it is. A page that is named as the site is says that once. */
export function fillTitle(
  pattern: string,
  values: PatternValues,
  details: readonly string[] = [],
): string {
  const title = [...details, values.title].join(' – ')
  if (values.title === values.site) return title
  return fillPattern(pattern || DEFAULT_TITLE_PATTERN, { ...values, title })
}
