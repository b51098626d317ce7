import {
  AttributionControl,
  Map as MapLibre,
  Popup,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl'
import library from 'maplibre-gl/dist/maplibre-gl.css?inline'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { prefersReducedMotion } from '#ui/client'
import { onScreenChange, screenMode } from '#visitor/client'
import { project, unproject } from '../mercator.ts'
import { OUTLINE_FIT_ZOOM, unwrap, viewOf } from '../view.ts'
import { readColors } from './colors.ts'
import type { Engine, EngineLocation, EngineOptions } from './engine.ts'
import theme from './map-libre.css?inline'
import { outlineStyle } from './outline-style.ts'
import { boundsOf, createPins } from './pins.ts'
import { streetStyle } from './street-style.ts'

/** Zoom levels assume 256 px tiles; MapLibre's are 512 px. */
const ZOOM_SHIFT = 1
/** Maximum zoom of the outline. */
const OUTLINE_MAX_ZOOM = 8
const STREET_MAX_ZOOM = 22
/** Minimum zoom when a place is selected from the list. */
const PLACE_ZOOM = 15
const FLY_MS = 800
/** The library's worker is served by this site because of the policy. */
setWorkerUrl(new URL(workerUrl, import.meta.url).href)

/** MapLibre GL with the outline, the site's street map, or another style. */
export async function startMapLibre(options: EngineOptions): Promise<Engine> {
  const { stage, basemap, places, wheel, drag, t } = options
  const removeStyles = addStyles()
  let isOutline = basemap.kind === 'outline'
  const toStyle = async (): Promise<StyleSpecification | string> => {
    const colours = readColors(stage)
    if (!isOutline) {
      try {
        if (basemap.kind === 'street')
          return await streetStyle(basemap.url, colours, options.locale)
        if (basemap.kind === 'style') return await checkedStyle(basemap.url)
      } catch {
        fallBack()
      }
    }
    return outlineStyle(colours)
  }
  const fallBack = () => {
    isOutline = true
    options.onTrouble()
  }
  const mostZoom = () => (isOutline ? OUTLINE_MAX_ZOOM : STREET_MAX_ZOOM)

  const style = await toStyle().catch(error => {
    removeStyles()
    throw error
  })
  const positions = places.map(place => place.position)
  const box = { width: stage.clientWidth, height: stage.clientHeight }
  const limit = isOutline ? Math.min(options.zoom, OUTLINE_FIT_ZOOM) : options.zoom
  const view = viewOf(positions, box, { centre: options.centre, zoom: limit })
  const toCamera = ({ middle, zoom } = view) => {
    const { longitude, latitude } = unproject(middle)
    return { center: [longitude, latitude] as [number, number], zoom: zoom - ZOOM_SHIFT }
  }
  const map = new MapLibre({
    container: stage,
    style,
    ...toCamera(),
    maxZoom: mostZoom() - ZOOM_SHIFT,
    maxPitch: 0,
    dragRotate: false,
    pitchWithRotate: false,
    scrollZoom: wheel,
    attributionControl: false,
    fadeDuration: prefersReducedMotion() ? 0 : 300,
    locale: { 'Map.Title': options.name },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new AttributionControl({ compact: false }))
  const setDrag = () => {
    if (drag || screenMode() === 'desktop') map.dragPan.enable()
    else map.dragPan.disable()
  }
  setDrag()
  const stopScreen = onScreenChange(setDrag)

  const repaint = async () => {
    map.setMaxZoom(mostZoom() - ZOOM_SHIFT)
    map.setStyle(await toStyle(), { diff: false })
  }
  const scheme = matchMedia('(prefers-color-scheme: dark)')
  const onScheme = () => void repaint()
  if (basemap.kind !== 'style') scheme.addEventListener('change', onScheme)

  let isLoaded = false
  map.on('load', () => {
    isLoaded = true
  })
  map.on('error', () => {
    // Errors before the first load are permanent; later tile errors are retried.
    if (isOutline || isLoaded) return
    fallBack()
    void repaint()
  })
  map.on('webglcontextlost', () => options.onEnd())

  const animate = () => !prefersReducedMotion()
  let popup: Popup | undefined
  const pins = createPins(map, options, (pressed, pin) => {
    const [first] = pressed
    const isDeepest = map.getZoom() + ZOOM_SHIFT >= mostZoom() - 0.5
    if (pressed.length > 1 && !isDeepest && !isOneSpot(pressed)) return showTogether(pressed)
    if (first) open(first, pressed, pin)
  })

  /** One popup at a time. It closes by the map, Escape or its button, and returns the focus to the pin. */
  function open(
    place: EngineLocation,
    own: readonly EngineLocation[],
    pin: HTMLElement | undefined,
  ) {
    popup?.remove()
    const next = new Popup({
      closeButton: false,
      closeOnClick: true,
      focusAfterOpen: false,
      maxWidth: 'min(20rem, 80cqi)',
      offset: 44,
      className: 'map-window',
    })
    const shut = () => {
      next.remove()
      pin?.focus({ preventScroll: true })
    }
    const content = document.createElement('div')
    content.className = 'map-window-words'
    content.tabIndex = -1
    const close = document.createElement('button')
    close.type = 'button'
    close.className = 'map-window-close'
    close.setAttribute('aria-label', t('close'))
    close.addEventListener('click', shut)
    content.append(close, ...own.map(one => one.words()))
    content.addEventListener('keydown', event => {
      if (event.key === 'Escape') shut()
    })
    next.on('close', () => {
      if (popup !== next) return
      popup = undefined
      pin?.setAttribute('aria-expanded', 'false')
      options.onOpen(undefined)
    })
    const { longitude, latitude } = place.position
    popup = next.setLngLat([longitude, latitude]).setDOMContent(content).addTo(map)
    pin?.setAttribute('aria-expanded', 'true')
    options.onOpen(place.index)
    content.focus({ preventScroll: true })
  }

  function showTogether(own: readonly EngineLocation[]) {
    const points = unwrap(own.map(one => project(one.position)))
    map.fitBounds(boundsOf(points), { padding: 72, animate: animate(), duration: FLY_MS })
  }

  // Selecting another place cancels the flight to the first.
  let wanted: EngineLocation | undefined
  map.on('moveend', event => {
    const { to } = event as { to?: EngineLocation }
    if (to && to === wanted) open(to, [to], pins.of(to.index))
  })

  return {
    show(index) {
      const place = places.find(one => one.index === index)
      if (!place) return
      const { longitude, latitude } = place.position
      const near = Math.min(PLACE_ZOOM, isOutline ? OUTLINE_FIT_ZOOM : options.zoom) - ZOOM_SHIFT
      wanted = place
      map.flyTo(
        {
          center: [longitude, latitude],
          zoom: Math.max(map.getZoom(), near),
          animate: animate(),
          duration: FLY_MS,
        },
        { to: place },
      )
    },
    showAll() {
      wanted = undefined
      popup?.remove()
      map.flyTo({ ...toCamera(), animate: animate(), duration: FLY_MS })
    },
    zoom: step => void map.zoomTo(map.getZoom() + step, { animate: animate(), duration: 300 }),
    destroy() {
      stopScreen()
      scheme.removeEventListener('change', onScheme)
      map.remove()
      removeStyles()
    },
  }
}

function isOneSpot([first, ...rest]: readonly EngineLocation[]): boolean {
  const at = first?.position
  return rest.every(
    ({ position }) => position.latitude === at?.latitude && position.longitude === at?.longitude,
  )
}

/** Validated first, because an invalid style would leave the map empty. */
async function checkedStyle(url: string): Promise<string> {
  const answer = await fetch(url)
  const style: unknown = answer.ok ? await answer.json() : undefined
  if (typeof style !== 'object' || style === null || !('layers' in style)) {
    throw new Error('This is not a map style.')
  }
  return url
}

let users = 0
let sheet: CSSStyleSheet | undefined
/** Adds the library's styles and ours while a map exists. */
function addStyles(): () => void {
  if (users++ === 0) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(library + theme)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  return () => {
    if (--users > 0) return
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet)
  }
}
