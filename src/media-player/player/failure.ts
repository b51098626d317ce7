import { providerOf } from '../provider.ts'
import { type MediaSource, offersDownload } from '../sources.ts'
import { makeElement } from './make-element.ts'
import { type Player, tell } from './player.ts'
import type { PlayerText, Say } from './texts.ts'

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
  const { box, say, element, sources } = player
  hideFailure(player)
  player.hasFailed = true
  player.media.pause()
  const message = makeElement('p', { role: 'alert' }, say(text))
  const links = sources.map(source => linkTo(source, say))
  const again = makeElement('button', { type: 'button', class: 'media-retry' }, say('retry'))
  again.addEventListener('click', retry)
  const panel = makeElement('div', { class: 'media-failure' })
  // Network failures can be retried, so they need no download link.
  const file =
    text !== 'network' && offersDownload(sources) && sources.find(one => !providerOf(one))
  if (file) {
    const download = makeElement('a', { href: file.src, download: true }, say('downloadVideo'))
    panel.append(makeElement('p', { role: 'alert' }, download))
  } else panel.append(message, ...links, again)
  const poster = (element as HTMLVideoElement).poster || imageOver(box)
  if (poster) panel.style.backgroundImage = `url("${CSS.escape(poster)}")`
  box.append(panel)
  tell(player, 'player-failed')
}

/** Link to the file, or to the page of a provider's video. */
function linkTo(source: MediaSource, say: Say) {
  const { src } = source
  const video = providerOf(source)
  if (video)
    return makeElement('a', { href: video.page }, say('watchOn', { provider: video.provider }))
  const words = say('downloadFile', { address: nameOf(src) })
  return makeElement('a', { href: src, download: true }, words)
}

/** Preview image on top of the player. */
const imageOver = (box: HTMLElement) =>
  box.parentElement?.querySelector<HTMLImageElement>('[data-player-overlay] img')?.currentSrc

export function hideFailure(player: Player) {
  if (!player.hasFailed) return
  player.hasFailed = false
  player.box.querySelector('.media-failure')?.remove()
  tell(player, 'player-restored')
}

/** A readable URL without the time fragment. */
const nameOf = (src: string) => new URL(src, location.href).href.replace(/#t=.*$/, '')
