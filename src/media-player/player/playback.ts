import { durationOf, type Player } from './player.ts'

/** `timeupdate` fires about four times a second; this close to the end, the position is polled. */
const NEAR_SECONDS = 0.5

/**
 * Restricts playback to a range: starts at its start, ends at its end, and repeats within it
 * (MP-3). Seeking outside of the range is allowed. @param emitEnded Emits `ended`.
 */
export function restrictToClip(player: Player, emitEnded: () => void) {
  const { element, clip, repeats } = player
  const { startSeconds, endSeconds } = clip
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
    else emitEnded()
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
  const { startSeconds } = player.clip
  return startSeconds < durationOf(player) ? startSeconds : 0
}

/** Seeks as soon as the media is ready; does not start playback. */
export function seekWhenReady(player: Player, seconds: number) {
  let isThere = false
  const go = () => {
    if (isThere || player.media.readyState === 0) return
    isThere = true
    player.seek(seconds)
  }
  player.on(['loadedmetadata', 'durationchange', 'canplay'], go)
  loadOwn(player)
  go()
}

/** Whether all sources are on this site's origin. */
export const isOwn = ({ sources }: Pick<Player, 'sources'>) =>
  sources.every(({ src }) => URL.parse(src, location.href)?.origin === location.origin)

/** Loads the metadata if all sources are on this site; other hosts get no request before playback. */
export function loadOwn(player: Pick<Player, 'sources' | 'element'>) {
  const { element } = player
  if (isOwn(player) && element.preload === 'none') element.preload = 'metadata'
}

/** Seeks to the time named in the URL hash (`player-time` handles other links). */
export function followTime(player: Player) {
  const { element, signal } = player
  const look = () => {
    if (element.dataset.at) seekWhenReady(player, Number(element.dataset.at))
    delete element.dataset.at
  }
  element.addEventListener('player-time', look, { signal })
  look()
}

/**
 * Pauses media that is no longer visible, in a closed popup or an inactive tab. Picture in picture
 * keeps playing.
 */
export function pauseWhenHidden(player: Player, stop: () => void) {
  const { box, element, signal } = player
  const size = new ResizeObserver(() => {
    const isThere = box.getClientRects().length > 0
    if (!isThere && document.pictureInPictureElement !== element) stop()
  })
  player.on(['play'], () => size.observe(box))
  player.on(['pause'], () => size.disconnect())
  signal.addEventListener('abort', () => size.disconnect())
}

const players = new Set<Player>()

/** MP-3: starting one player pauses the others. Background videos are not players and keep running. */
export function pauseOthers(player: Player) {
  players.add(player)
  player.signal.addEventListener('abort', () => players.delete(player))
  player.on(['play'], () => {
    for (const other of players) {
      if (!other.box.isConnected) players.delete(other)
      else if (other !== player && !other.media.paused) other.media.pause()
    }
  })
}
