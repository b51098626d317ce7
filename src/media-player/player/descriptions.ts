import type { MediaTrack } from '../description.ts'
import type { Player } from './player.ts'

/** Audio descriptions of a player: spoken during playback when the visitor turns them on. */
export interface Descriptions {
  offered(): readonly MediaTrack[]
  chosen(): MediaTrack | undefined
  choose(track: MediaTrack | undefined): void
}

export function startDescriptions(player: Player): Descriptions {
  let chosen: MediaTrack | undefined
  let stop = new AbortController()
  const end = () => stop.abort()
  player.signal.addEventListener('abort', end)
  return {
    offered: () => player.tracks.filter(({ kind }) => kind === 'descriptions'),
    chosen: () => chosen,
    choose(track) {
      end()
      stop = new AbortController()
      chosen = track
      if (!track) return
      const { signal } = stop
      import('./read-descriptions.ts')
        .then(one => one.readDescriptions(player, track, signal))
        .catch(error => {
          console.warn(error)
          if (chosen === track) chosen = undefined
        })
    },
  }
}
