/** Another image for phones, as in `<Picture>`. */
const PHONES = '(max-width: 767px)'
const WIDER = '(min-width: 768px)'

/**
 * Preload hints for the first image, so that browsers request it before they parse the styles.
 * @param sources Its `<source>` tags.
 */
export function firstImageLinks(sources: readonly string[]): string {
  // Browsers without support for the best format ignore the hint.
  const best = sources.map(readAttributes).filter(({ type }) => type === 'image/avif')
  const hasPhones = best.some(({ media }) => media === PHONES)
  return best
    .map(({ srcset = '', sizes = '', media = WIDER }) => {
      const screens = hasPhones ? ` media="${media}"` : ''
      return `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}"${screens} fetchpriority="high">\n`
    })
    .join('')
}

/** Attributes by lowercase name, with escaped values. */
const readAttributes = (tag: string): Partial<Record<string, string>> =>
  Object.fromEntries(
    [...tag.matchAll(/\s([a-z]+)="([^"]*)"/gi)].map(([, name = '', value]) => [
      name.toLowerCase(),
      value,
    ]),
  )
