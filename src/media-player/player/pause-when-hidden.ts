import type { Player } from './player.ts'

/**
 * Pauses media that is no longer visible, in a closed popup or an inactive tab. Picture in picture
 * keeps playing.
 */
export function stopUnseen(player: Player, stop: () => void) {
  const { box, element, signal } = player
  const size = new ResizeObserver(() => {
    const isThere = box.getClientRects().length > 0
    if (!isThere && document.pictureInPictureElement !== element) stop()
  })
  player.on(['play'], () => size.observe(box))
  player.on(['pause'], () => size.disconnect())
  signal.addEventListener('abort', () => size.disconnect())
}
