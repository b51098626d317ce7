/** HDR-2, HDR-3: scroll positions at which the header changes, in pixels. */

/** Headers up to this height change earlier. */
const LOW_PX = 90
const WAY_OF_LOW_PX = 29
const WAY_OF_HIGH_PX = 56
/** A hiding header appears this far below its own height, and only on pages longer by that amount. */
const FURTHER_PX = 200

export interface Measures {
  /** Header height including its template. */
  height: number
  /** Height of the fixed staff bar. */
  adminBar: number
  /** Document position of the content, or of what the header overlays. */
  contentTop: number
}

/** Scroll position at which the header becomes fixed. */
export function fixedAt({ height, adminBar, contentTop }: Measures): number {
  const way = height <= LOW_PX ? WAY_OF_LOW_PX : WAY_OF_HIGH_PX
  return contentTop - (height - way) - adminBar
}

/** Scroll position at which a hiding header appears. */
export const shownAt = (measures: Measures) => fixedAt(measures) + measures.height + FURTHER_PX

/** Whether the page is long enough for a hiding header. */
export function canHide(sizes: { document: number; window: number; height: number }): boolean {
  return sizes.document > sizes.window + sizes.height + FURTHER_PX
}
