import { type ModuleProps, useTexts } from '#module-contract'
import { Icon } from '#ui'
import type { SeriesData } from './load.server.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** The parts of the page's series. Nothing if the page has no series or is its only part. */
export function Series(props: ModuleProps<typeof Props, SeriesData>) {
  const { root, data, layout, style, level: Level, showDescription, linkArchive } = props
  const t = useTexts<typeof texts>()
  const { series, current, href } = data
  const parts = series?.parts ?? []
  if (!series || parts.length < 2) return <div {...root} />
  const number = parts.findIndex(part => part.id === current) + 1
  const place = number > 0 ? t('partOf', { number, count: parts.length }) : t('series')
  const name =
    linkArchive && href ? (
      <a href={href} dir="auto">
        {series.name}
      </a>
    ) : (
      <span dir="auto">{series.name}</span>
    )
  const list = (
    <ol className="series-parts">
      {parts.map(part => (
        <li key={part.id} aria-current={part.id === current ? 'true' : undefined}>
          {part.id === current ? (
            <span dir="auto">{part.title}</span>
          ) : (
            <a href={part.path} dir="auto">
              {part.title}
            </a>
          )}
        </li>
      ))}
    </ol>
  )
  return (
    <div {...root} data-layout={layout} data-style={style}>
      {layout === 'folded' ? (
        <details className="series-all">
          <summary className="series-summary">
            <span>
              <span className="series-place">{place}</span> <span dir="auto">{series.name}</span>
            </span>
            <Icon name="chevron-down" />
          </summary>
          {list}
        </details>
      ) : layout === 'line' ? (
        <p className="series-all series-line">
          <span className="series-place">{place}</span> {name}
        </p>
      ) : (
        <nav className="series-all" aria-label={t('partsOf', { name: series.name })}>
          <p className="series-place">{place}</p>
          <Level className="series-name">{name}</Level>
          {showDescription && series.description && (
            <p className="series-description">{series.description}</p>
          )}
          {list}
        </nav>
      )}
    </div>
  )
}
