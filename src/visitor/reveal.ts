import { isBuilding } from './mode.ts'
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
 * AN-1: elements appear when they are scrolled to, once (then marked `data-animated`) or in a loop. Nothing is
 * hidden before this runs, and what is in the first screen is left alone, so nothing flashes or waits.
 */
export function startReveal(within: ParentNode = document) {
  if (prefersReducedMotion() || isBuilding()) return
  for (const element of within.querySelectorAll<HTMLElement>('[data-animate]')) {
    const animation = readAnimation(element, screenMode())
    if (!animation || element.dataset.animated) continue
    const seen = element.getBoundingClientRect().top < innerHeight
    if (seen && animation.repeat === 'once') {
      element.dataset.animated = ''
      continue
    }
    const running = element.animate([toFirstFrame(animation), { opacity: 1, transform: 'none' }], {
      duration: animation.durationMs,
      delay: animation.delayMs,
      easing: animation.style === 'bounce' ? BOUNCE : animation.curve,
      fill: 'backwards',
      iterations: animation.repeat === 'loop' ? Number.POSITIVE_INFINITY : 1,
    })
    running.pause()
    createScrollTrigger(element, () => running.play(), { offset: '100%' })
    running.onfinish = () => {
      element.dataset.animated = ''
    }
  }
}

const BOUNCE = 'cubic-bezier(0.34, 1.56, 0.64, 1)'

/** The settings for a screen: phone falls back to tablet, tablet to desktop, then to the defaults. */
function readAnimation(element: HTMLElement, screen: ScreenMode): Animation | undefined {
  const perScreen = JSON.parse(element.dataset.animate ?? '{}') as Record<
    string,
    Partial<Animation>
  >
  const { desktop, tablet, phone } = perScreen
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

/** How an element stands before it appears: behaviour §12 gives each style's measure per intensity. */
export function toFirstFrame(animation: Animation): { opacity: number; transform: string } {
  const { style, direction, intensity } = animation
  const [x, y] = axis[direction]
  const move = intensity * 2
  const angle = (intensity * 90) / 100
  const transforms: Record<string, string> = {
    fade: 'none',
    slide: `translate(${x * move}%, ${y * move}%)`,
    bounce: `translate(${x * move}%, ${y * move}%) scale(${x || y ? 1 : 0.6})`,
    zoom: `scale(${1 - intensity / 100})`,
    flip: `perspective(2000px) ${x ? `rotateY(${x * angle}deg)` : `rotateX(${(y || 1) * angle}deg)`}`,
    fold: `perspective(2000px) ${y ? `rotateX(${y * angle}deg)` : `rotateY(${(x || 1) * angle}deg)`}`,
    roll: `rotate(${(x || 1) * intensity * 3.6}deg)`,
  }
  return { opacity: animation.startingOpacity / 100, transform: transforms[style] ?? 'none' }
}
