import { IslandElement } from './island-element.ts'
import { isInBuilder } from './mode.ts'
import { onElements } from './on-elements.ts'
import { onNear } from './on-near.ts'
import { onTouchOf } from './on-touch.ts'
import { onModuleState } from './page-state.ts'

const NEAR_PX = 200

/**
 * MP-1: starts the player for media when near or touched, including media added later. Until then,
 * the browser's controls work.
 */
export function startMedia() {
  if (isInBuilder()) return
  onElements('video[controls], audio[controls]', media => {
    const frame = media.closest('[data-player]') ?? media
    const load = async () => {
      // Hydrate first, because React would discard the player's elements.
      const island = media.closest('vt-island')
      if (island instanceof IslandElement) await island.start()
      try {
        const { startPagePlayer } = await import('./players.ts')
        await startPagePlayer(media as HTMLMediaElement)
      } catch (error) {
        // Keep the browser's controls; unsupported sources are links (`media-player.css`).
        frame.setAttribute('data-player', 'failed')
        throw error
      }
    }
    const start = onTouchOf(frame, load)
    onNear(frame, NEAR_PX, () => void start(new Event('near')))
  })
  // Links to a position (`media-address.ts`).
  onModuleState('media', parts => {
    if (parts) import('./players.ts').then(one => one.showNamedMedia(parts))
  })
}
