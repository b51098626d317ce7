import { imageUrl, originalUrl, useTexts } from '#module-contract/client'
import type { ShownSwatch, CardSwatches as Swatches } from '#shop/client'
import type { texts } from './texts.ts'

/** Colors of a product as links to its variants. */
export function CardSwatches({ swatches, path }: { swatches: Swatches; path: string }) {
  const t = useTexts<typeof texts>()
  const { values, more } = swatches
  return (
    <ul className="plain-list product-card-swatches" aria-label={t('colors')}>
      {values.map(({ value, path: href, swatch }) => (
        <li key={value}>
          <a href={href} title={value}>
            <Mark swatch={swatch} />
            <span className="visually-hidden">{value}</span>
          </a>
        </li>
      ))}
      {more > 0 && (
        <li>
          <a href={path} aria-label={t('moreColors', { count: more })}>
            <bdi>+{more}</bdi>
          </a>
        </li>
      )}
    </ul>
  )
}

function Mark({ swatch }: { swatch: ShownSwatch }) {
  if ('colour' in swatch) return <span style={{ background: swatch.colour }} />
  const { id, widths } = swatch.picture
  const [smallest] = widths
  const src = smallest ? imageUrl(id, smallest, 'webp') : originalUrl(id)
  return <img src={src} alt="" width="18" height="18" loading="lazy" />
}
