import { PLAYER } from '../constants.ts'
import type { Player } from './player.ts'

/** Fullscreen API of iPhones, for the video element only. */
type AppleVideo = HTMLMediaElement & { webkitEnterFullscreen?(): void }

export const canFullscreen = ({ element }: Player) =>
  document.fullscreenEnabled || 'webkitEnterFullscreen' in element

export const isFullscreen = ({ box }: Player) => document.fullscreenElement === box

export function toggleFullscreen(player: Player) {
  if (isFullscreen(player)) return leaveFullscreen()
  if (document.fullscreenEnabled) player.box.requestFullscreen().catch(() => {})
  else (player.element as AppleVideo).webkitEnterFullscreen?.()
}

export function leaveFullscreen() {
  document.exitFullscreen().catch(() => {})
}

/**
 * MP-1: hides the controls of a playing video after 1500 ms, 2500 ms after the pointer enters or
 * moves, and 1000 ms after it leaves. They stay visible while paused, while a menu is open, and
 * while they have keyboard focus.
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
  // When the focus leaves the controls.
  box.addEventListener('focusout', () => hideIn(PLAYER.hideMs), { signal })
  player.on(['play', 'pause', 'seeked'], () => show(PLAYER.hideMs))
  bar.addEventListener('player-menu', () => hideIn(PLAYER.hideMs))
  if (!player.media.paused) hideIn(PLAYER.hideMs)
}
