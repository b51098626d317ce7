import { durationOf, type Player } from './player.ts'

/** The time of what plays is told four times a second: that near its end it is looked at more closely. */
const NEAR_SECONDS = 0.5

/**
 * Whoever plays it, a part begins at its start and ends at its end, and what repeats begins there again (MP-3). Who goes to a time
 * outside of it is left there.
 * @param tellEnd Says that it has ended, as media do of themselves.
 */
export function keepToPart(player: Player, tellEnd: () => void) {
  const { element, part, repeats } = player
  const { startSeconds, endSeconds } = part
  let isBegun = startSeconds === 0
  let last = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  // The browser would begin again at the beginning of the file.
  if (startSeconds > 0 || Number.isFinite(endSeconds)) element.loop = false

  player.on(['loadedmetadata', 'durationchange', 'canplay'], () => {
    if (isBegun || player.media.readyState === 0) return
    isBegun = true
    if (player.media.currentTime < startSeconds) player.seek(startOf(player))
  })
  player.on(['seeking'], () => {
    isBegun = true
    last = player.media.currentTime
  })
  player.on(['ended'], () => {
    if (repeats) again()
  })
  if (!Number.isFinite(endSeconds)) return

  const look = () => {
    clearTimeout(timer)
    const { currentTime, paused, playbackRate } = player.media
    const left = endSeconds - currentTime
    const isOver = left <= 0 && last < endSeconds
    last = currentTime
    if (!isOver) {
      const isNear = !paused && left > 0 && left < NEAR_SECONDS
      if (isNear) timer = setTimeout(look, (1000 * left) / playbackRate)
    } else if (repeats) again()
    else tellEnd()
  }
  player.on(['timeupdate'], look)
  player.signal.addEventListener('abort', () => clearTimeout(timer))

  function again() {
    player.seek(startOf(player))
    player.play()
  }
}

/** Where it begins; what begins after the end of its file begins with it. */
export function startOf(player: Player): number {
  const { startSeconds } = player.part
  return startSeconds < durationOf(player) ? startSeconds : 0
}
