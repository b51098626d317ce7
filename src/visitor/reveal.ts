import { isInBuilder } from './mode.ts'
import { onElements } from './on-elements.ts'
import { prefersReducedMotion, type ScreenMode, screenMode } from './screen.ts'
import { createScrollTrigger } from './scroll-trigger.ts'

interface Animation {
  style: 'none' | 'fade' | 'slide' | 'bounce' | 'zoom' | 'flip' | 'fold' | 'roll'
  direction: 'center' | 'top' | 'right' | 'bottom' | 'left'
  repeat: 'once' | 'loop'
  durationMs: number
  delayMs: number
  intensity: number
  startingOpacity: number
  curve: 'linear' | 'ease' | 'ease-in' | 'ease-out' | 'ease-in-out'
}

const defaults: Animation = {
  style: 'fade',
  direction: 'center',
  repeat: 'once',
  durationMs: 1000,
  delayMs: 0,
  intensity: 50,
  startingOpacity: 0,
  curve: 'ease-in-out',
}
const curves = ['linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out']

/**
 * AN-1: reveals elements when scrolled into view, once (then marked `data-animated`) or repeatedly.
 * Until this runs, CSS hides them for at most four seconds.
 */
export function startReveal() {
  if (isInBuilder()) return
  const waiting = new Map<HTMLElement, globalThis.Animation>()
  addEventListener('beforeprint', () => {
    for (const [element, held] of waiting) show(element, held)
  })
  onElements('[data-animate]', found => {
    const element = found as HTMLElement
    if (element.dataset.reveal !== undefined) return
    element.dataset.reveal = ''
    const animation = readAnimation(element.dataset.animate ?? '{}', screenMode())
    if (!animation || prefersReducedMotion()) return show(element)
    // Hold the element in place at its start opacity, so that it is observed and does not widen the
    // page.
    const opacity = animation.startingOpacity / 100
    const held = element.animate({ opacity: [opacity, opacity] }, { duration: 1, fill: 'both' })
    waiting.set(element, held)
    createScrollTrigger(element, () => waiting.delete(element) && play(element, animation, held), {
      offset: '100%',
    })
  })
}

function show(element: HTMLElement, held?: globalThis.Animation) {
  held?.cancel()
  element.dataset.animated = ''
}

function play(element: HTMLElement, animation: Animation, held: globalThis.Animation) {
  const running = element.animate(toKeyframes(animation), {
    duration: animation.durationMs,
    delay: animation.delayMs,
    easing: animation.curve,
    fill: 'backwards',
    iterations: animation.repeat === 'loop' ? Number.POSITIVE_INFINITY : 1,
  })
  held.cancel()
  const letGo = clip(element.closest<HTMLElement>('.site-main'))
  running.onfinish = () => {
    letGo()
    element.dataset.animated = ''
  }
}

/** Clips moving elements at the page edges. Returns a function that ends it. */
function clip(main: HTMLElement | null): () => void {
  if (!main) return () => {}
  const count = (by: number) => {
    const moving = Number(main.dataset.moving ?? 0) + by
    if (moving > 0) main.dataset.moving = String(moving)
    else delete main.dataset.moving
  }
  count(1)
  return () => count(-1)
}

/** Settings for a screen: phone inherits from tablet, tablet from desktop, then defaults. */
export function readAnimation(settings: string, screen: ScreenMode): Animation | undefined {
  const { desktop, tablet, phone }: Record<string, Partial<Animation>> = JSON.parse(settings)
  const animation = {
    ...defaults,
    ...desktop,
    ...(screen === 'desktop' ? {} : tablet),
    ...(screen === 'phone' ? phone : {}),
  }
  if (!curves.includes(animation.curve)) animation.curve = defaults.curve
  return animation.style === 'none' ? undefined : animation
}

const axis = { top: [0, -1], bottom: [0, 1], left: [-1, 0], right: [1, 0], center: [0, 0] } as const

/** Start state of an animation: behaviour §12 defines the amount per style and intensity. */
export function toFirstFrame(animation: Animation): { opacity: number; transform: string } {
  const { style, intensity } = animation
  // Slides need a direction.
  const isUndirected = style === 'slide' && animation.direction === 'center'
  const [x, y] = axis[isUndirected ? 'bottom' : animation.direction]
  const move = intensity * 2
  const angle = (intensity * 90) / 100
  const transforms: Record<string, string> = {
    fade: 'none',
    slide: `translate(${x * move}%, ${y * move}%)`,
    bounce: x || y ? `translate(${x * move}%, ${y * move}%)` : 'scale(0.6)',
    zoom: `scale(${1 - intensity / 100})`,
    flip: `perspective(2000px) ${x ? `rotateY(${x * angle}deg)` : `rotateX(${(y || 1) * angle}deg)`}`,
    fold: `perspective(2000px) ${y ? `rotateX(${y * angle}deg)` : `rotateY(${(x || 1) * angle}deg)`}`,
    roll: `rotate(${(x || 1) * intensity * 3.6}deg)`,
  }
  return { opacity: animation.startingOpacity / 100, transform: transforms[style] ?? 'none' }
}

/** Keyframes from the start state; bounce overshoots, using the chosen easing. */
export function toKeyframes(animation: Animation): Keyframe[] {
  const first = toFirstFrame(animation)
  const last = { opacity: 1, transform: 'none' }
  if (animation.style !== 'bounce') return [first, last]
  const [x, y] = axis[animation.direction]
  const beyond = (by: number) => {
    const move = animation.intensity * -2 * by
    const transform = x || y ? `translate(${x * move}%, ${y * move}%)` : `scale(${1 + by})`
    return { opacity: 1, transform }
  }
  return [first, { ...beyond(0.08), offset: 0.6 }, { ...beyond(-0.03), offset: 0.8 }, last]
}
