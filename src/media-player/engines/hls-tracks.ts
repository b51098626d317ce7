import Hls, { type ErrorData, type MediaPlaylist } from 'hls.js'
import type { Stream, StreamTrack } from '../player/media.ts'
import { createStreamCaptions } from './stream-captions.ts'

/**
 * Offers audio and caption tracks of an HLS stream. Captions are shown as browser cues, like
 * caption files.
 */
export function offerHlsTracks(
  hls: Hls,
  element: HTMLMediaElement,
  offer: (choices: Stream) => void,
) {
  const known = new Map<string, StreamTrack>()
  const failed = new Set<StreamTrack>()
  const captions = createStreamCaptions(element)
  /** CEA-608 captions by hls.js name; known when the first cue arrives. */
  const inPicture = new Map<string, StreamTrack>()
  let shown: StreamTrack | undefined

  /** One track per language and name. Each quality level may have its own playlist. */
  function trackOf({ name, lang = '', default: isDefault }: MediaPlaylist): StreamTrack {
    const key = `${lang} ${name}`
    const track = known.get(key) ?? { label: name || lang, language: lang, isDefault }
    known.set(key, track)
    return track
  }

  function offerCaptions(lists: readonly MediaPlaylist[]) {
    const tracks = lists.map(trackOf)
    const items = [...tracks.filter(one => !failed.has(one)), ...inPicture.values()]
    offer({
      captions: {
        items,
        current: () => (shown ? items.indexOf(shown) : -1),
        choose(index: number) {
          shown = items[index]
          hls.subtitleTrack = shown ? tracks.indexOf(shown) : -1
          captions.show(shown)
        },
      },
    })
  }

  // Captions are off until the visitor chooses a track.
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    hls.subtitleTrack = -1
  })
  hls.on(Hls.Events.SUBTITLE_TRACKS_UPDATED, (_event, { subtitleTracks }) => {
    // hls.js selects a track after this event.
    queueMicrotask(() => offerCaptions(subtitleTracks))
  })
  // Remove a caption track that cannot be loaded; hls.js would stop the stream.
  hls.on(Hls.Events.ERROR, (_event, data) => {
    if (!data.fatal || !isOfCaptions(data)) return
    const lost = hls.subtitleTracks[hls.subtitleTrack]
    if (lost) failed.add(trackOf(lost))
    shown = undefined
    hls.subtitleTrack = -1
    hls.startLoad()
    offerCaptions(hls.subtitleTracks)
  })
  hls.on(Hls.Events.NON_NATIVE_TEXT_TRACKS_FOUND, (_event, { tracks }) => {
    for (const { _id, label, closedCaptions } of tracks) {
      if (_id && !inPicture.has(_id))
        inPicture.set(_id, { label, language: closedCaptions?.lang ?? '' })
    }
    if (tracks.some(({ _id }) => _id)) offerCaptions(hls.subtitleTracks)
  })
  hls.on(Hls.Events.CUES_PARSED, (_event, { cues, subtitleTrack, track }) => {
    const one = subtitleTrack ? trackOf(subtitleTrack) : inPicture.get(track)
    if (one) captions.add(one, cues)
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
  hls.on(Hls.Events.DESTROYING, captions.end)
}

/** Failing captions do not stop playback. */
export const isOfCaptions = ({ frag, context }: ErrorData) =>
  frag?.type === 'subtitle' || (context as { type?: string } | undefined)?.type === 'subtitleTrack'
