import { PLAYER } from '../constants.ts'
import { TRACK_KINDS } from '../description.ts'
import type { MediaSource } from '../sources.ts'
import { startCaptions } from './captions.ts'
import { makeControls } from './controls.ts'
import { startHiding } from './hiding.ts'
import { createSourceLoader } from './load-source.ts'
import { makeElement } from './make-element.ts'
import { createRelay } from './media.ts'
import { playOneAtATime } from './one-at-a-time.ts'
import { startOverlay } from './overlay.ts'
import type { Player } from './player.ts'
import { startKeys } from './press-keys.ts'
import { addStyles } from './styles.ts'
import { sayPlayer } from './texts.ts'
import { startTranscript } from './transcript.ts'

const players = new WeakMap<HTMLMediaElement, Player>()

/** Gives an element with the browser's controls ours, and all else that the player has. Once for each. */
export function startPlayer(element: HTMLMediaElement): Player {
  const known = players.get(element)
  if (known) return known
  addStyles()
  const isVideo = element instanceof HTMLVideoElement
  const relay = createRelay()
  const lang = element.closest('[lang]')?.getAttribute('lang') ?? ''
  const player: Player = {
    box: boxOf(element),
    element,
    isVideo,
    sources: sourcesOf(element),
    tracks: tracksOf(element),
    say: sayPlayer(lang),
    media: element,
    on: relay.on,
    hasEnded: false,
    hasFailed: false,
    play() {
      wantsToPlay = true
      void loader.load().then(() => {
        if (!player.hasFailed) player.media.play().catch(playLater)
      })
    },
    toggle() {
      if (player.media.paused) return player.play()
      wantsToPlay = false
      player.media.pause()
    },
    seek(seconds) {
      player.media.currentTime = seconds
    },
  }
  let wantsToPlay = false
  /** An engine that sets up its stream breaks off what was begun; a browser that refuses is not asked again. */
  function playLater(error: unknown) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) return
    const again = () => wantsToPlay && player.media.play().catch(() => {})
    element.addEventListener('canplay', again, { once: true })
  }
  players.set(element, player)
  const loader = createSourceLoader(player, ({ media = element, hasControls }) => {
    player.media = media
    player.box.dataset.media = media === element ? 'element' : 'frame'
    bar.hidden = hasControls === true
    relay.follow(media)
  })
  relay.follow(element)
  element.volume = PLAYER.startVolume
  playOneAtATime(player)
  startEnding(player)
  const captions = startCaptions(player, () => {})
  const { bar, rail } = makeControls(player, captions)
  player.box.append(bar)
  startKeys(player, rail)
  if (isVideo) {
    startHiding(player, bar)
    element.addEventListener('click', () => player.toggle())
  }
  const frame = player.box.closest('[data-player]')
  const overlay = frame?.querySelector<HTMLElement>('[data-player-overlay]')
  const image = overlay && startOverlay(player, overlay)
  for (const name of ['play', 'pause'] as const) {
    const detail = name === 'play'
    player.on([name], () => frame?.dispatchEvent(new CustomEvent('player-state', { detail })))
  }
  frame?.addEventListener('player-leave', () => {
    if (player.media === element) return element.pause()
    // A provider's player ends: its image is back.
    loader.end()
    player.media = element
    relay.follow(element)
    image?.restore()
  })
  const transcript = frame?.parentElement?.querySelector<HTMLDetailsElement>('[data-transcript]')
  if (transcript) startTranscript(player, transcript)
  element.controls = false
  // Nobody else is asked for anything before somebody plays.
  if (loader.isNative()) void loader.load()
  return player
}

/** Ended: back to the beginning, to be played again (MP-3). */
function startEnding(player: Player) {
  player.on(['ended'], () => {
    player.hasEnded = true
    player.media.pause()
    player.seek(0)
  })
  player.on(['play'], () => {
    player.hasEnded = false
  })
}

/** What the controls stand in: made for an element that stands by itself. */
function boxOf(element: HTMLMediaElement): HTMLElement {
  const isVideo = element instanceof HTMLVideoElement
  let box = element.closest<HTMLElement>('.media-box')
  if (!box) {
    box = makeElement('div', { class: 'media-box' })
    if (isVideo) {
      box.style.maxInlineSize = '100%'
      box.style.inlineSize = `${element.width || PLAYER.videoWidth}px`
      box.style.aspectRatio = `${element.width || PLAYER.videoWidth} / ${element.height || PLAYER.videoHeight}`
    } else box.style.inlineSize = `min(100%, ${PLAYER.audioWidth}px)`
    const isPlaying = !element.paused
    element.before(box)
    box.append(element)
    if (isPlaying) element.play().catch(() => {})
  }
  element.classList.add('media-element')
  box.dataset.kind = isVideo ? 'video' : 'audio'
  box.dataset.controls = 'shown'
  box.dataset.media = 'element'
  box.tabIndex = -1
  box.setAttribute('role', 'group')
  for (const name of ['aria-label', 'aria-labelledby']) {
    const value = element.getAttribute(name)
    if (value) box.setAttribute(name, value)
  }
  return box
}

function sourcesOf(element: HTMLMediaElement): MediaSource[] {
  const own = element.getAttribute('src')
  if (own) return [{ src: own, type: element.getAttribute('type') ?? undefined }]
  return [...element.querySelectorAll('source')].flatMap(source => {
    // The browser would try them again whenever an engine lets go of the element.
    source.remove()
    const src = source.getAttribute('src') ?? source.dataset.src
    return src ? [{ src, type: source.getAttribute('type') ?? undefined }] : []
  })
}

/** The tracks, which are no longer the browser's: it reads no DFXP, and shows what it reads under the controls. */
function tracksOf(element: HTMLMediaElement) {
  return [...element.querySelectorAll('track')].map(track => {
    track.remove()
    return {
      kind: TRACK_KINDS.find(kind => kind === track.kind) ?? 'metadata',
      src: track.src,
      language: track.srclang,
      label: track.label || track.srclang,
      isDefault: track.default,
    }
  })
}
