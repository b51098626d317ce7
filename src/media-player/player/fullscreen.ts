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
