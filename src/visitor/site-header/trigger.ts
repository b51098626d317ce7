/** HDR-2, HDR-3: where on its way down a page changes its header. All in pixels. */

/** Headers up to this height change sooner. */
const LOW_PX = 90
const WAY_OF_LOW_PX = 29
const WAY_OF_HIGH_PX = 56
/** A header that hides appears so much later, beside its own height; and only a page that is so much longer hides it. */
const FURTHER_PX = 200

export interface Measures {
  /** Of the header with what belongs to it. */
  height: number
  /** Of the staff's bar above it, while it stays in view. */
  adminBar: number
  /** Of the content, or of what a header lies over: from the top of the document. */
  contentTop: number
}

/** How far a page is scrolled when its header becomes fixed. */
export function fixedAt({ height, adminBar, contentTop }: Measures): number {
  const way = height <= LOW_PX ? WAY_OF_LOW_PX : WAY_OF_HIGH_PX
  return contentTop - (height - way) - adminBar
}

/** How far it is scrolled when a header that hides appears. */
export const shownAt = (measures: Measures) => fixedAt(measures) + measures.height + FURTHER_PX

/** Whether there is enough to scroll for a header to hide. */
export function canHide(sizes: { document: number; window: number; height: number }): boolean {
  return sizes.document > sizes.window + sizes.height + FURTHER_PX
}
