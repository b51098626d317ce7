import { IslandElement } from './island-element.ts'
import { isBuilding } from './mode.ts'
import { onElements } from './on-elements.ts'
import { onNear } from './on-near.ts'
import { onTouchOf } from './on-touch.ts'
import { onModuleState } from './page-state.ts'

const NEAR_PX = 200

/**
 * MP-1: whatever plays on a page gets the player when it is near or touched, wherever it comes from. Until then, and where its
 * script does not come, the browser's own controls are there.
 */
export function startMedia() {
  if (isBuilding()) return
  onElements('video[controls], audio[controls]', media => {
    const frame = media.closest('[data-player]') ?? media
    const load = async () => {
      // React takes over what the server wrote, before anything is added to it.
      const island = media.closest('vt-island')
      if (island instanceof IslandElement) await island.start()
      try {
        const { startPagePlayer } = await import('./players.ts')
        await startPagePlayer(media as HTMLMediaElement)
      } catch (error) {
        // The browser's controls stay, and what they cannot play is a link (`media-player.css`).
        frame.setAttribute('data-player', 'failed')
        throw error
      }
    }
    const start = onTouchOf(frame, load)
    onNear(frame, NEAR_PX, () => void start(new Event('near')))
  })
  // A link to a time of one of them (`media-address.ts`).
  onModuleState('media', parts => {
    if (parts) import('./players.ts').then(one => one.showNamedMedia(parts))
  })
}
