import { FIT_PADDING_PX } from '../view.ts'
import type { Engine, EngineLocation, EngineOptions } from './engine.ts'

/** Used parts of the Maps JavaScript API, version 3. */
interface GoogleMaps {
  Map: new (element: HTMLElement, options: object) => GoogleMap
  Marker: new (options: object) => GoogleMarker
  InfoWindow: new (options: object) => GoogleWindow
  LatLngBounds: new () => { extend(place: LatLng): void }
}
interface LatLng {
  lat: number
  lng: number
}
interface GoogleMap {
  addListener(event: string, handler: () => void): void
  fitBounds(bounds: object, padding: number): void
  getZoom(): number | undefined
  setZoom(zoom: number): void
  panTo(place: LatLng): void
}
interface GoogleMarker {
  addListener(event: string, handler: () => void): void
  setMap(map: null): void
}
interface GoogleWindow {
  addListener(event: string, handler: () => void): void
  close(): void
  open(options: { map: GoogleMap; anchor: GoogleMarker }): void
  setContent(content: HTMLElement): void
}
type GoogleWindowObject = Window & {
  google?: { maps: GoogleMaps }
  vtGoogleMaps?: () => void
  gm_authFailure?: () => void
}

/** Google Maps with the owner's key, after consent. Throws if it does not load. */
export async function startGoogle(options: EngineOptions): Promise<Engine> {
  const { stage, basemap, places, centre, zoom, wheel, drag } = options
  if (basemap.kind !== 'google') throw new Error('Another map was chosen.')
  const maps = await loadMaps(basemap.key, options.locale, options.onEnd)
  const toLatLng = ({ latitude, longitude }: EngineLocation['position']): LatLng => ({
    lat: latitude,
    lng: longitude,
  })
  const [first] = places
  const middle = centre ?? first?.position ?? { latitude: 20, longitude: 0 }
  const map = new maps.Map(stage, {
    center: toLatLng(middle),
    zoom: centre || first ? zoom : 2,
    scrollwheel: wheel,
    // Google's term for leaving one-finger scrolling to the page.
    gestureHandling: drag ? 'greedy' : 'cooperative',
    disableDefaultUI: true,
    keyboardShortcuts: true,
  })
  const info = new maps.InfoWindow({ maxWidth: 320 })
  const close = () => {
    info.close()
    options.onOpen(undefined)
  }
  map.addListener('click', close)
  info.addListener('closeclick', () => options.onOpen(undefined))
  const open = (place: EngineLocation) => {
    info.setContent(place.words())
    const anchor = markers.get(place.index)
    if (anchor) info.open({ map, anchor })
    options.onOpen(place.index)
  }
  const markers = new Map(
    places.map(place => {
      const label = places.length > 1 ? String(place.index + 1) : undefined
      const position = toLatLng(place.position)
      const marker = new maps.Marker({ map, position, title: place.title, label })
      marker.addListener('click', () => open(place))
      return [place.index, marker] as const
    }),
  )
  const showAll = () => {
    close()
    if (centre || places.length < 2) {
      map.panTo(toLatLng(middle))
      map.setZoom(zoom)
      return
    }
    const bounds = new maps.LatLngBounds()
    for (const { position } of places) bounds.extend(toLatLng(position))
    map.fitBounds(bounds, FIT_PADDING_PX)
  }
  if (!centre && places.length > 1) showAll()

  return {
    show(index) {
      const place = places.find(one => one.index === index)
      if (!place) return
      map.panTo(toLatLng(place.position))
      open(place)
    },
    showAll,
    zoom: step => map.setZoom((map.getZoom() ?? zoom) + step),
    destroy() {
      for (const marker of markers.values()) marker.setMap(null)
      stage.replaceChildren()
    },
  }
}

let loading: Promise<GoogleMaps> | undefined

/** Loads Google's script once per page. A refused key is reported to `onRefused`. */
function loadMaps(key: string, locale: string, onRefused: () => void): Promise<GoogleMaps> {
  const page = window as GoogleWindowObject
  const before = page.gm_authFailure
  page.gm_authFailure = () => {
    before?.()
    onRefused()
  }
  loading ??= new Promise((resolve, reject) => {
    page.vtGoogleMaps = () => {
      if (page.google) resolve(page.google.maps)
      else fail(new Error('Google Maps did not start.'))
    }
    const address = new URL('https://maps.googleapis.com/maps/api/js')
    address.search = String(
      new URLSearchParams({ key, language: locale, loading: 'async', callback: 'vtGoogleMaps' }),
    )
    const script = document.createElement('script')
    script.src = address.href
    script.async = true
    // The next request loads it again.
    const fail = (error: Error) => {
      loading = undefined
      script.remove()
      reject(error)
    }
    script.onerror = () => fail(new Error('Google Maps did not load.'))
    document.head.append(script)
  })
  return loading
}
