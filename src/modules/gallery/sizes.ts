import type { CSSProperties } from 'react'
import {
  fallingColumns,
  type ResolvedImage,
  type Responsive,
  toVariants,
} from '#module-contract/client'

/** Rows per column width in masonry; image heights are rounded to rows. */
const ROWS_PER_COLUMN = 24
/** Maximum width of page content in pixels. */
const PAGE_PX = 1200

/** Default row heights on smaller screens, so that a row has more than one image. */
export function rowHeightsOn(height: Responsive<number>) {
  const { desktop, tablet = desktop * 0.8, phone = tablet * 0.6 } = toVariants(height)
  return { desktop, tablet: Math.round(tablet), phone: Math.round(phone) }
}

/** Custom properties for placing an image. Undefined in the browser, where the server's markup is kept. */
export function placeOf(image: ResolvedImage | null): CSSProperties | undefined {
  if (!image?.id) return undefined
  const ratio = ratioOf(image)
  const rows = Math.max(1, Math.round(ROWS_PER_COLUMN / ratio))
  return { '--item-ratio': Number(ratio.toFixed(3)), '--item-rows': rows } as CSSProperties
}

/** `sizes` of images in columns. */
export function gridSizes(columns: Responsive<number>): string {
  const { desktop, tablet, phone } = fallingColumns(columns)
  const share = (count: number) => `${Math.ceil(93 / count)}vw`
  const widest = `${Math.ceil(PAGE_PX / desktop)}px`
  return `(min-width: 1328px) ${widest}, (min-width: 981px) ${share(desktop)}, (min-width: 768px) ${share(tablet)}, ${share(phone)}`
}

/** `sizes` of images in rows, which may be up to 50 % taller than requested. */
export function rowSizes(height: Responsive<number>, image: ResolvedImage | null): string {
  if (!image?.id) return ''
  const { desktop, phone } = rowHeightsOn(height)
  const wide = (px: number) => `min(92vw, ${Math.round(px * 1.5 * ratioOf(image))}px)`
  return `(min-width: 768px) ${wide(desktop)}, ${wide(phone)}`
}

/** Aspect ratio of the original; 1 if unknown, as for some SVG files. */
function ratioOf({ width, height }: ResolvedImage): number {
  return width > 0 && height > 0 ? width / height : 1
}
