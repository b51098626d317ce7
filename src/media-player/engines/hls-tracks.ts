import Hls, { type ErrorData, type MediaPlaylist } from 'hls.js'
import type { Stream, StreamTrack } from '../player/media.ts'
import { addTrack } from '../player/own-tracks.ts'

/** Offers the sounds and the captions of an HLS stream; its captions are shown by the browser's own cues, as those of files are. */
export function offerHlsTracks(
  hls: Hls,
  element: HTMLMediaElement,
  offer: (choices: Stream) => void,
) {
  const known = new Map<string, StreamTrack>()
  const failed = new Set<StreamTrack>()
  const shown = new Map<StreamTrack, { track: TextTrack; cues: Set<string> }>()

  /** The same for each quality, though each may have a list of its own. */
  function trackOf({ name, lang = '', default: isDefault }: MediaPlaylist): StreamTrack {
    const key = `${lang} ${name}`
    const track = known.get(key) ?? { label: name || lang, language: lang, isDefault }
    known.set(key, track)
    return track
  }

  function cuesOf(track: StreamTrack) {
    const own = shown.get(track) ?? {
      track: addTrack(element, 'captions', track),
      cues: new Set<string>(),
    }
    shown.set(track, own)
    return own
  }

  function offerCaptions(lists: readonly MediaPlaylist[]) {
    const tracks = lists.map(trackOf)
    const items = tracks.filter(one => !failed.has(one))
    const captions = {
      items,
      current: () => items.indexOf(tracks[hls.subtitleTrack] as StreamTrack),
      choose(index: number) {
        const wanted = items[index]
        hls.subtitleTrack = wanted ? tracks.indexOf(wanted) : -1
        if (wanted) cuesOf(wanted)
        for (const [one, { track }] of shown) track.mode = one === wanted ? 'showing' : 'disabled'
      },
    }
    offer({ captions })
  }

  // Which captions are shown is the visitor's choice, not the stream's.
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    hls.subtitleTrack = -1
  })
  hls.on(Hls.Events.SUBTITLE_TRACKS_UPDATED, (_event, { subtitleTracks }) => {
    // It chooses for itself when it has told of them.
    queueMicrotask(() => offerCaptions(subtitleTracks))
  })
  // What cannot be had is no longer offered, and the stream goes on: the engine would stop it.
  hls.on(Hls.Events.ERROR, (_event, data) => {
    if (!data.fatal || !isOfCaptions(data)) return
    const lost = hls.subtitleTracks[hls.subtitleTrack]
    if (lost) failed.add(trackOf(lost))
    hls.subtitleTrack = -1
    hls.startLoad()
    offerCaptions(hls.subtitleTracks)
  })
  hls.on(Hls.Events.CUES_PARSED, (_event, { cues, subtitleTrack }) => {
    if (!subtitleTrack) return
    const own = cuesOf(trackOf(subtitleTrack))
    for (const cue of cues as VTTCue[]) {
      // A piece that is read again brings the same ones.
      const key = `${cue.startTime} ${cue.endTime} ${cue.text}`
      if (!own.cues.has(key)) own.track.addCue(cue)
      own.cues.add(key)
    }
  })
  hls.on(Hls.Events.AUDIO_TRACKS_UPDATED, (_event, { audioTracks }) => {
    offer({
      audio: {
        items: audioTracks.map(({ name, lang = '' }) => ({ label: name || lang, language: lang })),
        current: () => hls.audioTrack,
        choose: index => {
          hls.audioTrack = index
        },
      },
    })
  })
  hls.on(Hls.Events.DESTROYING, () => {
    for (const { track } of shown.values()) track.mode = 'disabled'
  })
}

/** Without its captions a stream plays. */
export const isOfCaptions = ({ frag, context }: ErrorData) =>
  frag?.type === 'subtitle' || (context as { type?: string } | undefined)?.type === 'subtitleTrack'
