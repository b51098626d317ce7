import { expect, it } from 'vitest'
import type { Stream } from '../player/media.ts'
import { addTrack } from '../player/own-tracks.ts'
import { offerInBand } from './in-band.ts'

class List<Item> extends EventTarget {
  readonly items: Item[] = []

  add(item: Item) {
    this.items.push(item)
    this.dispatchEvent(new Event('addtrack'))
    return item
  }

  [Symbol.iterator]() {
    return this.items[Symbol.iterator]()
  }
}

const text = (label: string, language: string, kind = 'subtitles') => ({
  kind,
  label,
  language,
  mode: 'disabled',
})

/** Double for the media element of Apple browsers. */
function watch() {
  const textTracks = new List<ReturnType<typeof text>>()
  const audioTracks = new List<{ label: string; language: string; enabled: boolean }>()
  const addTextTrack = (kind: string, label: string, language: string) =>
    textTracks.items[textTracks.items.push(text(label, language, kind)) - 1]
  const element = { textTracks, audioTracks, addTextTrack } as unknown as HTMLVideoElement
  let offered: Stream = {}
  const stop = new AbortController()
  offerInBand(element, stop.signal, choices => {
    offered = { ...offered, ...choices }
  })
  return { element, textTracks, audioTracks, stop, offered: () => offered }
}

it('MP-3: captions of a stream are offered; our own tracks and other kinds are not', () => {
  const { element, textTracks, offered } = watch()
  addTrack(element, 'captions', { label: 'Ours', language: 'en' })
  textTracks.add(text('', 'id3', 'metadata'))
  expect(offered().captions).toBeUndefined()
  const [english, german] = [textTracks.add(text('English', 'en')), textTracks.add(text('', 'de'))]
  const { captions } = offered()
  expect(captions?.items.map(({ label }) => label)).toEqual(['English', 'de'])
  expect(captions?.current()).toBe(-1)
  captions?.choose(1)
  expect([english.mode, german.mode, captions?.current()]).toEqual(['disabled', 'showing', 1])
  captions?.choose(-1)
  expect(captions?.current()).toBe(-1)
})

it('MP-3: sounds that the browser finds in a stream are offered, and one is heard', () => {
  const { audioTracks, stop, offered } = watch()
  const english = audioTracks.add({ label: 'English', language: 'en', enabled: true })
  const german = audioTracks.add({ label: 'Deutsch', language: 'de', enabled: false })
  expect(offered().audio?.current()).toBe(0)
  offered().audio?.choose(1)
  expect([english.enabled, german.enabled]).toEqual([false, true])
  stop.abort()
  audioTracks.add({ label: 'Suomi', language: 'fi', enabled: false })
  expect(offered().audio?.items).toHaveLength(2)
})
