import { clipOf, withoutEnd } from '../clip.ts'
import { PLAYER } from '../constants.ts'
import { startCaptions } from './captions.ts'
import { makeControls } from './controls.ts'
import { startDescriptions } from './descriptions.ts'
import { createSourceLoader, loadWhenVisible, mayPlayByItself } from './load-source.ts'
import { createRelay } from './media.ts'
import { startOverlay } from './overlay.ts'
import {
  followTime,
  loadOwn,
  pauseOthers,
  pauseWhenHidden,
  restrictToClip,
  startOf,
} from './playback.ts'
import type { Player, PlayerPage } from './player.ts'
import { type Playlist, startPlaylist } from './playlist.ts'
import { startKeys } from './press-keys.ts'
import { boxOf, sourcesOf, tracksOf } from './read-element.ts'
import { startResume } from './resume.ts'
import { startHiding } from './screen.ts'
import { addStyles } from './styles.ts'
import { translatePlayer } from './texts.ts'
import { startTranscript } from './transcript.ts'

const players = new WeakSet<HTMLMediaElement>()

let lastInTurn: Promise<unknown> = Promise.resolve()

/**
 * Replaces the browser's controls of an element with the player. Each element once, one after
 * another, to keep pages with many players responsive.
 */
export function startPlayer(element: HTMLMediaElement, page: PlayerPage): Promise<void> {
  const started = lastInTurn.then(() => startNow(element, page))
  lastInTurn = started.catch(() => {}).then(yieldToEventLoop)
  return started
}

/** Yields to other tasks where the browser supports it. */
function yieldToEventLoop(): Promise<void> | undefined {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } }
  return scheduler?.yield?.()
}

function startNow(element: HTMLMediaElement, page: PlayerPage) {
  if (players.has(element)) return
  const hadFocus = element === document.activeElement
  addStyles()
  const list = element.closest('[data-player]')?.parentElement?.querySelector('[data-playlist]')
  const create = (one: HTMLMediaElement, playlist?: Playlist) => createPlayer(one, page, playlist)
  if (list instanceof HTMLElement) startPlaylist(boxOf(element), list, create)
  else create(element)
  // The focus was on the browser's controls, which no longer exist.
  if (hadFocus) element.closest<HTMLElement>('.media-box')?.focus({ preventScroll: true })
}

function createPlayer(element: HTMLMediaElement, page: PlayerPage, playlist?: Playlist): Player {
  const box = boxOf(element)
  const end = new AbortController()
  const { signal } = end
  const isVideo = element instanceof HTMLVideoElement
  const relay = createRelay()
  const lang = element.closest('[lang]')?.getAttribute('lang') ?? ''
  const sources = sourcesOf(element)
  const player: Player = {
    box,
    signal,
    element,
    isVideo,
    // Do not interrupt running playback.
    sources: element.paused ? sources.map(one => ({ ...one, src: withoutEnd(one.src) })) : sources,
    clip: clipOf(sources),
    repeats: element.loop,
    tracks: tracksOf(element),
    translate: translatePlayer(lang),
    media: element,
    on: relay.on,
    stream: {},
    hasEnded: false,
    hasFailed: false,
    wasAsked: false,
    wantsToPlay: !element.paused,
    play() {
      player.wasAsked = true
      player.wantsToPlay = true
      void loader.load().then(() => {
        if (!player.hasFailed) player.media.play().catch(playLater)
      })
    },
    toggle() {
      if (player.media.paused) return player.play()
      player.wantsToPlay = false
      player.media.pause()
    },
    seek(seconds) {
      player.media.currentTime = seconds
      if (player.media.readyState > 0) return
      // Show the start position before the media is loaded.
      loadOwn(player)
      relay.emit('seeking')
    },
  }
  /**
   * An engine that starts, or a source that fails, aborts a pending play(). Retry, except after the
   * browser refused autoplay.
   */
  function playLater(error: unknown) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return
    const again = () =>
      player.wantsToPlay && !player.hasFailed && player.media.play().catch(() => {})
    if (element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) again()
    else element.addEventListener('canplay', again, { once: true })
  }
  players.add(element)
  const loader = createSourceLoader(player, ({ media = element, hasControls }) => {
    player.media = media
    player.box.dataset.media = media === element ? 'element' : 'frame'
    player.box.toggleAttribute('data-own-controls', hasControls === true)
    relay.follow(media)
  })
  relay.follow(element)
  element.volume = PLAYER.startVolume
  pauseOthers(player)
  player.on(['pause'], () => {
    if (player.media !== element || element.readyState > 0) player.wantsToPlay = false
  })
  startEnding(player)
  restrictToClip(player, () => relay.emit('ended'))
  const captions = startCaptions(player)
  const descriptions = startDescriptions(player)
  let hasBar = false
  /** Controls are created when first visible: pages may have fifty players that are never started. */
  const showControls = () => {
    if (hasBar) return
    hasBar = true
    const { bar, rail } = makeControls(player, { captions, descriptions, page, playlist })
    // Below error messages.
    element.after(bar)
    startKeys(player, rail)
    if (isVideo) startHiding(player, bar)
  }
  if (isVideo) element.addEventListener('click', () => player.toggle())
  const frame = player.box.closest('[data-player]')
  const overlay = frame?.querySelector<HTMLElement>('[data-player-overlay]')
  const image = overlay && startOverlay(player, overlay, showControls)
  if (!image) showControls()
  for (const name of ['play', 'pause'] as const) {
    const detail = name === 'play'
    player.on([name], () => frame?.dispatchEvent(new CustomEvent('player-state', { detail })))
  }
  box.addEventListener(
    'player-end',
    () => {
      end.abort()
      player.wantsToPlay = false
      element.pause()
      loader.end()
    },
    { signal },
  )
  const leave = () => {
    player.wantsToPlay = false
    if (player.media === element) return element.pause()
    // Show the poster again after a provider's video.
    loader.end()
    player.media = element
    relay.follow(element)
    relay.emit('pause')
    image?.restore()
  }
  pauseWhenHidden(player, leave)
  const place = frame ?? box
  place.addEventListener('player-leave', leave, { signal })
  place.addEventListener('player-arrive', () => mayPlayByItself(player) && player.play(), {
    signal,
  })
  const transcript = frame?.parentElement?.querySelector<HTMLDetailsElement>('[data-transcript]')
  if (transcript) startTranscript(player, transcript)
  element.controls = false
  // Other hosts get no request before playback.
  if (loader.isNative()) {
    void loader.load()
    if (isVideo) loadWhenVisible(player, Boolean(image || element.poster))
  }
  // Replay events that happened before the player existed.
  if (element.readyState > 0) relay.emit('loadedmetadata')
  if (!element.paused) relay.emit('play')
  followTime(player)
  startResume(player, page)
  return player
}

/** At the end, seek to the start so that it can be played again (MP-3). */
function startEnding(player: Player) {
  player.on(['ended'], () => {
    if (player.repeats) return
    player.hasEnded = true
    player.media.pause()
    player.seek(startOf(player))
  })
  player.on(['play'], () => {
    player.hasEnded = false
  })
}
