import type { StoredName } from '#base'
import { writeClock } from '../write-time.ts'
import { makeElement } from './elements.ts'
import { showNote } from './overlay.ts'
import { seekWhenReady } from './playback.ts'
import type { PlayerPage } from './player.ts'
import { durationOf, type Player } from './player.ts'

const KEY: StoredName = 'vitrine:resume'
/** Positions in shorter recordings are not stored. */
const SHORTEST_SECONDS = 120
/** Positions before this are not stored. */
const FIRST_SECONDS = 10
const EVERY_SECONDS = 5
const MAX_FILES = 50

/** Stores the playback position and offers to resume there. Deleted at the end of the recording. */
export function startResume(player: Player, page: PlayerPage) {
  const { startSeconds } = player.clip
  const name = player.sources[0]?.src.replace(/#.*$/, '')
  if (!name) return
  let keptSeconds = 0

  function keep(isLast: boolean) {
    const { currentTime } = player.media
    if (currentTime < startSeconds + FIRST_SECONDS || !(durationOf(player) >= SHORTEST_SECONDS))
      return
    if (!Number.isFinite(durationOf(player)) || !page.mayRemember()) return
    if (!isLast && Math.abs(currentTime - keptSeconds) < EVERY_SECONDS) return
    keptSeconds = currentTime
    const { [name as string]: _before, ...others } = readPlaces()
    const newest = Object.entries(others).slice(1 - MAX_FILES)
    writePlaces(Object.fromEntries([...newest, [name, Math.floor(currentTime)]]))
  }

  player.on(['timeupdate'], () => keep(false))
  player.on(['pause'], () => keep(true))
  player.on(['ended'], () => {
    const { [name]: _ended, ...others } = readPlaces()
    if (_ended !== undefined) writePlaces(others)
  })
  page.onMayRemember(() => {
    const seconds = readPlaces()[name]
    if (seconds !== undefined && player.media.paused && player.media.currentTime <= startSeconds) {
      offer(player, seconds)
    }
  })
}

function offer(player: Player, seconds: number) {
  const time = writeClock(seconds)
  const button = makeElement('button', { type: 'button' }, player.translate('continueAt', { time }))
  const note = showNote(player, button)
  button.addEventListener('click', () => {
    seekWhenReady(player, seconds)
    player.play()
  })
  player.on(['play'], () => note.remove())
}

function readPlaces(): Record<string, number> {
  try {
    const places: [string, unknown][] = Object.entries(
      JSON.parse(localStorage.getItem(KEY) ?? '{}'),
    )
    return Object.fromEntries(
      places.filter((place): place is [string, number] => typeof place[1] === 'number'),
    )
  } catch {
    return {}
  }
}

function writePlaces(places: Record<string, number>) {
  try {
    if (Object.keys(places).length > 0) localStorage.setItem(KEY, JSON.stringify(places))
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is blocked.
  }
}
