import { isOwn, loadOwn } from './begin-at.ts'
import type { Player } from './player.ts'

/** Who stays with a video that long has come to it; who scrolls by has not. */
const STAYS_MS = 300

/**
 * The beginning of a video of this site is loaded when somebody has come to it, so that its first picture follows a press at once; where
 * it is the only picture that there is, as soon as it is near. Not before the page itself is there, and not for whoever saves data.
 */
export function loadWhenCameTo(player: Player, hasPicture: boolean) {
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
 * SL-4: whether it plays when a visitor goes to the slide that it stands in. Not for whoever wants less motion or saves data; and another host
 * is asked for nothing by that, unless it was by a press before.
 */
export function mayPlayByItself(player: Player): boolean {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || savesData()) return false
  return player.wasAsked || isOwn(player)
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
