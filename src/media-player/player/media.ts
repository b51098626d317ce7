/**
 * What plays, whoever plays it: an element of the page, or a provider's frame that is spoken to. The names are those of
 * HTMLMediaElement.
 */
export interface Media extends EventTarget {
  currentTime: number
  readonly duration: number
  readonly paused: boolean
  volume: number
  muted: boolean
  playbackRate: number
  /** Whether the first frame is there. */
  readonly readyState: number
  /** In seconds, from the beginning of what is loaded around the present time. */
  readonly buffered: { readonly length: number; end(index: number): number }
  play(): Promise<void>
  pause(): void
}

/** Of several things that a stream has, one is taken. */
export interface StreamChoice<Item> {
  items: readonly Item[]
  /** The index of the one taken; -1 for none, or while the stream chooses by itself. */
  current(): number
  choose(index: number): void
}

/** Sound or captions of a stream. */
export interface StreamTrack {
  label: string
  /** As the stream names it: a tag of BCP 47, or nothing. */
  language: string
  isDefault?: boolean
}

/** What there is to choose from in a stream. */
export interface Stream {
  /** Heights of the picture, in lines; -1 is whatever the network allows. */
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

/** Passes the events of whatever plays now on to one place, so that nobody has to listen anew when another takes over. */
export function createRelay() {
  const events = new EventTarget()
  let stop = new AbortController()
  return {
    on(names: readonly MediaEvent[], handler: (name: MediaEvent) => void) {
      for (const name of names) events.addEventListener(name, () => handler(name))
    },
    tell: (name: MediaEvent) => events.dispatchEvent(new Event(name)),
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
