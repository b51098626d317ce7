import { type ModuleProps, ServerHtml, useTexts } from '#module-contract/client'
import { AlwaysAllow, useEnhanced } from '#ui/client'
import { basemapOf, categoryOf } from './basemap.ts'
import { parseCoordinates } from './coordinates.ts'
import { MapTools } from './MapTools.tsx'
import { PlaceList } from './PlaceList.tsx'
import type { Picture } from './picture.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'
import { useEngine } from './use-engine.ts'

/**
 * Places on a map and as a list (MAP-1). The list is the content, and the server's map image is
 * decorative; browsers with an interactive map replace it.
 */
export function PlaceMap(props: ModuleProps<typeof Props, Picture | undefined>) {
  const { root, data, places, layout } = props
  const t = useTexts<typeof texts>()
  const isEnhanced = useEnhanced()
  const basemap = basemapOf(props)
  const positions = places.map(place => parseCoordinates(place.coordinates))
  const isSketch = data?.isSketch ?? false
  const { stage, state, current, hasTrouble, start, engine } = useEngine(props, {
    basemap,
    positions,
    isSketch,
  })
  const hasPlace = positions.some(Boolean)
  // Without any position and center there is no map.
  const hasFrame = hasPlace || places.length === 0 || parseCoordinates(props.centre)
  // Also after a failure, because the host may be reachable again.
  const needsConsent = 'host' in basemap && isEnhanced && state !== 'live'

  return (
    <div
      {...root}
      data-layout={hasFrame && places.length > 0 ? layout : 'alone'}
      data-frame={hasFrame && (!isSketch || state === 'live') ? '' : undefined}
      data-state={state}
      data-consent-waits={'host' in basemap ? categoryOf(basemap) : undefined}
    >
      {hasFrame && (
        <div className="map-frame">
          <ServerHtml
            as="div"
            className="map-picture"
            aria-hidden="true"
            html={data?.picture ?? ''}
          />
          <div ref={stage} className="map-stage" suppressHydrationWarning />
          {needsConsent && (
            <div className="map-ask">
              <p>{t('loadsFrom', { host: basemap.host })}</p>
              <button
                type="button"
                className="button"
                aria-busy={state === 'loading' || undefined}
                onClick={start}
              >
                {t('showFrom', { host: basemap.host })}
              </button>
              <AlwaysAllow category={categoryOf(basemap)}>{t('always')}</AlwaysAllow>
            </div>
          )}
          {state === 'live' && <MapTools engine={engine} hasSeveral={hasPlace} />}
        </div>
      )}
      {hasTrouble && (
        <p className="map-trouble" role="status">
          {t(isSketch ? 'noStreets' : 'noDetails')}
        </p>
      )}
      {places.length > 0 && (
        <PlaceList
          {...props}
          positions={positions}
          current={current}
          show={state === 'live' ? index => engine.current?.show(index) : undefined}
        />
      )}
    </div>
  )
}
