import type { Player } from './player.ts'
import { isOwn } from './seek-on-start.ts'

/** VO-1: fade duration of the poster. */
export const FADE_MS = 500

/**
 * Poster on top of a video: a click starts playback and fades the poster out; it returns when the
 * video ends or is left.
 */
export function startOverlay(player: Player, overlay: HTMLElement, showControls: () => void) {
  const set = (state: 'shown' | 'leaving' | 'gone') => {
    if (state !== 'shown') showControls()
    overlay.dataset.state = state
    overlay.inert = state !== 'shown'
    overlay.hidden = state === 'gone'
    // The covered controls must not receive focus.
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
  // Start loading from this site on pointer down, before the click.
  overlay.addEventListener(
    'pointerdown',
    () => {
      if (isOwn(player)) player.element.preload = 'auto'
    },
    { once: true },
  )
  player.on(['play'], leave)
  set('shown')
  // MP-4: nothing may cover an error message.
  player.box.addEventListener('player-failed', () => set('gone'), { signal: player.signal })
  return { restore: () => set('shown') }
}
