import { imageUrl, originalUrl, useTexts } from '#module-contract/client'
import type { FilterValue } from '#shop/client'
import type { texts } from './texts.ts'

export function Choice({ id, name, value }: { id: string; name: string; value: FilterValue }) {
  const { swatch } = value
  return (
    <label className="filter-choice" htmlFor={id} data-none={value.count === 0 || undefined}>
      <input id={id} type="checkbox" name={name} value={value.slug} defaultChecked={value.chosen} />
      {swatch &&
        ('colour' in swatch ? (
          <span className="filter-swatch" style={{ background: swatch.colour }} />
        ) : (
          <img
            className="filter-swatch"
            src={
              swatch.picture.widths[0]
                ? imageUrl(swatch.picture.id, swatch.picture.widths[0], 'webp')
                : originalUrl(swatch.picture.id)
            }
            alt=""
            width="18"
            height="18"
            loading="lazy"
          />
        ))}
      <bdi>{value.name}</bdi> <Count count={value.count} />
    </label>
  )
}

export function Count({ count }: { count: number }) {
  const t = useTexts<typeof texts>()
  return (
    <span className="filter-count">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('countOf', { count })}</span>
    </span>
  )
}
