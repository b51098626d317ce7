/** First image with `priority`, as `<Picture>` renders it. */
const FIRST = /<picture\b[^>]*>((?:<source\b[^>]*>)+)<img\b[^>]*\sfetchpriority="high"/i
/** Another image for phones, as in `<Picture>`. */
const PHONES = '(max-width: 767px)'
const WIDER = '(min-width: 768px)'

/**
 * Preload hints for the first image, so that browsers request it before they parse the styles.
 * Images in or after a `template` are ignored.
 */
export function firstImageLinks(html: string): string {
  const [before = ''] = html.split('<template', 1)
  const sources = FIRST.exec(before)?.[1]?.match(/<source\b[^>]*>/gi) ?? []
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
