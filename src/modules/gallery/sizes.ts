import type { CSSProperties } from 'react'
import { fallingColumns, type ResolvedImage, type Responsive, toVariants } from '#module-kit/client'

/** A column of masonry is this many rows wide: how high a picture is, is rounded to one of them. */
const ROWS_PER_COLUMN = 24
/** A page is so wide at most, in pixels. */
const PAGE_PX = 1200

/** What is not said for smaller screens: rows are lower there, or one picture would fill each. */
export function rowHeightsOn(height: Responsive<number>) {
  const { desktop, tablet = desktop * 0.8, phone = tablet * 0.6 } = toVariants(height)
  return { desktop, tablet: Math.round(tablet), phone: Math.round(phone) }
}

/** What styles need to know of a picture to place it whole. The browser's copy of one says nothing: what the server wrote stays. */
export function placeOf(image: ResolvedImage | null): CSSProperties | undefined {
  if (!image?.id) return undefined
  const ratio = ratioOf(image)
  const rows = Math.max(1, Math.round(ROWS_PER_COLUMN / ratio))
  return { '--item-ratio': Number(ratio.toFixed(3)), '--item-rows': rows } as CSSProperties
}

/** Widths of a column, as `sizes` of HTML. */
export function gridSizes(columns: Responsive<number>): string {
  const { desktop, tablet, phone } = fallingColumns(columns)
  const share = (count: number) => `${Math.ceil(93 / count)}vw`
  const widest = `${Math.ceil(PAGE_PX / desktop)}px`
  return `(min-width: 1328px) ${widest}, (min-width: 981px) ${share(desktop)}, (min-width: 768px) ${share(tablet)}, ${share(phone)}`
}

/** Widths in a row, which may be half as high again as it was asked to be. */
export function rowSizes(height: Responsive<number>, image: ResolvedImage | null): string {
  if (!image?.id) return ''
  const { desktop, phone } = rowHeightsOn(height)
  const wide = (px: number) => `min(92vw, ${Math.round(px * 1.5 * ratioOf(image))}px)`
  return `(min-width: 768px) ${wide(desktop)}, ${wide(phone)}`
}

/** Of the original; square where it says nothing of itself, as a drawing may. */
function ratioOf({ width, height }: ResolvedImage): number {
  return width > 0 && height > 0 ? width / height : 1
}
