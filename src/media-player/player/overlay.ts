import { isOwn } from './begin-at.ts'
import type { Player } from './player.ts'

/** VO-1: the image over a video fades out in this time. */
export const FADE_MS = 500

/** The image over a video: a press on it plays, and it fades out; when the video is left, and ends, it is back. */
export function startOverlay(player: Player, overlay: HTMLElement, showControls: () => void) {
  const set = (state: 'shown' | 'leaving' | 'gone') => {
    if (state !== 'shown') showControls()
    overlay.dataset.state = state
    overlay.inert = state !== 'shown'
    overlay.hidden = state === 'gone'
    // What stands under the image is not there yet.
    player.box.inert = state === 'shown'
  }
  const isMoving = () => matchMedia('(prefers-reduced-motion: no-preference)').matches
  function leave() {
    if (overlay.dataset.state !== 'shown') return
    const hadFocus = overlay.contains(document.activeElement)
    set('leaving')
    if (hadFocus) player.box.focus({ preventScroll: true })
    setTimeout(() => overlay.dataset.state === 'leaving' && set('gone'), isMoving() ? FADE_MS : 0)
  }
  overlay.querySelector('button')?.addEventListener('click', () => {
    player.play()
    leave()
  })
  // A finger is down some time before it is a press: what is of this site comes meanwhile.
  overlay.addEventListener(
    'pointerdown',
    () => {
      if (isOwn(player)) player.element.preload = 'auto'
    },
    { once: true },
  )
  player.on(['play'], leave)
  set('shown')
  // MP-4: nothing stands over what is said of a failure.
  player.box.addEventListener('player-failed', () => set('gone'), { signal: player.signal })
  return { restore: () => set('shown') }
}
