import type { ProviderVideo } from '../provider.ts'
import { FrameMedia, type FrameStart } from './frame-media.ts'

/** Player states as YouTube numbers them. */
const ENDED = 0
const PLAYING = 1
const BUFFERING = 3

/**
 * A YouTube video in the iframe of youtube-nocookie.com, controlled by messages without loading
 * YouTube's script.
 */
export class YouTubeMedia extends FrameMedia {
  #fail: () => void
  #asking: ReturnType<typeof setInterval>

  constructor(
    { id, origin }: ProviderVideo,
    { title, startSeconds }: FrameStart,
    fail: () => void,
  ) {
    // VO-1: `autoplay` must be the first parameter.
    const query = `autoplay=1&rel=0&playsinline=1&controls=0&fs=0&disablekb=1&enablejsapi=1&origin=${encodeURIComponent(location.origin)}`
    // YouTube accepts whole seconds only.
    const start = startSeconds > 0 ? `&start=${Math.floor(startSeconds)}` : ''
    super(`${origin}/embed/${id}?${query}${start}`, title)
    this.#fail = fail
    // Repeat until the frame answers: it ignores messages before it has loaded.
    this.#asking = setInterval(() => this.send(JSON.stringify({ event: 'listening' })), 250)
  }

  protected hear({ event, info }: Record<string, unknown>) {
    clearInterval(this.#asking)
    if (event === 'onError') return this.#fail()
    if (event === 'onReady') this.setVolume(this.loudness, this.isMuted)
    if (typeof info !== 'object' || info === null) return
    const said = info as Record<string, unknown>
    this.setDuration(said.duration)
    if (typeof said.videoLoadedFraction === 'number' && this.duration > 0) {
      this.loadedSeconds = said.videoLoadedFraction * this.duration
    }
    if (typeof said.currentTime === 'number') this.setSeconds(said.currentTime)
    if (typeof said.playerState === 'number') this.#follow(said.playerState)
  }

  #follow(state: number) {
    if (state === BUFFERING) return this.emit('waiting')
    this.setPaused(state !== PLAYING)
    if (state === ENDED) this.emit('ended')
  }

  #ask(func: string, ...args: unknown[]) {
    this.send(JSON.stringify({ event: 'command', func, args }))
  }

  async play() {
    this.#ask('playVideo')
  }
  pause() {
    this.#ask('pauseVideo')
  }
  protected setTime(seconds: number) {
    this.#ask('seekTo', seconds, true)
  }
  protected setVolume(volume: number, muted: boolean) {
    this.#ask('setVolume', Math.round(volume * 100))
    this.#ask(muted ? 'mute' : 'unMute')
  }
  protected setRate(rate: number) {
    this.#ask('setPlaybackRate', rate)
  }

  override end() {
    clearInterval(this.#asking)
    super.end()
  }
}
