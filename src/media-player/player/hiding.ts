import { PLAYER } from '../constants.ts'
import type { Player } from './player.ts'

/**
 * MP-1: the controls of a video that plays hide after 1500 ms, 2500 ms after the pointer came or moved, 1000 ms after it left. They
 * stay while it is paused, while a menu is open, and while the keyboard is on them.
 */
export function startHiding(player: Player, bar: HTMLElement) {
  const { box, signal } = player
  let timer: ReturnType<typeof setTimeout> | undefined
  const mayHide = () =>
    !player.media.paused &&
    !player.hasFailed &&
    !bar.querySelector('[aria-expanded="true"], :focus-visible')
  const hideIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (mayHide()) box.dataset.controls = 'hidden'
    }, ms)
  }
  const show = (ms: number) => {
    box.dataset.controls = 'shown'
    hideIn(ms)
  }
  box.addEventListener('pointerenter', () => show(PLAYER.hideAfterEnterMs), { signal })
  box.addEventListener(
    'pointermove',
    ({ pointerType }) => pointerType === 'mouse' && show(PLAYER.hideAfterEnterMs),
    { signal },
  )
  box.addEventListener('pointerleave', () => hideIn(PLAYER.hideAfterLeaveMs), { signal })
  for (const name of ['keydown', 'focusin', 'click']) {
    box.addEventListener(name, () => show(PLAYER.hideMs), { signal })
  }
  // The keyboard has left them.
  box.addEventListener('focusout', () => hideIn(PLAYER.hideMs), { signal })
  player.on(['play', 'pause', 'seeked'], () => show(PLAYER.hideMs))
  bar.addEventListener('player-menu', () => hideIn(PLAYER.hideMs))
  if (!player.media.paused) hideIn(PLAYER.hideMs)
}
