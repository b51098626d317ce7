import { startPlayer } from '#media-player/client'
import { hasConsent, onConsent } from './consent/consent.ts'
import { goTo } from './go-to.ts'
import { MEDIA_STATE, mediaAddress, namedMedia } from './media-address.ts'

/** The player, with what it asks of a visitor's page. */
export const startPagePlayer = (element: HTMLMediaElement) =>
  startPlayer(element, {
    addressAt: mediaAddress,
    mayRemember: () => hasConsent('preferences'),
    onMayRemember: run => void onConsent('preferences', run),
  })

/** What an address names comes into view at its time; it plays when somebody presses. */
export async function showNamedMedia(parts: readonly string[]) {
  const named = namedMedia(parts)
  if (!named) return
  const { element, seconds } = named
  element.dataset.at = String(seconds)
  element.dispatchEvent(new Event('player-time'))
  await goTo(element.closest('[data-player]') ?? element, `#${MEDIA_STATE}|`)
}
