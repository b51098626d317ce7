import { PLAYER } from './constants.ts'

/** State of the player when a key is pressed. */
export interface PlayerState {
  currentTime: number
  /** In seconds; NaN or Infinity if unknown. */
  duration: number
  volume: number
  muted: boolean
  paused: boolean
  isVideo: boolean
  isFullscreen: boolean
}

export interface Press {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

export type KeyAction =
  | { act: 'toggle' | 'toggle-muted' | 'toggle-fullscreen' | 'leave-fullscreen' }
  | { act: 'seek'; to: number; isOnRail: boolean }
  | { act: 'volume'; to: number; muted: boolean }

/**
 * Action of a key while the player has the focus (MP-1): Space toggles playback, left and right
 * seek by 5 % and focus the seek bar, up and down change the volume by 0.1, M mutes, F toggles
 * fullscreen, comma and period step by one frame while paused.
 */
export function actionOf(press: Press, state: PlayerState): KeyAction | undefined {
  if (press.metaKey || press.altKey) return undefined
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key
  if (press.ctrlKey) return undefined
  if (key === ' ') return { act: 'toggle' }
  if (key === 'm') return { act: 'toggle-muted' }
  if (key === 'f' && state.isVideo) return { act: 'toggle-fullscreen' }
  if (key === 'Escape' && state.isFullscreen) return { act: 'leave-fullscreen' }
  if (key === 'ArrowUp' || key === 'ArrowDown') return volumeBy(key === 'ArrowUp' ? 1 : -1, state)
  return seekBy(key, state)
}

/** Up unmutes. Down mutes when at most one step is left. */
function volumeBy(sign: 1 | -1, { volume }: PlayerState): KeyAction {
  const to = Math.round((volume + sign * PLAYER.volumeStep) * 1000) / 1000
  const muted = sign < 0 && volume <= PLAYER.volumeStep
  return { act: 'volume', to: Math.min(1, Math.max(0, to)), muted }
}

function seekBy(key: string, state: PlayerState): KeyAction | undefined {
  const { currentTime, duration } = state
  if (!(duration > 0 && Number.isFinite(duration))) return undefined
  const within = (seconds: number) => Math.min(duration, Math.max(0, seconds))
  const seek = (seconds: number, isOnRail = true): KeyAction => ({
    act: 'seek',
    to: within(seconds),
    isOnRail,
  })
  const step = duration * PLAYER.seekShare
  if (key === 'ArrowLeft') return seek(currentTime - step)
  if (key === 'ArrowRight') return seek(currentTime + step)
  const isStill = state.paused && state.isVideo
  if (key === ',' && isStill) return seek(currentTime - 1 / PLAYER.framesPerSecond, false)
  if (key === '.' && isStill) return seek(currentTime + 1 / PLAYER.framesPerSecond, false)
  return undefined
}

/** Additional keys of the seek bar; Home and End go to its ends. */
export function railActionOf(press: Press, state: PlayerState): KeyAction | undefined {
  const { duration } = state
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined
  if (press.key === 'Enter') return { act: 'toggle' }
  if (!(duration > 0 && Number.isFinite(duration))) return undefined
  if (press.key === 'Home') return { act: 'seek', to: 0, isOnRail: true }
  if (press.key === 'End') return { act: 'seek', to: duration, isOnRail: true }
  return undefined
}
