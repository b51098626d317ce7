import type { StreamTrack } from '../player/media.ts'
import { addTrack } from '../player/own-tracks.ts'

/** Captions that a stream brings piece by piece, as the browser's own cues: of each track those that have come are kept. */
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
        // A piece that is read again brings the same ones.
        const key = `${cue.startTime} ${cue.endTime} ${cue.text}`
        if (!own.cues.has(key)) own.track.addCue(cue)
        own.cues.add(key)
      }
    },
    /** One, or none. */
    show(wanted: StreamTrack | undefined) {
      if (wanted) ownOf(wanted)
      for (const [one, { track }] of known) track.mode = one === wanted ? 'showing' : 'disabled'
    },
    end: () => captions.show(undefined),
  }
  return captions
}
