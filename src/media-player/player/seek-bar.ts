import type { Cue } from '../captions/caption-file.ts'
import { parseCueText, plainCueText } from '../captions/cue-text.ts'
import { THUMBNAILS } from '../description.ts'
import { writeClock } from '../write-time.ts'
import { makeElement } from './elements.ts'
import { loadCaptions } from './load-captions.ts'
import { durationOf, isLive, type Player } from './player.ts'

export interface Mark {
  startSeconds: number
  title: string
}

/** Seek bar as a slider with chapter marks. */
export function createSeekBar(player: Player) {
  const { translate } = player
  const played = makeElement('span', { class: 'media-rail-played' })
  const loaded = makeElement('span', { class: 'media-rail-loaded' })
  const marks = makeElement('span', { class: 'media-rail-marks' })
  const words = makeElement('span')
  const thumbnails = makeThumbnails(player)
  const hint = makeElement(
    'span',
    { class: 'media-rail-hint', hidden: true },
    ...(thumbnails ? [thumbnails.picture] : []),
    words,
  )
  const track = makeElement('span', { class: 'media-rail-track' }, loaded, played, marks)
  const rail = makeElement(
    'div',
    {
      class: 'media-rail',
      role: 'slider',
      tabindex: 0,
      dir: 'ltr',
      'aria-label': translate('position'),
      'aria-valuemin': 0,
    },
    track,
    hint,
  )
  let chapters: readonly Mark[] = []

  const known = () => {
    const duration = durationOf(player)
    return Number.isFinite(duration) ? duration : 0
  }
  const share = (seconds: number) =>
    `${known() > 0 ? Math.min(100, (100 * seconds) / known()) : 0}%`

  function update() {
    const { media } = player
    // Live streams cannot be sought; hide the bar without moving its neighbors.
    rail.style.visibility = isLive(player) ? 'hidden' : ''
    const { buffered, currentTime } = media
    played.style.inlineSize = share(currentTime)
    loaded.style.inlineSize = share(buffered.length > 0 ? buffered.end(buffered.length - 1) : 0)
    rail.setAttribute('aria-valuemax', String(Math.round(known())))
    rail.setAttribute('aria-valuenow', String(Math.round(currentTime)))
    const time = writeClock(currentTime)
    rail.setAttribute(
      'aria-valuetext',
      known() > 0 ? translate('timeOf', { time, duration: writeClock(known()) }) : time,
    )
    rail.setAttribute('aria-disabled', String(known() === 0 || player.hasFailed))
  }
  player.on(['timeupdate', 'durationchange', 'loadedmetadata', 'progress', 'seeking'], update)

  const secondsAt = ({ clientX }: PointerEvent) => {
    const { left, width } = track.getBoundingClientRect()
    return Math.min(1, Math.max(0, (clientX - left) / width)) * known()
  }
  rail.addEventListener('pointerdown', event => {
    if (event.button !== 0 || known() === 0) return
    rail.setPointerCapture(event.pointerId)
    player.seek(secondsAt(event))
  })
  rail.addEventListener('pointermove', event => {
    const seconds = secondsAt(event)
    if (rail.hasPointerCapture(event.pointerId)) player.seek(seconds)
    const chapter = chapters.findLast(one => one.startSeconds <= seconds)
    words.textContent = [writeClock(seconds), chapter?.title].filter(Boolean).join(' · ')
    thumbnails?.show(seconds)
    hint.hidden = known() === 0
    placeHint(event.clientX)
  })
  /** Centers the hint above the pointer, within the player. */
  function placeHint(x: number) {
    const { left, width } = rail.getBoundingClientRect()
    const half = hint.offsetWidth / 2
    const middle = Math.min(width - half, Math.max(half, x - left))
    hint.style.insetInlineStart = `${middle}px`
  }
  rail.addEventListener('pointerleave', () => {
    hint.hidden = true
  })
  update()
  return {
    rail,
    mark(found: readonly Mark[]) {
      chapters = found
      marks.replaceChildren(
        ...found
          .filter(({ startSeconds }) => startSeconds > 0 && startSeconds < known())
          .map(({ startSeconds }) => {
            const mark = makeElement('span')
            mark.style.insetInlineStart = share(startSeconds)
            return mark
          }),
      )
    },
  }
}

/** Cue payload: image URL with a crop in pixels (Media Fragments 1.0 §4.2.2). */
const PART = /^([^#\s]{1,500})#xywh=(?:pixel:)?(\d{1,5}),(\d{1,5}),(\d{1,5}),(\d{1,5})$/

/** Thumbnails for the seek bar. Loaded on first use; does nothing without a thumbnail track. */
function makeThumbnails(player: Player) {
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
