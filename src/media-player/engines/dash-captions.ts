import { MediaPlayer, type MediaPlayerClass } from 'dashjs'
import { parseCaptions } from '../captions/read-captions.ts'
import { addCueSheets } from '../player/cue-sheets.ts'
import { toBrowserCues } from '../player/load-captions.ts'
import type { StreamChoice, StreamTrack } from '../player/media.ts'
import { createStreamCaptions } from './stream-captions.ts'
import { toTrack } from './to-track.ts'

/**
 * The captions of a DASH stream. WebVTT is shown by the browser's cues that its package makes; of TTML it makes none, and ours have its
 * styles.
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
  // It hands cues to the browser when the time goes on, which it does not while nothing plays.
  player.on(
    events.FRAGMENT_LOADING_COMPLETED,
    ({ request }: { request?: { mediaType?: string } }) => {
      if (request?.mediaType === 'text' && element.paused)
        setTimeout(() => element.dispatchEvent(new Event('timeupdate')))
    },
  )
  return {
    /** What there is to choose from, when its package knows. */
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
