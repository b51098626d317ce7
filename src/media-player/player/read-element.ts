import { PLAYER } from '../constants.ts'
import { TRACK_KINDS } from '../description.ts'
import { type MediaSource, writtenAddress } from '../sources.ts'
import { makeElement } from './elements.ts'

/** The player's box; wraps elements that have none. */
export function boxOf(element: HTMLMediaElement): HTMLElement {
  const isVideo = element instanceof HTMLVideoElement
  let box = element.closest<HTMLElement>('.media-box')
  if (!box) {
    box = makeElement('div', { class: 'media-box' })
    if (isVideo) {
      const width = element.width || PLAYER.videoWidth
      const height = element.height || PLAYER.videoHeight
      // No taller than the window below the header.
      const room = `max(9rem, 100svh - var(--header-height, 5rem) - 1rem)`
      box.style.maxInlineSize = `min(100%, ${room} * ${width / height})`
      box.style.inlineSize = `${width}px`
      box.style.aspectRatio = `${width} / ${height}`
    } else box.style.inlineSize = `min(100%, ${PLAYER.audioWidth}px)`
    const isPlaying = !element.paused
    element.before(box)
    box.append(element)
    if (isPlaying) element.play().catch(() => {})
  }
  element.classList.add('media-element')
  box.dataset.kind = isVideo ? 'video' : 'audio'
  box.dataset.controls = 'shown'
  box.dataset.media = 'element'
  box.tabIndex = -1
  box.setAttribute('role', 'group')
  for (const name of ['aria-label', 'aria-labelledby']) {
    const value = element.getAttribute(name)
    if (value) box.setAttribute(name, value)
  }
  return box
}

/** Sources in document order. */
export function sourcesOf(element: HTMLMediaElement): MediaSource[] {
  const own = writtenAddress(element.getAttribute('src'), element.dataset.src)
  if (own) return [{ src: own, type: element.getAttribute('type') ?? undefined }]
  return [...element.querySelectorAll('source')].flatMap(source => {
    // Otherwise the browser would try them again when an engine releases the element.
    source.remove()
    const src = writtenAddress(source.getAttribute('src'), source.dataset.src)
    return src ? [{ src, type: source.getAttribute('type') ?? undefined }] : []
  })
}

/**
 * Takes the tracks away from the browser, which cannot read DFXP and would draw captions under the
 * controls.
 */
export function tracksOf(element: HTMLMediaElement) {
  return [...element.querySelectorAll('track')].map(track => {
    track.remove()
    return {
      kind: TRACK_KINDS.find(kind => kind === track.kind) ?? 'metadata',
      src: track.src,
      language: track.srclang,
      label: track.label || track.srclang,
      isDefault: track.default,
    }
  })
}
