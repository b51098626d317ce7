import { MediaPlayer, type MediaPlayerClass } from 'dashjs'
import { parseCaptions } from '../captions/read-captions.ts'
import { addCueSheets } from '../player/captions.ts'
import { toBrowserCues } from '../player/load-captions.ts'
import type { StreamChoice, StreamTrack } from '../player/media.ts'
import { createStreamCaptions } from './stream-captions.ts'
import { toTrack } from './to-track.ts'

/**
 * Captions of a DASH stream. dash.js creates browser cues for WebVTT only; for TTML we create them,
 * with styles.
 */
export function createDashCaptions(player: MediaPlayerClass, element: HTMLMediaElement) {
  const { events } = MediaPlayer
  const captions = createStreamCaptions(element)
  let items: StreamTrack[] = []

  player.on(events.TTML_TO_PARSE, ({ data }: { data?: string }) => {
    const track = items[player.getCurrentTextTrackIndex()]
    const file = data && parseCaptions(data)
    if (!track || !file) return
    captions.add(track, toBrowserCues(file))
    addCueSheets(element, file.styles)
  })
  // dash.js adds cues on time updates, which do not occur while paused.
  player.on(
    events.FRAGMENT_LOADING_COMPLETED,
    ({ request }: { request?: { mediaType?: string } }) => {
      if (request?.mediaType === 'text' && element.paused)
        setTimeout(() => element.dispatchEvent(new Event('timeupdate')))
    },
  )
  return {
    /** Available tracks, once dash.js knows them. */
    offered(): StreamChoice<StreamTrack> {
      items = player.getTracksFor('text').map(toTrack)
      return {
        items,
        current: () => player.getCurrentTextTrackIndex(),
        choose(index) {
          player.setTextTrack(index)
          captions.show(items[index])
        },
      }
    },
    end: captions.end,
  }
}
