import { startPlayer } from '#media-player/client'
import { hasConsent, onConsent } from './consent/consent.ts'
import { goTo } from './go-to.ts'
import { MEDIA_STATE, mediaAddress, namedMedia } from './media-address.ts'

/** Starts a player with the functions of the visitor's page. */
export const startPagePlayer = (element: HTMLMediaElement) =>
  startPlayer(element, {
    addressAt: mediaAddress,
    mayRemember: () => hasConsent('preferences'),
    onMayRemember: run => void onConsent('preferences', run),
  })

/** Shows a playlist entry in its player; returns the media element. */
async function showEntry(element: HTMLMediaElement, entry: number): Promise<HTMLMediaElement> {
  await startPagePlayer(element)
  const box = element.closest('.media-box')
  box?.dispatchEvent(new CustomEvent('playlist-entry', { detail: entry }))
  return box?.querySelector('video, audio') ?? element
}

/** Scrolls to the media named by the URL and seeks; playback needs a click. */
export async function showNamedMedia(parts: readonly string[]) {
  const named = namedMedia(parts)
  if (!named) return
  const { seconds, entry } = named
  const element = entry === undefined ? named.element : await showEntry(named.element, entry)
  element.dataset.at = String(seconds)
  element.dispatchEvent(new Event('player-time'))
  await goTo(element.closest('[data-player]') ?? element, `#${MEDIA_STATE}|`)
}
