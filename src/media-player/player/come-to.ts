import { loadOwn } from './begin-at.ts'
import type { Player } from './player.ts'

/** Who stays with a video that long has come to it; who scrolls by has not. */
const STAYS_MS = 300

/**
 * The beginning of a video of this site is loaded when somebody has come to it, so that its first picture follows a press at once. Not
 * before the page itself is there, and not for whoever saves data.
 */
export function loadWhenCameTo(player: Player) {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
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
