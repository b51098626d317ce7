/** The picture of the first screen, as `<Picture priority>` of the module kit writes it. */
const FIRST = /<picture\b[^>]*>((?:<source\b[^>]*>)+)<img\b[^>]*\sfetchpriority="high"/i
/** As there: another image, or crop, for phones. */
const PHONES = '(max-width: 767px)'
const WIDER = '(min-width: 768px)'

/**
 * Hints by which a browser asks for the picture of the first screen as soon as a page begins, instead of when it has read as far as the
 * picture, behind all styles. What stands in a template may never be shown, and what comes after one not first.
 */
export function firstImageLinks(html: string): string {
  const [before = ''] = html.split('<template', 1)
  const sources = FIRST.exec(before)?.[1]?.match(/<source\b[^>]*>/gi) ?? []
  // Who does not know the best format passes over the hint.
  const best = sources.map(readAttributes).filter(({ type }) => type === 'image/avif')
  const hasPhones = best.some(({ media }) => media === PHONES)
  return best
    .map(({ srcset = '', sizes = '', media = WIDER }) => {
      const screens = hasPhones ? ` media="${media}"` : ''
      return `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}"${screens} fetchpriority="high">\n`
    })
    .join('')
}

/** By their names in small letters; values as they are written, escaped. */
const readAttributes = (tag: string): Partial<Record<string, string>> =>
  Object.fromEntries(
    [...tag.matchAll(/\s([a-z]+)="([^"]*)"/gi)].map(([, name = '', value]) => [
      name.toLowerCase(),
      value,
    ]),
  )
