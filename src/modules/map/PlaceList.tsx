import { type PropsOf, ServerHtml, useTexts } from '#module-contract/client'
import { Anchor } from '#ui/client'
import type { Position } from './coordinates.ts'
import { directionsTo, searchFor } from './directions.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

type ListProps = Pick<PropsOf<typeof Props>, 'places' | 'level' | 'directions'> & {
  root: { id: string }
  positions: readonly (Position | undefined)[]
  /** Index of the place with an open popup. */
  current: number | undefined
  /** Shows a place on the map, if it can move. */
  show: ((index: number) => void) | undefined
}

/** Places as a list with all information of the map. */
export function PlaceList(props: ListProps) {
  const { root, places, level: Level, directions, positions, current, show } = props
  const t = useTexts<typeof texts>()
  return (
    <ol
      className="map-list plain-list"
      aria-label={t('places')}
      data-single={places.length === 1 ? '' : undefined}
    >
      {places.map(({ title, address, body, button, link }, index) => {
        const position = positions[index]
        const way = position ? directionsTo(position, directions) : searchFor(address, directions)
        return (
          <li
            key={index}
            id={`${root.id}-${index + 1}`}
            className="map-place"
            data-placed={position ? '' : undefined}
            data-current={current === index ? '' : undefined}
          >
            <div className="map-words">
              {title && (
                <ServerHtml as={Level} className="map-title">
                  {title}
                </ServerHtml>
              )}
              {address && (
                <p className="map-address">
                  {address.split('\n').map((line, at) => (
                    <span key={at}>{line} </span>
                  ))}
                </p>
              )}
              {body && <ServerHtml as="div" className="map-body" html={body} />}
              {(way || (button && link)) && (
                <p className="map-links">
                  {button && link && (
                    <Anchor link={link}>
                      <ServerHtml>{button}</ServerHtml>
                    </Anchor>
                  )}
                  {way && <a href={way}>{t(position ? 'directions' : 'findAddress')}</a>}
                </p>
              )}
            </div>
            {show && position && (
              <button type="button" className="map-show" onClick={() => show(index)}>
                {t('showOnMap')}
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
}
