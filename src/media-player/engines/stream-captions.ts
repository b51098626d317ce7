import type { StreamTrack } from '../player/media.ts'
import { addTrack } from '../player/own-tracks.ts'

/** Shows captions that arrive in segments as browser cues, and keeps the received cues of each track. */
export function createStreamCaptions(element: HTMLMediaElement) {
  const known = new Map<StreamTrack, { track: TextTrack; cues: Set<string> }>()

  function ownOf(track: StreamTrack) {
    const own = known.get(track) ?? {
      track: addTrack(element, 'captions', track),
      cues: new Set<string>(),
    }
    known.set(track, own)
    return own
  }

  const captions = {
    add(track: StreamTrack, cues: readonly VTTCue[]) {
      const own = ownOf(track)
      for (const cue of cues) {
        // A segment that is loaded again brings the same cues.
        const key = `${cue.startTime} ${cue.endTime} ${cue.text}`
        if (!own.cues.has(key)) own.track.addCue(cue)
        own.cues.add(key)
      }
    },
    /** Pass undefined to hide captions. */
    show(wanted: StreamTrack | undefined) {
      if (wanted) ownOf(wanted)
      for (const [one, { track }] of known) track.mode = one === wanted ? 'showing' : 'disabled'
    },
    end: () => captions.show(undefined),
  }
  return captions
}
