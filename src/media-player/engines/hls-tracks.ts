import Hls, { type ErrorData, type MediaPlaylist } from 'hls.js'
import type { Stream, StreamTrack } from '../player/media.ts'
import { createStreamCaptions } from './stream-captions.ts'

/** Offers the sounds and the captions of an HLS stream; its captions are shown by the browser's own cues, as those of files are. */
export function offerHlsTracks(
  hls: Hls,
  element: HTMLMediaElement,
  offer: (choices: Stream) => void,
) {
  const known = new Map<string, StreamTrack>()
  const failed = new Set<StreamTrack>()
  const captions = createStreamCaptions(element)
  /** In the picture itself (CEA-608), by the engine's names; known when the first of them has come. */
  const inPicture = new Map<string, StreamTrack>()
  let shown: StreamTrack | undefined

  /** The same for each quality, though each may have a list of its own. */
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

/** Without its captions a stream plays. */
export const isOfCaptions = ({ frag, context }: ErrorData) =>
  frag?.type === 'subtitle' || (context as { type?: string } | undefined)?.type === 'subtitleTrack'
