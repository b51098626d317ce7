import { PLAYER } from '../constants.ts'
import type { Media } from '../player/media.ts'

/** For this long after a seek the frame may still report its old position. */
const SEEK_MS = 1000
/** Tolerance for the position after a seek. */
const ARRIVED_SECONDS = 0.5

/** Accessible name of the frame and start position of its content. */
export interface FrameStart {
  title: string
  startSeconds: number
}

/**
 * Media interface for a provider's iframe. Caches the state that the frame reports and sends
 * commands as messages.
 */
export abstract class FrameMedia extends EventTarget implements Media {
  readonly frame: HTMLIFrameElement
  readonly #origin: string
  readonly #stop = new AbortController()
  #isThere = false
  /** Target and time of the last seek until the frame confirms it. */
  #sent: { to: number; at: number } | undefined
  paused = true
  duration = Number.NaN
  readyState = 0
  buffered = { length: 1, end: () => this.loadedSeconds }
  protected loadedSeconds = 0
  protected seconds = 0
  protected loudness: number = PLAYER.startVolume
  protected isMuted = false
  protected rate = 1

  constructor(src: string, title: string) {
    super()
    this.#origin = new URL(src).origin
    this.frame = document.createElement('iframe')
    this.frame.className = 'media-frame'
    this.frame.title = title
    this.frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
    this.frame.src = src
    this.frame.addEventListener('load', () => {
      this.#isThere = true
    })
    addEventListener('message', event => this.#receive(event), { signal: this.#stop.signal })
  }

  /** Accepts messages from this frame and its provider's origin only. */
  #receive({ source, origin, data }: MessageEvent) {
    if (source !== this.frame.contentWindow || origin !== this.#origin) return
    // A frame that sends messages can receive them, even while it is loading.
    this.#isThere = true
    const message = typeof data === 'string' ? parse(data) : data
    if (typeof message === 'object' && message !== null) this.hear(message)
  }

  protected abstract hear(message: Record<string, unknown>): void
  abstract play(): Promise<void>
  abstract pause(): void
  protected abstract setTime(seconds: number): void
  protected abstract setVolume(volume: number, muted: boolean): void
  protected abstract setRate(rate: number): void

  protected send(message: unknown) {
    if (this.#isThere) this.frame.contentWindow?.postMessage(message, this.#origin)
  }

  protected emit(name: string) {
    this.dispatchEvent(new Event(name))
  }

  /** Emits play or pause when the state changes. */
  protected setPaused(paused: boolean) {
    if (paused === this.paused) return
    this.paused = paused
    this.emit(paused ? 'pause' : 'play')
    if (!paused) this.emit('playing')
  }

  protected setDuration(seconds: unknown) {
    if (typeof seconds !== 'number' || !(seconds > 0) || seconds === this.duration) return
    this.duration = seconds
    this.readyState = 2
    this.emit('durationchange')
  }

  /**
   * Last reported position. Positions from before a pending seek are ignored, because they would
   * fire `ended` twice.
   */
  protected setSeconds(seconds: number) {
    const { to, at } = this.#sent ?? { to: seconds, at: 0 }
    const isLate = performance.now() - at < SEEK_MS && Math.abs(seconds - to) > ARRIVED_SECONDS
    if (isLate) return
    this.#sent = undefined
    this.seconds = seconds
    this.emit('timeupdate')
  }

  get currentTime() {
    return this.seconds
  }
  set currentTime(seconds) {
    this.seconds = seconds
    this.#sent = { to: seconds, at: performance.now() }
    this.setTime(seconds)
    this.emit('seeking')
    this.emit('timeupdate')
  }

  get volume() {
    return this.loudness
  }
  set volume(volume) {
    this.loudness = volume
    this.#sound()
  }

  get muted() {
    return this.isMuted
  }
  set muted(muted) {
    this.isMuted = muted
    this.#sound()
  }

  #sound() {
    this.setVolume(this.loudness, this.isMuted)
    this.emit('volumechange')
  }

  get playbackRate() {
    return this.rate
  }
  set playbackRate(rate) {
    this.rate = rate
    this.setRate(rate)
    this.emit('ratechange')
  }

  end() {
    this.#stop.abort()
    this.frame.remove()
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
