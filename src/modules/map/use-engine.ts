import { useEffect, useRef, useState } from 'react'
import { type PropsOf, usePageLanguage, useTexts } from '#module-contract/client'
import { isInBuilder, onConsent } from '#visitor/client'
import { type Basemap, categoryOf } from './basemap.ts'
import { type Position, parseCoordinates } from './coordinates.ts'
import type { Engine } from './engine/engine.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

export type MapState = 'picture' | 'loading' | 'live' | 'failed'

/** Interactive map. Its code loads near the viewport, or after consent to its host. */
export function useEngine(
  props: PropsOf<typeof Props>,
  {
    basemap,
    positions,
    isSketch,
  }: { basemap: Basemap; positions: readonly (Position | undefined)[]; isSketch: boolean },
) {
  const t = useTexts<typeof texts>()
  const { locale } = usePageLanguage()
  const stage = useRef<HTMLDivElement>(null)
  const engine = useRef<Engine>(undefined)
  const hasEnded = useRef(false)
  const [state, setState] = useState<MapState>('picture')
  const [current, setCurrent] = useState<number>()
  const [hasTrouble, setTrouble] = useState(false)

  async function start() {
    const element = stage.current
    if (!element || engine.current || isInBuilder()) return
    setState('loading')
    setTrouble(false)
    try {
      if (basemap.kind !== 'google' && !canDraw(basemap.kind === 'outline'))
        throw new Error('This browser has no WebGL.')
      const startEngine =
        basemap.kind === 'google'
          ? (await import('./engine/google.ts')).startGoogle
          : (await import('./engine/map-libre.ts')).startMapLibre
      const started = await startEngine({
        stage: element,
        basemap,
        places: placesOf(element, positions),
        name: props.name || t('map'),
        locale,
        centre: parseCoordinates(props.centre),
        zoom: props.zoom,
        wheel: props.wheel,
        drag: props.drag,
        t,
        onOpen: setCurrent,
        // Without its map the engine shows the outline, which is less useful than the sketch.
        onTrouble: isSketch ? end : () => setTrouble(true),
        onEnd: end,
      })
      if (hasEnded.current) return started.destroy()
      engine.current = started
      setState('live')
    } catch {
      end()
    }
  }

  /** Returns to the image and reports a failure if a better map was expected. */
  function end() {
    engine.current?.destroy()
    engine.current = undefined
    setCurrent(undefined)
    setTrouble(basemap.kind !== 'outline')
    setState('failed')
  }

  const isFree = !('host' in basemap)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a visitor's map keeps its props
  useEffect(() => {
    if (isFree && !(isSketch && basemap.kind === 'outline')) void start()
    const stop = isFree ? undefined : onConsent(categoryOf(basemap), () => void start())
    return () => {
      stop?.()
      hasEnded.current = true
      engine.current?.destroy()
    }
  }, [])

  return { stage, engine, state, current, hasTrouble, start }
}

/** Software renderers of Chromium, Mesa and Windows. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

/**
 * Whether the browser can draw the map; checked before its code loads. False for slow software
 * rendering if the image shows the same.
 */
function canDraw(isPictureEnough: boolean): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  if (!context) return false
  const info = context.getExtension('WEBGL_debug_renderer_info')
  const renderer = info ? String(context.getParameter(info.UNMASKED_RENDERER_WEBGL)) : ''
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return !(isPictureEnough && SOFTWARE.test(renderer))
}

/** Reads texts from the page, because they are not sent again. */
function placesOf(stage: HTMLElement, positions: readonly (Position | undefined)[]) {
  const entries = stage.closest('[data-module]')?.querySelectorAll<HTMLElement>('.map-words')
  return positions.flatMap((position, index) => {
    const words = entries?.[index]
    if (!position || !words) return []
    return [
      {
        index,
        position,
        title: words.querySelector('.map-title')?.textContent ?? '',
        words: () => words.cloneNode(true) as HTMLElement,
      },
    ]
  })
}
