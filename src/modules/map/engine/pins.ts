import { LngLatBounds, type Map as MapLibre, Marker } from 'maplibre-gl'
import { groupPins, type PinGroup } from '../group-pins.ts'
import { project, unproject, worldPx } from '../mercator.ts'
import type { EngineLocation, EngineOptions } from './engine.ts'

/** Distance beyond the viewport at which pins are created. */
const AHEAD_PX = 80

/**
 * Pins as buttons; overlapping ones are grouped. Only visible pins have elements, so thousands of
 * places are possible.
 */
export function createPins(
  map: MapLibre,
  { places, t }: Pick<EngineOptions, 'places' | 't'>,
  onPress: (places: EngineLocation[], pin: HTMLElement) => void,
) {
  const shown = new Map<string, Marker>()
  const byIndex = new Map(places.map(place => [place.index, place]))
  const points = places.map(place => ({ ...project(place.position), index: place.index }))

  function update() {
    // MapLibre's tiles are twice as wide as those of the zoom scale.
    const world = worldPx(map.getZoom() + 1)
    const groups = groupPins(
      points.map(({ x, y, index }) => ({ x: x * world, y: y * world, index })),
    )
    const wanted = new Map(groups.filter(isInView).map(group => [group.indexes.join(' '), group]))
    for (const [key, marker] of shown) {
      if (wanted.has(key)) continue
      marker.remove()
      shown.delete(key)
    }
    for (const [key, group] of wanted) if (!shown.has(key)) shown.set(key, add(group))
  }

  function placesOf({ indexes }: PinGroup): EngineLocation[] {
    return indexes.flatMap(index => byIndex.get(index) ?? [])
  }

  function lngLatOf(group: PinGroup): [number, number] {
    const [first] = placesOf(group)
    return first ? [first.position.longitude, first.position.latitude] : [0, 0]
  }

  function isInView(group: PinGroup): boolean {
    const { clientWidth, clientHeight } = map.getContainer()
    const [longitude, latitude] = lngLatOf(group)
    return [-360, 0, 360].some(turn => {
      const { x, y } = map.project([longitude + turn, latitude])
      const isAcross = x > -AHEAD_PX && x < clientWidth + AHEAD_PX
      return isAcross && y > -AHEAD_PX && y < clientHeight + AHEAD_PX
    })
  }

  function add(group: PinGroup): Marker {
    const own = placesOf(group)
    const element = document.createElement('button')
    element.type = 'button'
    element.className = 'map-marker'
    element.dataset.indexes = group.indexes.join(' ')
    const isMany = own.length > 1
    const [first] = own
    const pin = document.createElement('span')
    pin.className = 'map-pin'
    if (isMany) pin.dataset.many = ''
    if (isMany) pin.textContent = `${own.length}×`
    else if (places.length > 1) pin.textContent = `${(first?.index ?? 0) + 1}`
    // The visible text is part of the accessible name, for voice control.
    const words = isMany ? t('several', { count: own.length }) : (first?.title ?? '')
    element.setAttribute('aria-label', `${pin.textContent} ${words}`.trim())
    element.append(pin)
    element.addEventListener('click', event => {
      // The map would close the popup that this opens.
      event.stopPropagation()
      onPress(own, element)
    })
    return new Marker({ element, anchor: 'bottom' }).setLngLat(lngLatOf(group)).addTo(map)
  }

  map.on('moveend', update)
  update()
  return {
    /** The pin that currently represents a place. */
    of: (index: number) =>
      [...shown.values()]
        .map(marker => marker.getElement())
        .find(element => element.dataset.indexes?.split(' ').includes(String(index))),
  }
}

/** Bounds of places, also across the antimeridian. */
export function boundsOf(points: readonly { x: number; y: number }[]): LngLatBounds {
  const bounds = new LngLatBounds()
  for (const point of points) {
    const { longitude, latitude } = unproject(point)
    bounds.extend([longitude, latitude])
  }
  return bounds
}
