import { type DesignOptions, stickyOf } from '#design'

/** Limits beyond the container of a module. */
const BEYOND = ['section', 'page'] as const

/**
 * Puts a module that sticks beyond its container into a track, which `visitor/sticky.ts` extends to
 * the section or page. Its space in the container is kept. Without script it does not stick.
 */
export function inStickyTrack(design: DesignOptions | undefined, html: string): string {
  const sticky = stickyOf(design)
  const limit = BEYOND.find(one => one === sticky?.within)
  if (!limit) return html
  return `<div class="sticky-place"><div class="sticky-track" data-within="${limit}" data-edge="${sticky?.edge ?? 'top'}">${html}</div></div>`
}
