import { providerOf } from '../provider.ts'
import { type MediaSource, offersDownload } from '../sources.ts'
import { makeElement } from './elements.ts'
import { isOwn } from './playback.ts'
import { emit, type Player } from './player.ts'
import type { PlayerText, Translate } from './texts.ts'

/** VO-1: fade duration of the poster. */
const FADE_MS = 500

/**
 * Poster on top of a video: a click starts playback and fades the poster out; it returns when the
 * video ends or is left.
 */
export function startOverlay(player: Player, overlay: HTMLElement, showControls: () => void) {
  const set = (state: 'shown' | 'leaving' | 'gone') => {
    if (state !== 'shown') showControls()
    overlay.dataset.state = state
    overlay.inert = state !== 'shown'
    overlay.hidden = state === 'gone'
    // The covered controls must not receive focus.
    player.box.inert = state === 'shown'
  }
  const isMoving = () => matchMedia('(prefers-reduced-motion: no-preference)').matches
  function leave() {
    if (overlay.dataset.state !== 'shown') return
    const hadFocus = overlay.contains(document.activeElement)
    set('leaving')
    if (hadFocus) player.box.focus({ preventScroll: true })
    setTimeout(() => overlay.dataset.state === 'leaving' && set('gone'), isMoving() ? FADE_MS : 0)
  }
  overlay.querySelector('button')?.addEventListener('click', () => {
    player.play()
    leave()
  })
  // Start loading from this site on pointer down, before the click.
  overlay.addEventListener(
    'pointerdown',
    () => {
      if (isOwn(player)) player.element.preload = 'auto'
    },
    { once: true },
  )
  player.on(['play'], leave)
  set('shown')
  // MP-4: nothing may cover an error message.
  player.box.addEventListener('player-failed', () => set('gone'), { signal: player.signal })
  return { restore: () => set('shown') }
}

/** Shows a short notice in a corner of the player, or on its poster while that is visible. */
export function showNote({ box, signal }: Player, ...content: (Node | string)[]): HTMLElement {
  const isAct = content.some(one => one instanceof HTMLElement && one.matches('button, input'))
  const note = makeElement('div', { class: 'media-note', 'data-acts': isAct }, ...content)
  const image = box.parentElement?.querySelector('[data-player-overlay][data-state="shown"]')
  const place = image ?? box
  place.querySelector(':scope > .media-note')?.remove()
  place.append(note)
  signal.addEventListener('abort', () => note.remove())
  return note
}

/** Messages of a player that cannot continue (MP-4). */
export type FailureText = Extract<
  PlayerText,
  'notSupported' | 'network' | 'notRecovered' | 'noRenderer'
>

/**
 * MP-4, MP-5: shows the poster, the error, and a link to download each source or watch it at its
 * provider. FLV and Flash sources only get a download link. Controls stay disabled until a retry.
 */
export function showFailure(player: Player, text: FailureText, retry: () => void) {
  const { box, translate, element, sources } = player
  hideFailure(player)
  player.hasFailed = true
  player.media.pause()
  const message = makeElement('p', { role: 'alert' }, translate(text))
  const links = sources.map(source => linkTo(source, translate))
  const again = makeElement('button', { type: 'button', class: 'media-retry' }, translate('retry'))
  again.addEventListener('click', retry)
  const panel = makeElement('div', { class: 'media-failure' })
  // Network failures can be retried, so they need no download link.
  const file =
    text !== 'network' && offersDownload(sources) && sources.find(one => !providerOf(one))
  if (file) {
    const download = makeElement(
      'a',
      { href: file.src, download: true },
      translate('downloadVideo'),
    )
    panel.append(makeElement('p', { role: 'alert' }, download))
  } else panel.append(message, ...links, again)
  const poster = (element as HTMLVideoElement).poster || imageOver(box)
  if (poster) panel.style.backgroundImage = `url("${CSS.escape(poster)}")`
  box.append(panel)
  emit(player, 'player-failed')
}

/** Link to the file, or to the page of a provider's video. */
function linkTo(source: MediaSource, translate: Translate) {
  const { src } = source
  const video = providerOf(source)
  if (video)
    return makeElement(
      'a',
      { href: video.page },
      translate('watchOn', { provider: video.provider }),
    )
  const words = translate('downloadFile', { address: nameOf(src) })
  return makeElement('a', { href: src, download: true }, words)
}

/** Preview image on top of the player. */
const imageOver = (box: HTMLElement) =>
  box.parentElement?.querySelector<HTMLImageElement>('[data-player-overlay] img')?.currentSrc

export function hideFailure(player: Player) {
  if (!player.hasFailed) return
  player.hasFailed = false
  player.box.querySelector('.media-failure')?.remove()
  emit(player, 'player-restored')
}

/** A readable URL without the time fragment. */
const nameOf = (src: string) => new URL(src, location.href).href.replace(/#t=.*$/, '')
