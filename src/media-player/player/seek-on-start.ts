import type { Player } from './player.ts'

/** Seeks as soon as the media is ready; does not start playback. */
export function beginAt(player: Player, seconds: number) {
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
    if (element.dataset.at) beginAt(player, Number(element.dataset.at))
    delete element.dataset.at
  }
  element.addEventListener('player-time', look, { signal })
  look()
}
