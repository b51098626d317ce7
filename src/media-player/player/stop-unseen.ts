import type { Player } from './player.ts'

/**
 * What is no longer there to be seen, in a popup that was closed or a tab that was left, goes silent: nobody could stop it. In a window of its
 * own (picture in picture) it goes on.
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
