import { type DesignOptions, stickyOf } from '#design'

/** Limits beyond the box that holds a module. */
const BEYOND = ['section', 'page'] as const

/**
 * A module that sticks for longer than its box reaches stands in a track, which `visitor/sticky.ts` makes as long as the
 * section or the page; its place in the box is kept. Without script it sticks to nothing.
 */
export function inStickyTrack(design: DesignOptions | undefined, html: string): string {
  const sticky = stickyOf(design)
  const limit = BEYOND.find(one => one === sticky?.within)
  if (!limit) return html
  return `<div class="sticky-place"><div class="sticky-track" data-within="${limit}" data-edge="${sticky?.edge ?? 'top'}">${html}</div></div>`
}
