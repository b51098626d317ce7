import { actionOf, type KeyAction, type PlayerState, railActionOf } from '../keys.ts'
import { durationOf, type Player } from './player.ts'
import { isFullscreen, leaveFullscreen, toggleFullscreen } from './screen.ts'

/**
 * MP-1, MP-3: keyboard shortcuts while the focus is in the player. Keys used by a focused button or
 * field are left alone.
 */
export function startKeys(player: Player, rail: HTMLElement) {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || player.hasFailed) return
    const target = event.target as HTMLElement
    if (target.closest('[role="menu"], a, summary')) return
    if (event.key === ' ' && target.closest('button')) return
    if (target.matches('input') && /^(?:Arrow|Home|End)/.test(event.key)) return
    const state = stateOf(player)
    const action = (target === rail && railActionOf(event, state)) || actionOf(event, state)
    if (!action) return
    event.preventDefault()
    act(player, action, rail)
  }
  player.box.addEventListener('keydown', press, { signal: player.signal })
}

function stateOf(player: Player): PlayerState {
  const { currentTime, volume, muted, paused } = player.media
  const { isVideo } = player
  return {
    currentTime,
    duration: durationOf(player),
    volume,
    muted,
    paused,
    isVideo,
    isFullscreen: isFullscreen(player),
  }
}

function act(player: Player, action: KeyAction, rail: HTMLElement) {
  const { media } = player
  if (action.act === 'toggle') player.toggle()
  else if (action.act === 'toggle-muted') media.muted = !media.muted
  else if (action.act === 'toggle-fullscreen') toggleFullscreen(player)
  else if (action.act === 'leave-fullscreen') leaveFullscreen()
  else if (action.act === 'volume') {
    media.volume = action.to
    media.muted = action.muted
  } else if (action.act === 'seek') {
    player.seek(action.to)
    if (action.isOnRail) rail.focus({ preventScroll: true })
  }
}
