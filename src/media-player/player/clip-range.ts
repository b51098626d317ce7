import { durationOf, type Player } from './player.ts'

/** `timeupdate` fires about four times a second; this close to the end, the position is polled. */
const NEAR_SECONDS = 0.5

/**
 * Restricts playback to a range: starts at its start, ends at its end, and repeats within it
 * (MP-3). Seeking outside of the range is allowed. @param tellEnd Emits `ended`.
 */
export function keepToPart(player: Player, tellEnd: () => void) {
  const { element, part, repeats } = player
  const { startSeconds, endSeconds } = part
  let isBegun = startSeconds === 0
  let last = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  // The browser's `loop` would restart at the beginning of the file.
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

/** Start of the range; 0 if it lies behind the end of the file. */
export function startOf(player: Player): number {
  const { startSeconds } = player.part
  return startSeconds < durationOf(player) ? startSeconds : 0
}
