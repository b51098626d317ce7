import type { Player } from './player.ts'
import { isOwn, loadOwn } from './seek-on-start.ts'

/** Time a video must stay in view before it counts as looked at, not scrolled past. */
const STAYS_MS = 300

/**
 * Preloads a video of this site once the visitor stops at it, so that playback starts at once;
 * earlier if it has no poster. Waits for the page to load, and does nothing when the visitor saves
 * data.
 */
export function loadWhenVisible(player: Player, hasPicture: boolean) {
  if (savesData()) return
  if (!hasPicture) return loadOwn(player)
  let timer: ReturnType<typeof setTimeout> | undefined
  const seen = new IntersectionObserver(
    entries => {
      clearTimeout(timer)
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(load, STAYS_MS)
    },
    { threshold: 0.5 },
  )
  function load() {
    if (document.readyState !== 'complete') return addEventListener('load', load, { once: true })
    stop()
    loadOwn(player)
  }
  const stop = () => {
    clearTimeout(timer)
    seen.disconnect()
  }
  player.signal.addEventListener('abort', stop)
  seen.observe(player.box)
}

/**
 * SL-4: whether a video may start when its slide is shown. Not with reduced motion or data saving,
 * and not from another host unless the visitor started it before.
 */
export function mayPlayByItself(player: Player): boolean {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || savesData()) return false
  return player.wasAsked || isOwn(player)
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
