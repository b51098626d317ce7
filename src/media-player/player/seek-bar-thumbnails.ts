import type { Cue } from '../captions/caption-file.ts'
import { parseCueText, plainCueText } from '../captions/cue-text.ts'
import { THUMBNAILS } from '../description.ts'
import { loadCaptions } from './load-captions.ts'
import { makeElement } from './make-element.ts'
import type { Player } from './player.ts'

/** Cue payload: image URL with a crop in pixels (Media Fragments 1.0 §4.2.2). */
const PART = /^([^#\s]{1,500})#xywh=(?:pixel:)?(\d{1,5}),(\d{1,5}),(\d{1,5}),(\d{1,5})$/

/** Thumbnails for the seek bar. Loaded on first use; does nothing without a thumbnail track. */
export function makeThumbnails(player: Player) {
  const track = player.tracks.find(({ kind, label }) => kind === 'metadata' && label === THUMBNAILS)
  if (!track) return undefined
  const picture = makeElement('span', { class: 'media-rail-picture', hidden: true })
  let cues: readonly Cue[] = []
  let isAsked = false
  let latest = 0

  function draw() {
    const cue = cues.findLast(({ startSeconds }) => startSeconds <= latest)
    const [, address = '', ...part] =
      PART.exec(cue ? plainCueText(parseCueText(cue.text)) : '') ?? []
    const url = URL.parse(address, track?.src)
    picture.hidden = !address || url?.origin !== location.origin
    if (picture.hidden || !url) return
    const [x = 0, y = 0, width = 0, height = 0] = part.map(Number)
    Object.assign(picture.style, {
      inlineSize: `${width}px`,
      blockSize: `${height}px`,
      backgroundImage: `url("${url.href}")`,
      backgroundPosition: `${-x}px ${-y}px`,
    })
  }

  return {
    picture,
    show(seconds: number) {
      latest = seconds
      draw()
      if (isAsked) return
      isAsked = true
      loadCaptions(track.src).then(
        file => {
          cues = file.cues
          draw()
        },
        // Show the time without a thumbnail.
        error => console.warn(error),
      )
    },
  }
}
