import type { Player } from './player.ts'

/** Goes to a time as soon as there is something to go to; nothing plays by it. */
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

/** Whether all of its sources are of this site. */
export const isOwn = ({ sources }: Pick<Player, 'sources'>) =>
  sources.every(({ src }) => URL.parse(src, location.href)?.origin === location.origin)

/** Its beginning is loaded; of another host nothing is asked before somebody plays. */
export function loadOwn(player: Pick<Player, 'sources' | 'element'>) {
  const { element } = player
  if (isOwn(player) && element.preload === 'none') element.preload = 'metadata'
}

/** A link to the page can name a time (`player-time` tells of another one). */
export function followTime(player: Player) {
  const { element, signal } = player
  const look = () => {
    if (element.dataset.at) beginAt(player, Number(element.dataset.at))
    delete element.dataset.at
  }
  element.addEventListener('player-time', look, { signal })
  look()
}
