/** The common interface of the media element and of a provider's iframe. Names follow HTMLMediaElement. */
export interface Media extends EventTarget {
  currentTime: number
  readonly duration: number
  readonly paused: boolean
  volume: number
  muted: boolean
  playbackRate: number
  /** Whether the first frame is loaded. */
  readonly readyState: number
  /** End of the buffered range around the current time, in seconds. */
  readonly buffered: { readonly length: number; end(index: number): number }
  play(): Promise<void>
  pause(): void
}

/** A choice between alternatives that a stream offers. */
export interface StreamChoice<Item> {
  items: readonly Item[]
  /** Index of the chosen item; -1 for none or automatic. */
  current(): number
  choose(index: number): void
}

/** Audio or caption track of a stream. */
export interface StreamTrack {
  label: string
  /** BCP 47 tag as given by the stream, or empty. */
  language: string
  isDefault?: boolean
}

/** Alternatives that a stream offers. */
export interface Stream {
  /** Video heights in lines; -1 is automatic. */
  quality?: StreamChoice<number>
  audio?: StreamChoice<StreamTrack>
  captions?: StreamChoice<StreamTrack>
}

const EVENTS = [
  'play',
  'playing',
  'pause',
  'ended',
  'timeupdate',
  'durationchange',
  'loadedmetadata',
  'progress',
  'volumechange',
  'ratechange',
  'seeking',
  'seeked',
  'waiting',
  'canplay',
  'emptied',
] as const
export type MediaEvent = (typeof EVENTS)[number]

/** Forwards the events of the current media, so that listeners survive a change of engine. */
export function createRelay() {
  const events = new EventTarget()
  let stop = new AbortController()
  return {
    on(names: readonly MediaEvent[], handler: (name: MediaEvent) => void) {
      for (const name of names) events.addEventListener(name, () => handler(name))
    },
    emit: (name: MediaEvent) => events.dispatchEvent(new Event(name)),
    follow(media: Media) {
      stop.abort()
      stop = new AbortController()
      for (const name of EVENTS) {
        const pass = () => events.dispatchEvent(new Event(name))
        media.addEventListener(name, pass, { signal: stop.signal })
      }
    },
  }
}
