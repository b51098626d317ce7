import type { ProviderVideo } from '../provider.ts'
import { FrameMedia, type FrameStart } from './frame-media.ts'

const EVENTS = ['play', 'pause', 'ended', 'timeupdate', 'progress', 'error', 'volumechange']

/** A Vimeo video in its iframe. Only some plans can hide Vimeo's own controls. */
export class VimeoMedia extends FrameMedia {
  #fail: () => void

  constructor(
    { id, key, origin }: ProviderVideo,
    { title, startSeconds }: FrameStart,
    fail: () => void,
  ) {
    const start = startSeconds > 0 ? `#t=${startSeconds}s` : ''
    const unlisted = key ? `&h=${key}` : ''
    super(`${origin}/video/${id}?autoplay=1&dnt=1${unlisted}${start}`, title)
    this.#fail = fail
  }

  protected hear({ event, method, value, data }: Record<string, unknown>) {
    if (event === 'ready') {
      for (const name of EVENTS) this.#ask('addEventListener', name)
      this.#ask('getDuration')
      return
    }
    if (method === 'getDuration') this.setDuration(value)
    const said = (data ?? {}) as Record<string, unknown>
    this.setDuration(said.duration)
    // Vimeo reports refused commands with the same event; only errors before loading are fatal.
    if (event === 'error' && this.readyState === 0) this.#fail()
    else if (event === 'play') this.setPaused(false)
    else if (event === 'pause') this.setPaused(true)
    else if (event === 'ended') {
      this.setPaused(true)
      this.emit('ended')
    } else if (event === 'timeupdate' && typeof said.seconds === 'number') {
      this.setSeconds(said.seconds)
    }
  }

  #ask(method: string, value?: unknown) {
    this.send({ method, value })
  }

  async play() {
    this.#ask('play')
  }
  pause() {
    this.#ask('pause')
  }
  protected setTime(seconds: number) {
    this.#ask('setCurrentTime', seconds)
  }
  protected setVolume(volume: number, muted: boolean) {
    this.#ask('setVolume', volume)
    this.#ask('setMuted', muted)
  }
  protected setRate(rate: number) {
    this.#ask('setPlaybackRate', rate)
  }
}
