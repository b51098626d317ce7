import Hls from 'hls.js'
import { expect, it } from 'vitest'
import type { Stream } from '../player/media.ts'
import { offerHlsTracks } from './hls-tracks.ts'

/** Doubles for a stream and for an element that records its cues. */
function listen() {
  const handlers = new Map<string, (event: string, data: unknown) => void>()
  const hls = {
    subtitleTrack: -1,
    subtitleTracks: [{ name: 'English', lang: 'en' }],
    on: (name: string, handle: () => void) => handlers.set(name, handle),
  }
  const tracks: { label: string; mode: string; cues: unknown[] }[] = []
  const element = {
    addTextTrack(_kind: string, label: string) {
      const cues: unknown[] = []
      const track = { label, mode: 'disabled', cues, addCue: (cue: unknown) => cues.push(cue) }
      tracks.push(track)
      return track
    },
  }
  let stream: Stream = {}
  offerHlsTracks(hls as unknown as Hls, element as unknown as HTMLVideoElement, choices => {
    stream = { ...stream, ...choices }
  })
  const emit = (name: string, data: unknown) => handlers.get(name)?.(name, data)
  const shown = () => tracks.filter(({ mode }) => mode === 'showing').map(({ label }) => label)
  return { hls, emit, tracks, shown, captions: () => stream.captions }
}

it('MP-3: captions in the picture of a stream are offered when they have come, beside those of its files', () => {
  const { hls, emit, tracks, shown, captions } = listen()
  const { NON_NATIVE_TEXT_TRACKS_FOUND, CUES_PARSED } = Hls.Events
  const cue = { startTime: 1, endTime: 2, text: 'Hello' }
  // Caption files of the stream are announced by the same event.
  emit(NON_NATIVE_TEXT_TRACKS_FOUND, { tracks: [{ label: 'English', kind: 'subtitles' }] })
  expect(captions()).toBeUndefined()
  emit(NON_NATIVE_TEXT_TRACKS_FOUND, { tracks: [{ _id: 'textTrack1', label: 'CC1' }] })
  emit(NON_NATIVE_TEXT_TRACKS_FOUND, {
    tracks: [{ _id: 'textTrack2', label: 'Español', closedCaptions: { lang: 'es' } }],
  })
  expect(captions()?.items.map(({ label, language }) => [label, language])).toEqual([
    ['English', 'en'],
    ['CC1', ''],
    ['Español', 'es'],
  ])
  for (const _twice of [1, 2])
    emit(CUES_PARSED, { type: 'captions', track: 'textTrack1', cues: [cue] })
  emit(CUES_PARSED, { type: 'captions', track: 'textTrack4', cues: [cue] })
  expect(tracks).toMatchObject([{ label: 'CC1', cues: [cue], mode: 'disabled' }])
  captions()?.choose(1)
  expect([shown(), captions()?.current(), hls.subtitleTrack]).toEqual([['CC1'], 1, -1])
  captions()?.choose(0)
  expect([shown(), captions()?.current(), hls.subtitleTrack]).toEqual([['English'], 0, 0])
  captions()?.choose(1)
  emit(NON_NATIVE_TEXT_TRACKS_FOUND, { tracks: [{ _id: 'textTrack3', label: 'CC3' }] })
  expect(captions()?.current(), 'what came then changes nothing').toBe(1)
  captions()?.choose(-1)
  expect([shown(), captions()?.current(), hls.subtitleTrack]).toEqual([[], -1, -1])
})
