import { writeClock } from '../write-time.ts'
import { makeElement } from './make-element.ts'
import { durationOf, isLive, type Player } from './player.ts'
import { makeThumbnails } from './seek-bar-thumbnails.ts'

export interface Mark {
  startSeconds: number
  title: string
}

/** Seek bar as a slider with chapter marks. */
export function createSeekBar(player: Player) {
  const { say } = player
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
      'aria-label': say('position'),
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
      known() > 0 ? say('timeOf', { time, duration: writeClock(known()) }) : time,
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
