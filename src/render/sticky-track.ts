import { type DesignOptions, stickyOf } from '#design'

/** Limits beyond the container of a module. */
const BEYOND = ['section', 'page'] as const

/**
 * Tags around a module that sticks beyond its container: a track, which `visitor/sticky.ts` extends
 * to the section or page. Its space in the container is kept. Without script it does not stick.
 */
export function stickyTrackOf(design: DesignOptions): { before: string; after: string } {
  const sticky = stickyOf(design)
  const limit = BEYOND.find(one => one === sticky?.within)
  if (!limit) return { before: '', after: '' }
  return {
    before: `<div class="sticky-place"><div class="sticky-track" data-within="${limit}" data-edge="${sticky?.edge ?? 'top'}">`,
    after: '</div></div>',
  }
}
